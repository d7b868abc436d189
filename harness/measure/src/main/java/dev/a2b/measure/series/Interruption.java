package dev.a2b.measure.series;

import dev.a2b.measure.result.Console;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends the series in order when this JVM is asked to end, by Ctrl-C or by the end of the terminal. */
final class Interruption implements AutoCloseable {

    private static final int NOTICE_SECONDS = 30;

    private final MavenProcess maven;
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread hook = new Thread(this::end, "series-end");
    private volatile String step = "";

    Interruption(MavenProcess maven) {
        this.maven = maven;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** @param name of the step that begins */
    void during(String name) {
        step = name;
    }

    /**
     * Never returns when this JVM is ending. Ctrl-C ends the running Maven as well, maybe before this JVM notices, and
     * such an end is no failure of the step.
     */
    void awaitIfEnding() {
        try {
            if (maven.wasSignalled() && ending.await(NOTICE_SECONDS, TimeUnit.SECONDS) || ending.getCount() == 0) {
                Thread.sleep(Long.MAX_VALUE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The series has ended by itself. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // This JVM is ending.
        }
    }

    private void end() {
        ending.countDown();
        maven.stop();
        Console.line("interrupted in %s: rerun the command to resume with this step, or add -Dmeasure.restart=true to "
            + "start over", step);
    }
}
