package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.cluster.Coordinator;
import dev.a2b.measure.cluster.ServicePods;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.StartupProbe;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.ExternalDatabase;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;

/**
 * A service that was started elsewhere. Only its responses can be measured, and its database can be checked if it is
 * given.
 */
final class RemoteTestBed extends TestBed {

    private static final String FILL = "sut.database.fill";
    private static final String CREATED = "sut.created";
    private static final Duration START_LIMIT = Duration.ofMinutes(5);

    private final Address address;
    private final Optional<Database> database;
    private final Optional<Coordinator> coordinator;
    private List<Startup> startups = List.of();

    /**
     * @param database the database of the service; empty if unknown
     * @param coordinator tells other processes to offer the load; empty if this one offers it
     */
    RemoteTestBed(
            Workload workload,
            Plan plan,
            Build build,
            Address address,
            Optional<Database> database,
            Optional<Coordinator> coordinator) {

        super(workload, plan, build);
        this.address = address;
        this.database = database;
        this.coordinator = coordinator;
    }

    /**
     * With {@code sut.created}, waits until the service responds, and measures its startup. The setting names a file,
     * which then contains the time at which the Deployment was created, in epoch milliseconds. With
     * {@code sut.database.fill}, fills the database, which must be empty.
     */
    @Override
    void start(Settings settings) {
        settings.find(CREATED).map(Path::of).ifPresent(this::awaitStart);
        database.filter(given -> settings.flag(FILL)).ifPresent(this::fill);
        check();
        sample(Meter.UNKNOWN, Meter.UNKNOWN::cpu, coordinator.isPresent() ? Meter.UNKNOWN : SampleReader.thisProcess());
    }

    private void awaitStart(Path created) {
        phases.begin("startup");
        Console.line("waiting for the first response of %s", uri());
        Console.event("service-wanted");
        var responded = StartupProbe.firstResponse(uri(), workload.probePath(), START_LIMIT);
        var millis = responded - Long.parseLong(read(created));
        startups = List.of(new Startup(TimeUnit.MILLISECONDS.toNanos(millis)));
        Console.line("it came %d ms after the creation of the Deployment", millis);
    }

    private static String read(Path created) {
        try {
            return Files.readString(created).strip();
        } catch (IOException e) {
            throw new MeasureException("-D" + CREATED + "=" + created + " could not be read: " + e + ".");
        }
    }

    private void fill(Database given) {
        phases.begin("database");
        Console.line("filling the database %s", given);
        ExternalDatabase.fill(given, plan.scale());
    }

    /** The readings of the kubelets, if the coordinator has them. */
    @Override
    List<Sample> samples() {
        return pods().map(ServicePods::samples).orElseGet(super::samples);
    }

    private Optional<ServicePods> pods() {
        return coordinator.flatMap(Coordinator::pods);
    }

    @Override
    URI uri() {
        return address.uri();
    }

    @Override
    List<Startup> startups() {
        return startups;
    }

    @Override
    boolean isUpdated() {
        return coordinator.filter(Coordinator::isUpdated).isPresent();
    }

    @Override
    MemoryMeasure memoryMeasure() {
        return pods().isPresent() ? MemoryMeasure.WORKING_SET : MemoryMeasure.UNKNOWN;
    }

    @Override
    Optional<Database> database() {
        return database;
    }

    @Override
    DatabaseInfo databaseInfo() {
        return database.map(given -> DatabaseInfo.of("given", ExternalDatabase.version(given)))
                .orElse(DatabaseInfo.UNKNOWN);
    }

    @Override
    SortedMap<String, String> environment() {
        var environment = super.environment();
        environment.put(Context.SERVICE_COMMAND, "not known");
        environment.put(
                "database", database.map(Database::toString).orElse("not known: it belongs to the given service"));
        environment.put(
                "shared machine",
                address.isLocal()
                        ? "load generator and service; the database's machine is not known"
                        : "none: the service is on another machine");
        return environment;
    }

    @Override
    String adviceOnCheck() {
        return "A service given by its address needs a fresh database for each run, filled with the data set at the "
                + "plan's scale.";
    }
}
