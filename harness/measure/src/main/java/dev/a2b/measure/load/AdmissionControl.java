package dev.a2b.measure.load;

import java.util.concurrent.CountDownLatch;

/**
 * Makes the load of a search. Gatling's load is planned before it begins, so more users than needed arrive at a
 * constant rate and ask here; those that are not let in leave at once, before their first request. The users who are
 * let in between two dismissals are a generation.
 */
public final class AdmissionControl {

    private final double arriving;
    private final CountDownLatch asked = new CountDownLatch(1);
    private double share;
    private double due;
    private long admitted;
    private volatile int generation;
    private volatile boolean over;

    /** @param arriving users per second that ask */
    public AdmissionControl(double arriving) {
        this.arriving = arriving;
    }

    /** Whether the user who asks is part of the load: each time that another whole user is due. */
    public synchronized boolean admits() {
        asked.countDown();
        due += share;
        if (due < 1) {
            return false;
        }
        due--;
        admitted++;
        return true;
    }

    /** That of the users who are let in now. */
    public int generation() {
        return generation;
    }

    /** Whether the users of a generation may go on with their journeys. */
    public boolean keeps(int ofUser) {
        return ofUser == generation;
    }

    /** Whether no more load is needed. */
    public boolean isOver() {
        return over;
    }

    /** Lets so many users per second in from now on, the first after half of their distance. */
    synchronized void open(double usersPerSecond) {
        share = usersPerSecond / arriving;
        due = 0.5;
    }

    /** Sends the users away who are there, at their next request. */
    synchronized void dismiss() {
        generation++;
    }

    synchronized long admitted() {
        return admitted;
    }

    void end() {
        over = true;
    }

    void awaitArrival() throws InterruptedException {
        asked.await();
    }
}
