insert into tours (id, seats) select id, 2 from generate_series(1, 10) id;
