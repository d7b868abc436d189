package dev.a2b.measure.load;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * Controls the load of a search. Gatling fixes its load before it begins, so users arrive at a constant rate that is
 * high enough for every level. Each user asks for admission; those who are not admitted leave before their first
 * request. The users who are admitted between two dismissals are a generation. Several threads may use this class.
 */
public final class AdmissionControl {

    private final double arriving;
    private final CountDownLatch asked = new CountDownLatch(1);
    private String phase = "";
    private double share;
    private double due;
    private long admitted;
    private volatile int generation;
    private volatile boolean over;

    /**
     * Creates an admission control that admits nobody yet.
     *
     * @param arriving users per second who ask for admission
     */
    public AdmissionControl(double arriving) {
        this.arriving = arriving;
    }

    /**
     * Decides whether the user who asks is admitted. The admitted users are evenly spread over those who ask.
     *
     * @return the phase for which the user is admitted; empty if not admitted
     */
    public synchronized Optional<String> admit() {
        asked.countDown();
        due += share;
        if (due < 1) {
            return Optional.empty();
        }
        due--;
        admitted++;
        return Optional.of(phase);
    }

    /** The number of the generation of the users who are admitted now, counted from 0. */
    public int generation() {
        return generation;
    }

    /** Whether the users of a generation may continue their journeys, because they were not dismissed. */
    public boolean keeps(int ofUser) {
        return ofUser == generation;
    }

    /** Whether the search has ended, so that no more load is needed. */
    public boolean isOver() {
        return over;
    }

    /** Admits this number of users per second for a phase from now on, the first after half an interval. */
    synchronized void open(String forPhase, double usersPerSecond) {
        phase = forPhase;
        share = usersPerSecond / arriving;
        due = 0.5;
    }

    /** Admits the next user who asks, for a phase, and nobody else. */
    synchronized void openForOne(String forPhase) {
        phase = forPhase;
        share = 0;
        due = 1;
    }

    /** Admits nobody from now on. */
    synchronized void shut() {
        share = 0;
        due = 0;
    }

    /** Makes all admitted users leave before their next request. */
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
