package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.sampling.ContainerMeter;
import dev.a2b.measure.sampling.GroupMeter;
import dev.a2b.measure.sampling.JvmMeter;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.ProcessMeter;
import dev.a2b.measure.service.Engine;
import dev.a2b.measure.service.JavaHeap;
import dev.a2b.measure.service.MeasuredService;
import dev.a2b.measure.service.ServiceContainer;
import dev.a2b.measure.service.ServiceLauncher;
import dev.a2b.measure.service.ServiceProcess;
import dev.a2b.measure.service.StartupProbe;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import dev.a2b.postgres.Executed;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A service that is started on this machine with a fresh database. Both are sampled. */
final class LocalTestBed extends TestBed {

    private static final int UNKNOWN = -1;
    private static final String JVM_VARIABLE = "JDK_JAVA_OPTIONS";

    private final RunFolder folder;
    private final int port;
    private final Optional<Limits> wanted;
    private final ServiceLauncher launcher;
    private final List<Startup> startups = new ArrayList<>();
    private final List<Calibration> calibrations = new ArrayList<>();
    private DatabaseKind databaseKind;
    private DatabaseServer server;
    private Database database;
    private MeasuredService service;
    private Optional<Limits> limits = Optional.empty();
    private Optional<String> jvmOptions = Optional.empty();
    private String java = "";
    private long runtimeBytes = UNKNOWN;
    private Optional<JavaHeap> heap = Optional.empty();
    private URI uri;

    /** @param wanted what the service may use; empty for no limits */
    LocalTestBed(Workload workload, Plan plan, Build build, RunFolder folder, int port, Optional<Limits> wanted) {
        super(workload, plan, build);
        this.folder = folder;
        this.port = port;
        this.wanted = wanted;
        var unlimited = launcher(build);
        this.launcher = wanted.map(unlimited::withLimits).orElse(unlimited);
    }

    /** A given command runs where it would run without the library: in the folder where Maven was started. */
    private static ServiceLauncher launcher(Build build) {
        if (build.isImage()) {
            return ServiceLauncher.image(build.artifact());
        }
        return build.isGiven()
                ? ServiceLauncher.process(build.command(), Path.of("").toAbsolutePath())
                : ServiceLauncher.process(build.command());
    }

    /**
     * Makes the checks on the second to last start, if there are several, so that the load meets a service that has
     * served nothing yet.
     */
    @Override
    void start(Settings settings) {
        jvmOptions = settings.find(Variation.JVM_OPTIONS);
        startDatabase(settings);
        phases.begin("calibration");
        calibrate();
        phases.begin("startup");
        for (var start = 1; start < plan.startup().starts(); start++) {
            startService(start);
        }
        if (plan.startup().starts() > 1) {
            examine();
            phases.begin("last start");
        }
        startService(plan.startup().starts());
        if (plan.startup().starts() == 1) {
            examine();
        }
        sample(meter(service), server::cpuTime, SampleReader.thisProcess());
    }

    @Override
    Build build() {
        return service instanceof ServiceProcess ? build.withRuntime(runtimeBytes) : build;
    }

    @Override
    URI uri() {
        return uri;
    }

    @Override
    List<Startup> startups() {
        return startups;
    }

    /** The memory of a process in a control group is measured like that of a container. */
    @Override
    MemoryMeasure memoryMeasure() {
        if (service instanceof ServiceProcess process && process.group().isEmpty()) {
            return Files.isDirectory(Path.of("/proc")) ? MemoryMeasure.PEAK_RESIDENT : MemoryMeasure.RESIDENT;
        }
        return MemoryMeasure.ANONYMOUS;
    }

    /** The threads of a container are not known, because its engine does not report them. */
    @Override
    JvmMeter jvm() {
        return service instanceof ServiceProcess process ? new JvmMeter(process::processes) : super.jvm();
    }

    @Override
    Optional<Database> database() {
        return Optional.of(database);
    }

    @Override
    void calibrate() {
        if (plan.thresholds().limitsMachineChange()) {
            calibrations.add(FixedWork.calibrate());
        }
    }

    @Override
    String log() {
        return service.logText();
    }

    @Override
    List<Calibration> calibrations() {
        return calibrations;
    }

    @Override
    List<Executed> executed() {
        return server.executed(database);
    }

    @Override
    DatabaseInfo databaseInfo() {
        return DatabaseInfo.of(databaseKind.toString(), server.settings().get("server_version"));
    }

    @Override
    String java() {
        return java;
    }

    @Override
    Optional<Limits> limits() {
        return limits;
    }

    @Override
    Optional<Limits> presentLimits() {
        return death().isEmpty() ? inForce() : limits;
    }

    @Override
    String death() {
        return service.isAlive() ? "" : service.exitMessage();
    }

