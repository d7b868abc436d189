package com.example.a2b.booking;

import io.micronaut.serde.annotation.Serdeable;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@Serdeable
record BookingEdit(
        @NotNull BookingState state,
        @NotNull @Size(max = 1000) String description) {}
