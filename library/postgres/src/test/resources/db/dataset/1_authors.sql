insert into authors (id, name) select id, 'Author ' || id from generate_series(1, 100) id;
