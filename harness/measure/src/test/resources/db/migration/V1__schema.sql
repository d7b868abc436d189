create table greetings (id bigint primary key, greeting text not null);
