package dev.a2b.measure;

import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.Map;

/** What is to be known of the tiny service in {@link TinyService}. */
public final class TinyWorkload implements Workload {

    @Override
    public Map<String, String> environment(int port, Database database) {
        return Map.of("DATABASE_PASSWORD", database.password());
    }

    @Override
    public String probePath() {
        return "/ready";
    }

    @Override
    public void preflight(URI service) {
        new HttpCheck(service).size("/ready", 2);
    }
}
