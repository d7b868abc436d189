package dev.a2b.database;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;

/** The migrations of this build: the files that were in the folder {@code db/migration} when Maven listed them. */
final class Migrations {

    private static final ClassPathFile LIST = new ClassPathFile("db/migrations.txt");

    private Migrations() {}

    /** Each migration once. The library runs them in the order of their versions. */
    static List<MigrateResource> all() throws IOException {
        try (var names = LIST.getInputStream()) {
            return new String(names.readAllBytes(), UTF_8)
                    .lines()
                    .<MigrateResource>map(name -> new ClassPathFile("db/migration/" + name))
                    .toList();
        }
    }
}
