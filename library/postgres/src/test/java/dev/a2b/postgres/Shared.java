package dev.a2b.postgres;

import java.nio.file.Path;

/** The directory that the tests share, so that few of them have to seed. */
final class Shared {

    static final Path DIRECTORY = Path.of(System.getProperty("database.directory", "target/postgres"));

    private Shared() {}
}
