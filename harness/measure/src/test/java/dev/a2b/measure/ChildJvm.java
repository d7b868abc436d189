package dev.a2b.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM with the tests' class path. */
public final class ChildJvm {

    private ChildJvm() {
    }

    /** What runs a program there. */
    public static List<String> command(Class<?> program, String... arguments) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(
            List.of(java, "-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
