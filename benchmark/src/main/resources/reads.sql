-- The statements of the nine reads, as the service sends them, for pgbench. Pgbench.java gives each script a user with
-- one of the user's transfers.
\set from random(1, 6)
\set to 1 + (:from + random(0, 4)) % 6
\set origin (:from - 1) * 20 + random(1, 20)
\set destination (:to - 1) * 20 + random(1, 20)

SELECT id, name, code FROM countries ORDER BY id;

SELECT city.id, city.name, city.code, country.id, country.name, country.code
FROM cities city
JOIN countries country ON country.id = city.country_id
WHERE city.country_id = 1
ORDER BY city.id;

SELECT location.id, (location.location -> 'coordinates' ->> 0)::float8,
    (location.location -> 'coordinates' ->> 1)::float8, city.id, city.name, city.code
FROM locations location
JOIN cities city ON city.id = location.city_id
WHERE city.id = :from AND city.country_id = 1
ORDER BY location.id;

SELECT city.id, city.name, city.code, country.id, country.name, country.code
FROM cities city
JOIN countries country ON country.id = city.country_id
WHERE city.country_id = 1
ORDER BY city.id;

SELECT location.id, (location.location -> 'coordinates' ->> 0)::float8,
    (location.location -> 'coordinates' ->> 1)::float8, city.id, city.name, city.code
FROM locations location
JOIN cities city ON city.id = location.city_id
WHERE city.id = :to AND city.country_id = 1
ORDER BY location.id;

SELECT @transfer@
FROM transfers transfer
@joined@
WHERE transfer.origin_id = :origin AND transfer.destination_id = :destination AND transfer.date = '@day@'
ORDER BY transfer.departure, transfer.id LIMIT 20 OFFSET 0;

SELECT @booking@, @transfer@
FROM (SELECT * FROM users_transfers WHERE user_id = @user@
    ORDER BY booked_at DESC, transfer_id DESC LIMIT 20 OFFSET 0) booking
JOIN transfers transfer ON transfer.id = booking.transfer_id
@joined@
ORDER BY booking.booked_at DESC, booking.transfer_id DESC;

SELECT @booking@, @transfer@
FROM users_transfers booking
JOIN transfers transfer ON transfer.id = booking.transfer_id
@joined@
WHERE booking.user_id = @user@ AND booking.transfer_id = @booked@;

SELECT users.id, users.first_name, users.last_name, users.email, users.phone, @booking@, @transfer@
FROM users LEFT JOIN ((SELECT * FROM users_transfers WHERE user_id = @user@
    ORDER BY booked_at DESC, transfer_id DESC LIMIT 20 OFFSET 0) booking
    JOIN transfers transfer ON transfer.id = booking.transfer_id
    @joined@) ON true
WHERE users.id = @user@
ORDER BY booking.booked_at DESC, booking.transfer_id DESC;
