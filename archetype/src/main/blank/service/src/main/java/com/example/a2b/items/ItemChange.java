package com.example.a2b.items;

import dev.a2b.api.CalendarDay;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.serde.annotation.Serdeable;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;

@Serdeable
record ItemChange(
        @NotBlank @Size(max = 100) String name,
        @NotNull @CalendarDay LocalDate date,
        @Nullable @PositiveOrZero Integer quantity) {}
