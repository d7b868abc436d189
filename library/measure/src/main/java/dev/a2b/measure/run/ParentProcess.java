package dev.a2b.measure.run;

import dev.a2b.measure.result.Console;

/** The process that started this one: Maven. */
final class ParentProcess {

    private ParentProcess() {}

    /**
     * Makes this JVM exit when the process that started it has ended, because nobody waits for the measurement then.
     */
    static void follow() {
        ProcessHandle.current()
                .parent()
                .ifPresent(parent -> parent.onExit().thenRun(() -> {
                    Console.error("The measurement stops because the process that started it has ended.");
                    System.exit(1);
                }));
    }
}
