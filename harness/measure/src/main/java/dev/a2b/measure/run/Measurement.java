package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.AdmissionControl;
import dev.a2b.measure.load.GatlingResults;
import dev.a2b.measure.load.SaturationSearch;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.Port;
import dev.a2b.postgres.DatabaseException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The measuring of one run. A simulation makes one and calls {@link #begin} in its constructor, for it must know where
 * to send its load, and calls {@link #end} after the load. All that the measurement starts ends with this JVM at the
 * latest.
 */
public final class Measurement {

    private final Workload workload;
    private final Settings settings;
    private final Plan plan;
    private final int port;
    private final Optional<Address> address;
    private final AdmissionControl gate;
    private RunFolder folder;
    private SaturationSearch search;
    private TestBed testBed;

    private Measurement(Function<Plan, Workload> workload, Properties given) {
        this.plan = Plan.of(given);
        this.workload = workload.apply(plan);
        this.gate = new AdmissionControl(plan.load().searches() ? plan.load().search().most() : 0);
        this.settings = new Settings(given, new Properties());
        this.address = GivenBuild.address(settings);
        this.port = settings.find("port").isPresent() ? settings.integer("port") : Port.free();
    }

    /**
     * A measurement by the system properties: {@code plan}, {@code port}, {@code database}, {@code sut.*}, and those
     * that the build hands over. What is wrong with them ends this JVM with one sentence: a simulation that cannot be
     * constructed would be reported as a stack trace.
     */
    public static Measurement of(Function<Plan, Workload> workload) {
        return orExit(() -> new Measurement(workload, System.getProperties()));
    }

    /** What to load the service with. */
    public Plan plan() {
        return plan;
    }

    /** Where users ask whether they are part of the load, when the plan is a search. */
    public AdmissionControl gate() {
        return gate;
    }

    /**
     * Starts the database and the service and checks both; the load may begin then. Where there is nothing sound to
     * measure, this JVM ends with one sentence.
     *
     * @return where the service answers while the load is on
     */
    public URI begin() {
        return orExit(this::start);
    }

    private URI start() {
        ParentProcess.follow();
        var build = GivenBuild.of(settings).orElseGet(() -> Builds.read(settings.path("sut.build")));
        if (address.isEmpty()) {
            Port.demandFree(port);
        }
        Environment.demandOpenFiles(plan);
        folder = RunFolder.create(settings.path("measure.work"), build.variant());
        Console.line("run %s of %s, plan %s", folder.id(), build.artifact(), plan.name());
        testBed = address.<TestBed>map(given -> new RemoteTestBed(workload, plan, build, given))
            .orElseGet(() -> new LocalTestBed(workload, plan, build, folder, port));
        Runtime.getRuntime().addShutdownHook(new Thread(testBed::close, "test-bed-end"));
        orStop(() -> {
            testBed.start(settings);
            return testBed;
        });
        if (plan.load().searches()) {
            search = new SaturationSearch(plan, workload, gate, results());
            search.start();
        }
        return testBed.uri();
    }

    /**
     * Reads what the load did and what it cost, stops everything, writes the run and reports it. No run is written when
     * the service was at fault; what it did is told then, and where its logs are. Failed requests fail the build by an
     * assertion of the simulation's, so that Gatling's own report of them is made.
     *
     * @param report takes the run and the folder that it was written to
     * @throws MeasureException for any other fault
     */
    public void end(BiConsumer<Run, Path> report) {
        recorded(() -> orStop(() -> {
            var played = plan.load().searches() ? search.played() : null;
            var run = new Evaluation(workload, plan, testBed, GatlingResults.log(results()), played).run(folder.id());
            testBed.close();
            if (isServed(run)) {
                var written = folder.complete(run, settings.path("measurements"), settings.path("measure.project"));
                RunOutcome.written(folder.id());
                report.accept(run, written);
            }
            return run;
        }));
    }

    private Path results() {
        return settings.path("measure.work").resolve("gatling");
    }

    private static <T> T orExit(Supplier<T> step) {
        try {
            return recorded(step);
        } catch (MeasureException e) {
            Console.error(e.getMessage());
            System.exit(1);
            throw e;
        }
    }

    private static <T> T recorded(Supplier<T> step) {
        try {
            return step.get();
        } catch (MeasureException e) {
            RunOutcome.failed(e.getMessage());
            throw e;
        }
    }

    private <T> T orStop(Supplier<T> step) {
        try {
            return step.get();
        } catch (DatabaseException e) {
            testBed.close();
            throw new MeasureException(e.getMessage(), e);
        } catch (RuntimeException e) {
            testBed.close();
            throw e;
        }
    }

    private boolean isServed(Run run) {
        var faults = run.findings().checks().stream().filter(ValidityCheck::isServiceFault).toList();
        if (faults.isEmpty()) {
            return true;
        }
        var said = faults.stream().map(ValidityCheck::finding).collect(Collectors.joining("; "));
        var message = "The service is at fault: " + said + ". Its logs are in " + folder.path() + ".";
        if (faults.stream().anyMatch(fault -> fault.kind() != ValidityCheck.Kind.RESPONSES)) {
            throw new MeasureException(message);
        }
        Console.error(message);
        RunOutcome.failed(message);
        return false;
    }
}
