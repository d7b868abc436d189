insert into books (id, author_id, title, printed)
select id, 1 + id % 100, 'Book ' || id, timestamp '2020-01-01' + id * interval '1 hour'
from generate_series(1, current_setting('dataset.books')::bigint) id;
