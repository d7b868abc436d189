package dev.a2b.measure.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generates the sources of unused beans, to show what many beans cost when a service is compiled and when it starts.
 * Each one is a singleton (<a href="https://jakarta.ee/specifications/dependency-injection/">Jakarta Dependency
 * Injection</a>) without dependencies.
 */
public final class ExtraBeans {

    private static final String PACKAGE = "extra";

    private ExtraBeans() {}

    /**
     * Maven calls this.
     *
     * @param arguments the folder of the sources, which is created if it is missing, and the number of beans
     * @throws IOException if a file cannot be written
     */
    public static void main(String... arguments) throws IOException {
        var folder = Files.createDirectories(Path.of(arguments[0], PACKAGE));
        var count = Integer.parseInt(arguments[1]);
        for (var bean = 1; bean <= count; bean++) {
            Files.writeString(folder.resolve("Bean" + bean + ".java"), source("Bean" + bean));
        }
    }

    private static String source(String name) {
        return "package " + PACKAGE + ";\n\n@jakarta.inject.Singleton\nclass " + name + " {\n}\n";
    }
}
