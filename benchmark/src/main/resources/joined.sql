JOIN locations origin ON origin.id = transfer.origin_id
JOIN cities origin_city ON origin_city.id = origin.city_id
JOIN locations destination ON destination.id = transfer.destination_id
JOIN cities destination_city ON destination_city.id = destination.city_id
