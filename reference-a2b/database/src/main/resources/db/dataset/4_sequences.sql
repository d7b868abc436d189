-- The next row of each table gets the id after the last.

select setval(pg_get_serial_sequence('countries', 'id'), (select max(id) from countries)),
       setval(pg_get_serial_sequence('cities', 'id'), (select max(id) from cities)),
       setval(pg_get_serial_sequence('locations', 'id'), (select max(id) from locations)),
       setval(pg_get_serial_sequence('transfers', 'id'), (select max(id) from transfers)),
       setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users));
