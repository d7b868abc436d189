package com.example.a2b.items;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.data.annotation.GeneratedValue;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;
import java.time.LocalDate;

@Serdeable
@MappedEntity("items")
record Item(
        @Id @GeneratedValue @Nullable Long id,
        String name,
        LocalDate date,
        @Nullable Integer quantity) {}
