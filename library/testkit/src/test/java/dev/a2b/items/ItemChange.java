package dev.a2b.items;

import io.micronaut.serde.annotation.Serdeable;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

@Serdeable
record ItemChange(
        @NotBlank @Size(max = 100) String name,
        @NotBlank @Size(max = 1000) String note) {}
