create table greetings (id bigint primary key, greeting text not null);
create table tours (id bigint primary key, seats int not null);
create table bookings (tour_id bigint not null references tours (id));
