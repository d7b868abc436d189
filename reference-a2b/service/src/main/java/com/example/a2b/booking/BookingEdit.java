package com.example.a2b.booking;

import io.micronaut.serde.annotation.Serdeable;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@Serdeable
@Schema(additionalProperties = Schema.AdditionalPropertiesValue.FALSE)
record BookingEdit(
        @NotNull BookingState state,
        @NotNull @Size(max = 1000) String description) {}