    @Override
    SortedMap<String, String> environment() {
        var environment = super.environment();
        if (build.isImage()) {
            environment.put("container engine", Engine.version());
        }
        if (build.isImage() && uri != null) {
            environment.put(
                    "container network",
                    uri.getHost().equals(MeasuredService.LOOPBACK)
                            ? "the port published on 127.0.0.1, through the engine's proxy"
                            : "the container's own address, without the engine's proxy");
        }
        heap.ifPresent(told -> environment.put(Context.HEAP, told.text()));
        environment.put("database", server.description());
        server.settings().forEach((name, value) -> environment.put("postgresql." + name, value));
        return environment;
    }

    @Override
    String adviceOnCheck() {
        return "The service's log is " + service.log() + ".";
    }

    @Override
    void stopService() {
        super.stopService();
        if (service != null) {
            service.close();
        }
    }

    @Override
    public synchronized void close() {
        stopService();
        if (server != null) {
            server.close();
            server = null;
        }
    }

    private void startDatabase(Settings settings) {
        phases.begin("database");
        databaseKind = databaseKind(settings);
        server = DatabaseServer.start(databaseKind, plan.scale(), settings.path("database.directory"));
        Console.line("database: %s", server.description());
        database = server.copy("run_" + folder.id().replaceAll("\\W", "_"));
    }

    /** A container can reach only a database in a container. A process can reach both kinds. */
    private DatabaseKind databaseKind(Settings settings) {
        var kind = settings.find("database").map(DatabaseKind::of).orElse(launcher.databaseKind());
        if (build.isImage() && kind == DatabaseKind.EMBEDDED) {
            throw new MeasureException("The image " + build.artifact() + " cannot be measured with an embedded "
                    + "database, which a container cannot reach: omit -Ddatabase, or give -Ddatabase=container.");
        }
        return kind;
    }

    /** The launcher of Java reads the options from the environment, also in a container. */
    private Map<String, String> variables(int ownPort, Database own) {
        var variables = new TreeMap<>(workload.environment(ownPort, own));
        jvmOptions.ifPresent(
                options -> variables.merge(JVM_VARIABLE, options, (present, given) -> present + " " + given));
        return variables;
    }

    /** Starts the service, after stopping that of the previous start. The last start keeps running. */
    private void startService(int start) {
        stopService();
        var spawn = launcher.prepare(port, database, this::variables, log(start));
        var started = StartupProbe.time(
                () -> spawned(spawn.get()),
                port,
                workload.probePath(),
                Duration.ofSeconds(plan.startup().timeoutSeconds()));
        startups.add(new Startup(started.nanos()));
        Console.line("startup %d of %d: %.2f s", start, plan.startup().starts(), started.nanos() / 1e9);
        uri = service.uri();
        java = service.java();
        if (start == 1) {
            runtimeBytes = runtimeBytes();
        }
        limits = presentLimits();
        if (start == 1 && limits.isEmpty()) {
            wanted.ifPresent(limits -> Console.line(
                    "no limits of %s: this user may not make control groups, so the "
                            + "service runs without limits; measure as root or in a session of systemd",
                    limits.text()));
        }
    }

    /** Remembers the service and its limits before it responds, because a service that has ended reports no limits. */
    private MeasuredService spawned(MeasuredService spawned) {
        service = spawned;
        var isLimited =
                !(spawned instanceof ServiceProcess process) || process.group().isPresent();
        limits = wanted.filter(any -> isLimited);
        return spawned;
    }

    /** A program that is no executable needs a Java, even if nobody finds it. */
    private long runtimeBytes() {
        return service instanceof ServiceProcess process
                ? process.runtimeBytes().orElse(build.family() == Build.Family.NATIVE ? 0 : UNKNOWN)
                : 0;
    }

    private Path log(int start) {
        return folder.path()
                .resolve(start < plan.startup().starts() ? "service-start-" + start + ".log" : "service.log");
    }

    /** Asks a JVM for its heap, for which it starts a thread, and makes the checks. */
    private void examine() {
        heap = service.heap();
        check();
    }

    /**
     * The limits that the system reports. If they differ from the wanted ones only by rounding, the wanted ones, so
     * that the same limits are comparable for a process and an image.
     */
    private Optional<Limits> inForce() {
        return service.limits().map(told -> wanted.filter(told::isAbout).orElse(told));
    }

    private static Meter meter(MeasuredService service) {
        if (service instanceof ServiceContainer container) {
            return new ContainerMeter(container.use());
        }
        var process = (ServiceProcess) service;
        return process.group()
                .<Meter>map(group -> new GroupMeter(group.cpu(), group.cpuAccounting(), group.memory()))
                .orElseGet(() -> new ProcessMeter(process::processes));
    }
}
