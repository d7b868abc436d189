package dev.a2b.items;

import io.micronaut.serde.annotation.Serdeable;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

@Serdeable
@Schema(additionalProperties = Schema.AdditionalPropertiesValue.FALSE)
record ItemChange(
        @NotBlank @Size(max = 100) String name,
        @NotBlank @Size(max = 1000) String note) {}
