package dev.a2b.measure.develop;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A program that shares the console with this JVM, and ends with it at the latest. */
final class Child {

    private final ProcessBuilder builder;
    private Process process;

    Child(List<String> command, Map<String, String> environment) {
        builder = new ProcessBuilder(command).inheritIO();
        builder.environment().putAll(environment);
    }

    void start() {
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new MeasureException("The program cannot be started: " + e.getMessage() + ".");
        }
        ProcessReaper.guard(process.toHandle());
    }

    boolean runs() {
        return process.isAlive();
    }

    /** Ends the program if it still runs. */
    void stop() throws InterruptedException {
        process.destroy();
        end();
    }

    /** Runs the program to its end. */
    boolean succeeds() throws InterruptedException {
        start();
        return end() == 0;
    }

    private int end() throws InterruptedException {
        var code = process.waitFor();
        ProcessReaper.release(process.toHandle());
        return code;
    }
}
