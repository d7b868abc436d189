package dev.a2b.measure.load;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * Controls a load that depends on its results. Gatling fixes its load before it begins, so users arrive at a constant
 * rate that is high enough for every level. Each user asks for admission; those who are not admitted leave before their
 * first request. The users who are admitted between two dismissals are a generation. Several threads may use this
 * class.
 *
 * <p>In the closed model, a place that becomes free stays free until the next user arrives, on average for half of the
 * time between two arrivals.
 */
public final class AdmissionControl {

    private final double arriving;
    private final CountDownLatch asked = new CountDownLatch(1);
    private String phase = "";
    private double share;
    private double due;
    private int places;
    private long admitted;
    private long present;
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
     * Decides whether the user who asks is admitted. With a rate, the admitted users are spread evenly over those who
     * ask. Each admitted user must {@link #leave} later.
     *
     * @return the phase for which the user is admitted; empty if not admitted
     */
    public synchronized Optional<String> admit() {
        asked.countDown();
        due += share;
        if (due < 1 && present >= places) {
            return Optional.empty();
        }
        due = Math.max(0, due - 1);
        admitted++;
        present++;
        return Optional.of(phase);
    }

    /** An admitted user leaves, after the journey or early. */
    public synchronized void leave() {
        present--;
    }

    /** The number of the generation of the users who are admitted now, counted from 0. */
    public int generation() {
        return generation;
    }

    /** Whether the users of a generation may continue their journeys, because they were not dismissed. */
    public boolean keeps(int ofUser) {
        return ofUser == generation;
    }

    /** Whether the last stage has ended, so that no more load is needed. */
    public boolean isOver() {
        return over;
    }

    /** Admits this number of users per second for a phase from now on, the first after half an interval. */
    synchronized void open(String forPhase, double usersPerSecond) {
        allow(forPhase, usersPerSecond / arriving, 0.5, 0);
    }

    /** Admits a user for a phase whenever fewer than this number of admitted users are present. */
    synchronized void openFor(String forPhase, int users) {
        allow(forPhase, 0, 0, users);
    }

    /** Admits the next user who asks, for a phase, and nobody else. */
    synchronized void openForOne(String forPhase) {
        allow(forPhase, 0, 1, 0);
    }

    /** Admits nobody from now on. */
    synchronized void shut() {
        allow(phase, 0, 0, 0);
    }

    private void allow(String forPhase, double shareOfArriving, double dueNow, int placesForUsers) {
        phase = forPhase;
        share = shareOfArriving;
        due = dueNow;
        places = placesForUsers;
    }

    /** Makes all admitted users leave before their next request. */
    synchronized void dismiss() {
        generation++;
    }

    synchronized long admitted() {
        return admitted;
    }

    /** How many admitted users have not left. */
    synchronized long present() {
        return present;
    }

    void end() {
        over = true;
    }

    void awaitArrival() throws InterruptedException {
        asked.await();
    }
}
