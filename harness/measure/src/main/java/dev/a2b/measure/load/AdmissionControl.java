package dev.a2b.measure.load;

import java.util.concurrent.CountDownLatch;

/**
 * Controls the load of a search. Gatling's load is fixed before it begins, so more users than needed arrive at a
 * constant rate and ask for admission; those who are refused leave before their first request. The users who are
 * admitted between two dismissals are a generation.
 */
public final class AdmissionControl {

    private final double arriving;
    private final CountDownLatch asked = new CountDownLatch(1);
    private double share;
    private double due;
    private long admitted;
    private volatile int generation;
    private volatile boolean over;

    /** @param arriving users per second who ask */
    public AdmissionControl(double arriving) {
        this.arriving = arriving;
    }

    /** Whether the user who asks is part of the load. One is admitted whenever another whole user is due. */
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

    /** The generation of the users who are admitted now. */
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

    /** Admits so many users per second from now on, the first after half an interval. */
    synchronized void open(double usersPerSecond) {
        share = usersPerSecond / arriving;
        due = 0.5;
    }

    /** Makes all present users leave before their next request. */
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
