insert into greetings (id, greeting) select id, 'Hello ' || id from generate_series(1, 100) id;
