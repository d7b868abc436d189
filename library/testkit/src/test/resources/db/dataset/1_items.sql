-- Each user has one row.

insert into items (id, user_id, name, note)
select id, id, 'Number ' || id || ' of the data set', 'A note that only the user ' || id || ' may see'
from generate_series(1, current_setting('dataset.users')::bigint) id;
