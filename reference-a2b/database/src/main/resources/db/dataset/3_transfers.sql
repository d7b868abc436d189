-- Departures between any two places of different cities, and the bookings on them.
--
-- The transfers that start in one city have consecutive ids, in blocks of the same size. A user's bookings lie in the
-- block of the city where the user lives, at three distant offsets; from user to user the offsets advance by a prime
-- number, so that every transfer gets about the same number of bookings.

create temporary table booked on commit drop as
select user_id,
       1 + user_id % 6 * block + (user_id / 6 * 1013 + turn * (block / 3)) % block as transfer_id,
       case
           when turn = 0 or user_id * 7919 % 10 + turn < 7 then 'BOOKED'
           when user_id / 6 % 2 = 0 then 'COMPLETED'
           else 'CANCELED'
       end as state,
       (array['window seat', 'one suitcase', 'bicycle', 'wheelchair', 'child seat', 'no luggage'])
           [1 + (user_id + turn) * 31 / 7 % 6] as description,
       turn
from (values (2000 * current_setting('dataset.departures')::bigint)) blocks (block),
     lateral (
         select user_id, turn
         from generate_series(1, current_setting('dataset.users')::bigint) user_id, generate_series(0, 1) turn
         union all
         -- One user of every two has a third booking. Which one alternates every six users, so that all cities get the
         -- same number, and with every round through a block, so that all its transfers do.
         select 1 + 2 * pair + (pair / 3 + pair / 6000) % 2, 2
         from generate_series(0, current_setting('dataset.users')::bigint / 2 - 1) pair
     ) turns;

insert into transfers (id, origin_id, destination_id, capacity, seats_taken, date, departure, arrival, price,
                       description)
select id, origin_id, destination_id, current_setting('dataset.capacity')::int, coalesce(seats, 0), day,
       departure, departure + minutes * interval '1 minute', (4 + minutes * 0.45)::numeric(12, 2),
       origin || ' to ' || destination || (array[', direct', ', one stop', ', express', ', minibus'])[1 + id % 4]
from (
    select row_number() over (order by o.id, d.id, departure_number) as id,
           o.id as origin_id, d.id as destination_id, oc.name as origin, dc.name as destination, day,
           (day + interval '5 hours' + (o.id * 37 + d.id * 61 + departure_number * 101) % 180 * interval '5 minutes')
               at time zone 'UTC' as departure,
           40 + abs(oc.id - dc.id) * 25 + (o.id * 13 + d.id * 17) % 30 as minutes
    from locations o
    join cities oc on oc.id = o.city_id
    join locations d on d.city_id <> o.city_id
    join cities dc on dc.id = d.city_id
    cross join generate_series(1, current_setting('dataset.departures')::int) departure_number
    cross join (values (current_setting('dataset.day')::date)) days (day)
) planned
left join (
    select transfer_id, count(*) as seats from booked where state <> 'CANCELED' group by transfer_id
) taken on taken.transfer_id = planned.id
order by id;

insert into users_transfers (user_id, transfer_id, state, description, booked_at)
select user_id, transfer_id, state, description, timestamptz '2020-01-01 00:00Z' + turn * interval '1 day'
from booked order by user_id, transfer_id;
