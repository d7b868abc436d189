package com.example.a2b.database;

import java.nio.file.Path;

/** The directory that tests, development mode and measuring share, so that few of them have to seed. */
final class Shared {

    static final Path DIRECTORY = Path.of(System.getProperty("basedir", "."), "target", "postgres");

    private Shared() {
    }
}
