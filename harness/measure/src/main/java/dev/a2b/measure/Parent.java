package dev.a2b.measure;

/** The process that started this one: Maven. */
final class Parent {

    private Parent() {
    }

    /** Ends this JVM when the process that started it is gone: nobody waits for the measurement any more. */
    static void follow() {
        ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> {
            System.err.println("The measurement ends: the process that started it is gone.");
            System.exit(1);
        }));
    }
}
