package dev.a2b.measure.run;

/** The process that started this one: Maven. */
final class ParentProcess {

    private ParentProcess() {
    }

    /** Ends this JVM when the process that started it is gone: nobody waits for the measurement any more. */
    static void follow() {
        ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> {
            System.err.println("The measurement ends: the process that started it is gone.");
            System.exit(1);
        }));
    }
}
