package dev.a2b.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM with the tests' class path. It ends before the optimizing compiler has paid off. */
public final class ChildJvm {

    private ChildJvm() {}

    /** What runs a program there. */
    public static List<String> command(Class<?> program, String... arguments) {
        return command(List.of(), program.getName(), arguments);
    }

    /** The same, with options of the JVM. */
    public static List<String> command(List<String> options, String program, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program));
        command.addAll(List.of(arguments));
        return command;
    }
}
