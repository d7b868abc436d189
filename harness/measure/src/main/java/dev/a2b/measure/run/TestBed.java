package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Grant;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Inspection;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.Sampler;
import dev.a2b.measure.statistics.Format;
import dev.a2b.postgres.Database;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/** The measured service with its database, the checks before the load, and the sampling during the load. */
abstract class TestBed implements AutoCloseable {

    final Workload workload;
    final Plan plan;
    final Build build;
    final Phases phases = new Phases();
    private Sampler<Sample> sampler;

    TestBed(Workload workload, Plan plan, Build build) {
        this.workload = workload;
        this.plan = plan;
        this.build = build;
    }

    /**
     * Starts what is not running yet and checks the service. Then the load may begin.
     *
     * @throws MeasureException if the service cannot be measured
     */
    abstract void start(Settings settings);

    /** Scheme, host and port of the service. */
    abstract URI uri();

    /** All starts of the service; empty if it was started elsewhere. */
    abstract List<Startup> startups();

    /** What the memory of the service is. */
    abstract MemoryMeasure memoryMeasure();

    /** Memory of the service before the load, in bytes; negative if unknown. */
    abstract long idleMemoryBytes();

    /** The database of the service; empty if unknown. */
    abstract Optional<Database> database();

    /** The database server. */
    abstract DatabaseInfo databaseInfo();

    /** The Java that runs the service, see {@link dev.a2b.measure.result.Context#java}. */
    abstract String java();

    /** The grant that was in force before the load; empty if the service runs without limits, or if this is unknown. */
    abstract Optional<Grant> grant();

    /** The grant that is in force at this moment; of a service that has ended, the one that was in force. */
    abstract Optional<Grant> presentGrant();

    /** How the service ended, as a part of a sentence; empty if it still runs, or if this is unknown. */
    abstract String death();

    /** The inspections of the service's image; empty if it is not an image. */
    abstract List<Inspection> inspect();

    /** What to do if the pre-flight has failed, in one sentence. */
    abstract String adviceOnPreflight();

    /** Stops the sampling and the service. The database keeps running, for the audit. */
    abstract void stopService();

    /** Stops everything that was started here. */
    @Override
    public abstract void close();

    Build build() {
        return build;
    }

    Phases phases() {
        return phases;
    }

    List<Sample> samples() {
        return sampler.samples();
    }

    /** The conditions of the run by their names: software, database, commands. */
    SortedMap<String, String> environment() {
        var environment = Environment.capture(build);
        environment.put("service command", String.join(" ", build.command()));
        environment.put("built by", build.creation().builder().isEmpty() ? "not known" : build.creation().builder());
        environment.put("sampling", Format.of("%.2f %% of a core", sampler.percentOfACore()));
        return environment;
    }

    /** Starts sampling once a second: the load may begin. */
    void sample(Meter service, Supplier<Duration> databaseCpu) {
        sampler = new Sampler<>(new SampleReader(service, databaseCpu));
        Console.line("the load takes %s %d s", plan.load().searches() ? "at most" : "about",
            plan.load().seconds() - plan.load().drainSeconds());
    }

    void stopSampling() {
        if (sampler != null) {
            sampler.close();
        }
    }

    void preflight() {
        phases.begin("pre-flight");
        try {
            database().ifPresent(workload::inspect);
            workload.preflight(uri());
        } catch (MeasureException e) {
            throw new MeasureException(e.getMessage() + " " + adviceOnPreflight());
        }
        Console.line("pre-flight passed");
    }
}
