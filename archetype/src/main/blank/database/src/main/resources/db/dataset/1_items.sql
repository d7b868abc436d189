insert into items (id, name, date, quantity)
select id, 'Number ' || id || ' of the data set', date '2030-01-01' + (id % 365)::integer,
       case when id % 3 > 0 then id % 100 end
from generate_series(1, current_setting('dataset.items')::bigint) id;
