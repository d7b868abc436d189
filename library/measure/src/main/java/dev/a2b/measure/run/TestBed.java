package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Journey;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.sampling.JvmMeter;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.Sampler;
import dev.a2b.measure.service.ServiceException;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.Executed;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The measured service with its database, the checks before the load, and the sampling during the load. */
abstract class TestBed implements AutoCloseable {

    final Workload workload;
    final Plan plan;
    final Build build;
    final Phases phases = new Phases();
    final Clock clock = new Clock();
    private Sampler<Sample> sampler;
    private DatabaseConnections connections;
    private final Map<String, Long> responses = new ConcurrentHashMap<>();
    private List<Executed> executed = List.of();

    TestBed(Workload workload, Plan plan, Build build) {
        this.workload = workload;
        this.plan = plan;
        this.build = build;
    }

    /**
     * Starts what is not running yet and checks the service. Then the load may begin.
     *
     * @throws ServiceException if the service does not start or fails the check before the load
     * @throws MeasureException if the service cannot be measured for another reason
     */
    abstract void start(Settings settings);

    /** Scheme, host and port of the service. */
    abstract URI uri();

    /** All starts of the service; empty if nobody knows when it was started. */
    abstract List<Startup> startups();

    /** Whether a rolling update replaces the service during the load. */
    boolean isUpdated() {
        return false;
    }

    /** How the memory of the service is measured. */
    abstract MemoryMeasure memoryMeasure();

    /** The database of the service; empty if unknown. */
    abstract Optional<Database> database();

    /** The database server. */
    abstract DatabaseInfo databaseInfo();

    /** The Java that runs the service, see {@link dev.a2b.measure.result.Context#java}. */
    String java() {
        return "";
    }

    /** The limits that were in force before the load; empty if the service has none, or if this is unknown. */
    Optional<Limits> limits() {
        return Optional.empty();
    }

    /** The limits that are in force at this moment; of a service that has ended, those that were in force. */
    Optional<Limits> presentLimits() {
        return limits();
    }

    /** How the service ended, as a part of a sentence; empty if it still runs, or if this is unknown. */
    String death() {
        return "";
    }

    /** What to do if the check before the load has failed, in one sentence. */
    abstract String adviceOnCheck();

    /** Stops the sampling, and the service if it was started here. The database keeps running, for the audit. */
    void stopService() {
        if (sampler != null) {
            sampler.close();
        }
        if (connections != null) {
            connections.close();
        }
    }

    /** Stops everything that was started here. */
    @Override
    public void close() {
        stopService();
    }

    Build build() {
        return build;
    }

    /** The samples so far; empty before the load. */
    List<Sample> samples() {
        return sampler == null ? List.of() : sampler.samples();
    }

    /**
     * The conditions of the run.
     *
     * @param varied what the plan varies; empty if nothing
     */
    Context context(Optional<Variation> varied, List<Phase> ended) {
        return new Context(
                Environment.machine(),
                databaseInfo(),
                java(),
                limits().orElse(null),
                Round.current().orElse(null),
                varied.orElse(null),
                ended,
                environment());
    }

    /** The conditions of the run by their names: software, database, commands. */
    SortedMap<String, String> environment() {
        var environment = Environment.capture(build);
        environment.put(Context.SERVICE_COMMAND, String.join(" ", build.command()));
        environment.put(
                "built by",
                build.creation().builder().isEmpty()
                        ? "not known"
                        : build.creation().builder());
        return environment;
    }

    /** The meter of the service's JVM; it knows no process unless the service runs as one on this machine. */
    JvmMeter jvm() {
        return new JvmMeter(Set::of);
    }

    /** Starts sampling once a second: the load may begin. */
    void sample(Meter service, Supplier<Duration> databaseCpu, Meter generator) {
        if (plan.thresholds().limitsGrowth()) {
            connections = database().map(DatabaseConnections::new).orElse(null);
        }
        var countsFiles = plan.thresholds().limitsGrowth() || plan.load().asksPartner();
        var reader = new SampleReader(
                service, jvm(), databaseCpu, countsFiles, connections == null ? () -> -1 : connections, generator);
        sampler = new Sampler<>(() -> {
            clock.compare();
            return reader.get();
        });
        Console.line(
                "the load takes %s %d s",
                plan.load().isAdaptive() ? "at most" : "about",
                plan.load().seconds() - plan.load().drainSeconds());
    }

    /** Times a fixed work before or after the load, if the service is on this machine and the plan asks for it. */
    void calibrate() {
        // The machine of a service that was given by its address is not known.
    }

    /** What the service has logged; empty if this is not known. */
    String log() {
        return "";
    }

    /** How long the work took each time. */
    List<Calibration> calibrations() {
        return List.of();
    }

    /** The statements that the service has executed; empty if the database does not count them. */
    List<Executed> executed() {
        return List.of();
    }

    /** Counts what the service does while one user makes the journey. */
    void count(Runnable journey) {
        var before = executed();
        journey.run();
        executed = Executed.since(before, executed());
    }

    /** Adds a response of this journey. */
    void respond(String request, int bytes) {
        responses.merge(request, (long) bytes, Long::sum);
    }

    /** What was counted. */
    Journey journey() {
        return new Journey(new TreeMap<>(responses), executed);
    }

    void check() {
        phases.begin(Plan.CHECK);
        try {
            database().ifPresent(workload::inspect);
            workload.check(uri());
        } catch (MeasureException e) {
            throw new ServiceException(true, failedCheck(e), e.getMessage() + " " + adviceOnCheck());
        }
        Console.line("the check before the load passed");
        // Before the warm-up, because a wrong setting should not end the run minutes later.
        plan.load().levels().stream()
                .map(LoadStep::partner)
                .findFirst()
                .filter(behavior -> !behavior.isEmpty())
                .ifPresent(workload::partner);
    }

    /** What failed, as a clause; if the service has ended, also how. */
    private String failedCheck(MeasureException failure) {
        var end = death();
        return "the service failed the check before the load: " + failure.finding()
                + (end.isEmpty() ? "" : "; it had ended, " + end);
    }
}
