package dev.a2b.measure.series;

import dev.a2b.measure.result.Console;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends the series in an orderly way when this JVM is asked to end, for example by Ctrl-C. */
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

    /** @param name name of the step that begins */
    void during(String name) {
        step = name;
    }

    /**
     * Does not return if this JVM is ending. Ctrl-C also ends the running Maven, maybe before this JVM notices it, and
     * this must not count as a failure of the step.
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

    /** To be called when the series has ended without an interruption. */
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
        Console.line(
                "interrupted in %s: rerun the command to resume with this step, or add -Dmeasure.restart=true to "
                        + "start over",
                step);
    }
}
