package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Inspection;
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

/** The service under test with its database, the checks before the load, and the sampling during it. */
abstract class TestBed implements AutoCloseable {

    final Workload workload;
    final Plan plan;
    final Build build;
    final Phases phases = new Phases();
    private SampleReader reader;
    private Sampler<Sample> sampler;

    TestBed(Workload workload, Plan plan, Build build) {
        this.workload = workload;
        this.plan = plan;
        this.build = build;
    }

    /**
     * Starts what is not running yet and checks the service; the load may begin then.
     *
     * @throws MeasureException when the service cannot be measured
     */
    abstract void start(Settings settings);

    /** Where the service receives requests, without a path. */
    abstract URI uri();

    /** Each start of the service; empty when somebody else has started it. */
    abstract List<Startup> startups();

    /** The service's memory in bytes before the load; negative when it is not known. */
    abstract long idleRssBytes();

    /** The service's database; empty when it is not known. */
    abstract Optional<Database> database();

    /** The database server. */
    abstract DatabaseInfo databaseInfo();

    /** How the service ended, as a part of a sentence; empty when it is alive, or when that cannot be known. */
    abstract String death();

    /** What inspectors found in the service's image; empty when it is not an image. */
    abstract List<Inspection> inspect();

    /** What to do when the pre-flight failed, in one sentence. */
    abstract String adviceOnPreflight();

    /** Stops the sampling and the service; the database keeps running, for the audit. */
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

    /** The conditions of the run: machine, software, database, command. */
    SortedMap<String, String> environment() {
        var environment = Environment.capture();
        environment.put("service command", String.join(" ", build.command()));
        environment.put("built by", build.creation().builder().isEmpty() ? "not known" : build.creation().builder());
        environment.put("sampling", Format.of("%.2f %% of a core", sampler.percentOfACore()));
        return environment;
    }

    /** Samples from now on, once a second; the peak of the memory can be reset later. */
    void sample(Meter service, Supplier<Duration> databaseCpu) {
        reader = new SampleReader(service, databaseCpu);
        sampler = new Sampler<>(reader);
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
        if (reader != null) {
            reader.resetPeak();
        }
        Console.line("pre-flight passed; the load takes %s %d s", plan.load().searches() ? "at most" : "about",
            plan.load().seconds() - plan.load().drainSeconds());
    }
}
