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

/** What a run stands on: the service, checked and sampled. */
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

    /** Makes everything ready and checks the service; the load may begin then. */
    abstract void start(Settings settings);

    /** Where the service answers. */
    abstract URI uri();

    /** Empty when the service was started by someone else. */
    abstract List<Startup> startups();

    abstract long idleRssBytes();

    /** Empty when it is not known. */
    abstract Optional<Database> database();

    /** The database server. */
    abstract DatabaseInfo databaseInfo();

    /** Why the service is not alive any more; empty when it is, and when that cannot be known. */
    abstract String death();

    /** What is in the image that the service is started from, if it is one. */
    abstract List<Inspection> inspect();

    /** What to look at when the pre-flight failed, one sentence. */
    abstract String adviceOnPreflight();

    /** Stops sampling and service; the database is still there to be audited. */
    abstract void stopService();

    /** Stops everything. */
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

    /** Where and with what it runs. */
    SortedMap<String, String> environment() {
        var environment = Environment.capture();
        environment.put("service command", String.join(" ", build.command()));
        environment.put("built by", build.creation().builder().isEmpty() ? "not known" : build.creation().builder());
        environment.put("sampling", Format.of("%.2f %% of a core", sampler.percentOfACore()));
        return environment;
    }

    /** Samples from now on; the peak of memory can count from a later moment. */
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
