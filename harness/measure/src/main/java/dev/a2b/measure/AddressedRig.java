package dev.a2b.measure;

import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A service that someone else started on a database of its own: nothing but its answers can be measured. */
final class AddressedRig extends Rig {

    private final Address address;

    AddressedRig(Workload workload, Plan plan, Build build, Address address) {
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
    List<Boot> boots() {
        return List.of();
    }

    @Override
    long idleRssBytes() {
        return Meter.UNKNOWN.memory().resident();
    }

    @Override
    Optional<Database> database() {
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
        environment.put("database", "given with the service, not known");
        environment.put("shared machine", address.isLocal()
            ? "load generator and service; where the database is, is not known"
            : "none: the service is on another machine");
        return environment;
    }

    @Override
    List<Inspection> inspect() {
        return List.of();
    }

    @Override
    String adviceOnPreflight() {
        return "A service that is given by its address needs a fresh database for each run, with the data set of the "
            + "plan's scale.";
    }

    /** The service is not ours to stop. */
    @Override
    void stopService() {
        stopSampling();
    }

    @Override
    public void close() {
        stopService();
    }
}
