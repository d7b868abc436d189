-- One country, six cities, and twenty locations in each: a grid of about 5 km around the centre.

insert into countries (id, name, code) values (1, 'Switzerland', 'CH');

create temporary table centres (city_id bigint, name text, code text, longitude numeric, latitude numeric)
    on commit drop;

insert into centres values
    (1, 'Zurich', 'ZRH', 8.5417, 47.3769),
    (2, 'Geneva', 'GVA', 6.1432, 46.2044),
    (3, 'Basel', 'BSL', 7.5886, 47.5596),
    (4, 'Bern', 'BRN', 7.4474, 46.9480),
    (5, 'Lausanne', 'QLS', 6.6323, 46.5197),
    (6, 'Lucerne', 'QLJ', 8.3093, 47.0502);

insert into cities (id, country_id, name, code)
select city_id, 1, name, code from centres order by city_id;

insert into locations (id, city_id, location)
select 20 * (city_id - 1) + place, city_id, jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(
           longitude + 0.011 * ((place - 1) % 5 - 2), latitude + 0.009 * ((place - 1) / 5 - 1.5)))
from centres cross join generate_series(1, 20) place
order by 1;
