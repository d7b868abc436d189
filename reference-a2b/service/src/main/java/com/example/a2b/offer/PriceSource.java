package com.example.a2b.offer;

/** Who set a price: the partner, or this service, which then offers the transfer's own price. */
enum PriceSource {
    PARTNER, OWN
}
