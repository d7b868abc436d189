package com.example.a2b.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class SchemaMigrationTest {

    @Inject
    Migrations migrations;

    @Test
    void every_migration_file_is_listed_in_the_configuration() throws IOException {
        try (var files = Files.list(Path.of(System.getProperty("basedir"), "src/main/resources/db/migration"))) {
            var names = files.map(file -> "db/migration/" + file.getFileName()).sorted().toList();

            assertEquals(names, migrations.migrations().stream().sorted().toList());
        }
    }
}
