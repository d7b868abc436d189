package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Grant;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Inspection;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.service.Address;
import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A service that was started elsewhere, with its own database. Only its responses can be measured. */
final class RemoteTestBed extends TestBed {

    private final Address address;

    RemoteTestBed(Workload workload, Plan plan, Build build, Address address) {
        super(workload, plan, build);
        this.address = address;
    }

    @Override
    void start(Settings settings) {
        preflight();
        sample(Meter.UNKNOWN, Meter.UNKNOWN::cpu);
    }

    @Override
    URI uri() {
        return address.uri();
    }

    @Override
    List<Startup> startups() {
        return List.of();
    }

    @Override
    MemoryMeasure memoryMeasure() {
        return MemoryMeasure.UNKNOWN;
    }

    @Override
    long idleMemoryBytes() {
        return Meter.UNKNOWN.memory().bytes();
    }

    @Override
    Optional<Database> database() {
        return Optional.empty();
    }

    @Override
    DatabaseInfo databaseInfo() {
        return DatabaseInfo.UNKNOWN;
    }

    @Override
    String java() {
        return "";
    }

    @Override
    Optional<Grant> grant() {
        return Optional.empty();
    }

    @Override
    Optional<Grant> presentGrant() {
        return Optional.empty();
    }

    @Override
    String death() {
        return "";
    }

    @Override
    SortedMap<String, String> environment() {
        var environment = super.environment();
        environment.put("service command", "not known");
        environment.put("database", "not known: it belongs to the given service");
        environment.put("shared machine", address.isLocal()
            ? "load generator and service; the database's machine is not known"
            : "none: the service is on another machine");
        return environment;
    }

    @Override
    List<Inspection> inspect() {
        return List.of();
    }

    @Override
    String adviceOnPreflight() {
        return "A service given by its address needs a fresh database for each run, filled with the data set at the "
            + "plan's scale.";
    }

    /** Stops only the sampling: the service belongs to whoever started it. */
    @Override
    void stopService() {
        stopSampling();
    }

    @Override
    public void close() {
        stopService();
    }
}
