package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import dev.a2b.measure.Workload;
import dev.a2b.measure.cluster.Coordinator;
import dev.a2b.measure.cluster.Generator;
import dev.a2b.measure.load.AdaptiveLoad;
import dev.a2b.measure.load.AdmissionControl;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.load.GatlingResults;
import dev.a2b.measure.load.LoadRecords;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.PlanFiles;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.sampling.GroupMeter;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.ControlGroup;
import dev.a2b.measure.service.Port;
import dev.a2b.measure.service.ServiceException;
import dev.a2b.postgres.DatabaseException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The measurement of one run. A simulation creates it, calls {@link #begin} in its constructor to get the address of
 * the service, and calls {@link #end} after the load. Everything that the measurement starts ends with this JVM at the
 * latest.
 */
public final class Measurement {

    /** Faults of a service that are results, not failures, if the plan varies a setting. */
    private static final Set<Kind> SOUGHT = Set.of(Kind.START, Kind.BEFORE_LOAD, Kind.PROCESS);

    /** How long to wait for the beginning of Gatling's log, which Gatling writes in blocks. */
    private static final Duration LOG_LIMIT = Duration.ofMinutes(2);

    private final Optional<Generator> generator;
    private final Optional<Coordinator> coordinator;
    private final Workload workload;
    private final Settings settings;
    private final Plan plan;
    private final int port;
    private final Optional<Address> address;
    private final Optional<Limits> limits;
    private final Optional<Variation> varied;
    private final AdmissionControl admission;
    private final PauseLateness lateness = new PauseLateness();
    private RunFolder folder;
    private AdaptiveLoad load;
    private TestBed testBed;

    private Measurement(Function<Plan, Workload> workload, Properties given) {
        GatlingLog.demandReadable();
        this.generator = Generator.join(given, Measurement::throttledPeriods);
        this.plan = Plan.of(given);
        this.coordinator = Coordinator.of(given, plan);
        this.workload = workload.apply(plan);
        this.admission = new AdmissionControl(
                plan.load().isAdaptive() ? plan.load().admission().arrivals() : 0);
        this.settings = PlanFiles.settings(given, plan.name());
        this.address = GivenBuild.address(settings);
        this.limits = Limits.of(given, plan.name());
        this.varied = Variation.of(given, plan.name());
        this.port = settings.find("port").isPresent() ? settings.integer("port") : Port.free();
    }

    /**
     * Creates a measurement from the system properties: {@code plan}, {@code plan.*}, {@code port}, {@code database},
     * {@code limit.*}, {@code sut.*}, and those that the build sets. If one of them is invalid, prints one sentence and
     * exits this JVM with status 1, because Gatling would print a stack trace for an exception in the constructor of a
     * simulation.
     *
     * @param workload creates the description of the service, for the plan of the run
     */
    public static Measurement of(Function<Plan, Workload> workload) {
        followParent();
        ForkedProperties.restore();
        return orExit(() -> new Measurement(workload, System.getProperties()));
    }

    /** Makes this JVM exit when Maven, which started it, has ended, because nobody waits for the measurement then. */
    private static void followParent() {
        ProcessHandle.current()
                .parent()
                .ifPresent(parent -> parent.onExit().thenRun(() -> {
                    Console.error("The measurement stops because the process that started it has ended.");
                    System.exit(1);
                }));
    }

    /** How often the limit of processors stopped the container of this process; negative if unknown. */
    private static long throttledPeriods() {
        return ControlGroup.ofContainer()
                .map(group -> new GroupMeter(group.cpu(), group.cpuAccounting(), group.memory())
                        .throttling()
                        .periods())
                .orElse(-1L);
    }

    /** The plan of the run. */
    public Plan plan() {
        return plan;
    }

    /** The part of the load that this process offers. */
    public Share share() {
        return generator.map(Generator::share).orElse(Share.WHOLE);
    }

    /** Whether the load begins only when other load generators are ready, see {@link #awaitStart}. */
    public boolean isShared() {
        return generator.isPresent();
    }

    /** Waits until all load generators begin the load. If one is missing, exits this JVM with status 1. */
    public void awaitStart() {
        orExit(() -> {
            generator.orElseThrow().awaitStart();
            return null;
        });
    }

    /** Admits the users who arrive; used only if the load depends on its results. */
    public AdmissionControl admission() {
        return admission;
    }

    /** Counts the bytes of a response of the journey that is counted. */
    public void respond(String request, int bytes) {
        testBed.respond(request, bytes);
    }

    /** Measures how late the load generator continues journeys after pauses. */
    public PauseLateness lateness() {
        return lateness;
    }

    /**
     * Starts the database and the service and checks both. Then the load may begin. If one of these fails, prints one
     * sentence and exits this JVM with status 1. If the service is at fault, this first writes a run without load. If
     * the plan varies a setting, that run is a result, and the status is 0.
     *
     * <p>With {@code cluster.generators}, other processes offer the load: this one coordinates them, ends the
     * measurement and exits. With {@code cluster.coordinator}, this process is one of those others, and starts nothing
     * here.
     *
     * @param report receives a run without load, and the folder that holds it
     * @return scheme, host and port of the service
     */
    public URI begin(BiConsumer<Run, Path> report) {
        return orExit(() -> generator.map(this::begin).orElseGet(() -> start(report)));
    }

    private URI begin(Generator joined) {
        OpenFiles.demand(plan, joined.share());
        return joined.service();
    }

    /** The name of the scenario with the load, by which {@link #end} finds its log; known after {@link #begin}. */
    public String scenario() {
        return GatlingResults.scenario(id());
    }

    private String id() {
        return generator.map(Generator::id).orElseGet(() -> folder.id());
    }

    private URI start(BiConsumer<Run, Path> report) {
        var build = GivenBuild.of(settings)
                .orElseGet(() -> GivenBuild.labelled(settings, Builds.read(settings.path("sut.build"))));
        demandJava(build);
        if (address.isEmpty()) {
            Port.demandFree(port);
        }
        if (coordinator.isEmpty()) {
            OpenFiles.demand(plan, Share.WHOLE);
        }
        folder = RunFolder.create(settings.path("measure.work"), build.name(), settings.path("measurements"));
        Console.line("run %s of %s, plan %s", folder.id(), build.artifact(), plan.name());
        testBed = address.<TestBed>map(given -> remote(build, given))
                .orElseGet(() -> new LocalTestBed(workload, plan, build, folder, port, limits));
        Runtime.getRuntime().addShutdownHook(new Thread(testBed::close, "test-bed-end"));
        orStop(() -> {
            serve(report);
            return testBed;
        });
        coordinator.ifPresent(present -> coordinate(present, report));
        if (plan.load().isAdaptive()) {
            load = new AdaptiveLoad(plan, workload, admission, () -> log(LOG_LIMIT), lateness, testBed::count);
            load.start();
        }
        return testBed.uri();
    }

    private void demandJava(Build build) {
        if (settings.find(Variation.JVM_OPTIONS).isPresent()
                && (address.isPresent() || build.family() != Build.Family.JVM)) {
            throw new MeasureException("The setting " + Variation.JVM_OPTIONS + " has no effect on " + build.name()
                    + ": only a JVM that is started here reads it.");
        }
    }

    private RemoteTestBed remote(Build build, Address given) {
        return new RemoteTestBed(
                workload, plan, build, given, GivenDatabase.of(settings, System.getenv()), coordinator);
    }

    /** The load generators judge nothing, so the status of this process says whether the service is at fault. */
    private void coordinate(Coordinator present, BiConsumer<Run, Path> report) {
        var run = orStop(() -> {
            var records = present.offer(testBed.uri(), folder.id(), folder.path(), System.getProperties());
            return finished(records, null, report);
        });
        System.exit(run.findings().serviceFaults().isEmpty() ? 0 : 1);
    }

    /** A service that was started elsewhere may lack what its owner should have prepared: that is not its fault. */
    private void serve(BiConsumer<Run, Path> report) {
        try {
            testBed.start(settings);
        } catch (ServiceException e) {
            if (address.isPresent()) {
                throw e;
            }
            finish(RunWithoutLoad.of(folder.id(), plan, testBed, varied, e), report);
            System.exit(0);
        }
    }

    /**
     * Evaluates the load, stops everything, writes the run and reports it. If the service is at fault, the figures that
     * this affects do not count, and the reason is printed with the folder of the logs. Failed requests alone do not end
     * this JVM: the assertion of the simulation fails the build for them, after Gatling has written its own report. If
     * the service is at fault in another way, or the run cannot be evaluated or written, this JVM prints why and exits
     * with 1.
     *
     * @param report receives the run and the folder that holds it
     */
    public void end(BiConsumer<Run, Path> report) {
        orExit(() -> {
            if (generator.isPresent()) {
                generator.get().deliver(log(Duration.ZERO), lateness);
                return Optional.empty();
            }
            return Optional.of(orStop(() -> {
                var played = plan.load().isAdaptive() ? load.played() : null;
                return finished(LoadRecords.of(log(Duration.ZERO), lateness), played, report);
            }));
        });
    }

    private Run finished(LoadRecords records, LoadResult played, BiConsumer<Run, Path> report) {
        var run = new Evaluation(workload, plan, testBed, records, played).run(folder.id(), varied);
        finish(run, report);
        return run;
    }

    /** Stops everything, writes the run and reports it. */
    private void finish(Run run, BiConsumer<Run, Path> report) {
        testBed.close();
        var written = folder.complete(run, settings.path("measurements"), settings.path("measure.project"));
        RunOutcome.written(folder.id());
        run.findings().disturbance().ifPresent(RunOutcome::disturbed);
        report.accept(run, written);
        demandService(run, written);
    }

    private Path log(Duration limit) {
        return GatlingResults.log(settings.path("measure.work").resolve("gatling"), id(), limit);
    }

    private static <T> T orExit(Supplier<T> step) {
        try {
            return step.get();
        } catch (MeasureException e) {
            Console.error(e.getMessage()); // before the outcome, which a full disk does not take
            RunOutcome.failed(e.getMessage());
            System.exit(1);
            throw e;
        }
    }

    private <T> T orStop(Supplier<T> step) {
        try {
            return step.get();
        } catch (DatabaseException e) {
            testBed.close();
            throw new MeasureException(e.getMessage());
        } catch (RuntimeException e) {
            testBed.close();
            throw e;
        }
    }

    private static void demandService(Run run, Path written) {
        var faults = run.findings().serviceFaults().stream()
                .filter(fault -> run.context().variation() == null || !SOUGHT.contains(fault.kind()))
                .toList();
        if (faults.isEmpty()) {
            return;
        }
        var message = message(run, faults, written);
        if (faults.stream().anyMatch(fault -> fault.kind() != Kind.RESPONSES)) {
            throw new MeasureException(message);
        }
        Console.error(message);
        RunOutcome.failed(message);
    }

    /** What the service did, and what may be the reason. */
    static String message(Run run, List<ValidityCheck> faults, Path written) {
        var said = faults.stream().map(ValidityCheck::finding).collect(Collectors.joining("; "));
        var isBusy =
                run.findings().warnings().stream().anyMatch(warning -> warning.kind() == Warning.Kind.BUSY_MACHINE);
        var message = "The service is at fault: " + said + ". Its logs are in " + written + ".";
        return isBusy
                ? message + " Other work kept the machine busy, which may be the reason: end it, and measure again."
                : message;
    }
}
