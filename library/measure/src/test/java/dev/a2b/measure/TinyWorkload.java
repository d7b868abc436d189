package dev.a2b.measure;

import dev.a2b.postgres.Database;
import java.net.URI;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** What is to be known of the tiny service in {@link TinyService}, and of the tours in its database. */
public final class TinyWorkload implements Workload {

    private Database database;
    private URI service;

    @Override
    public Map<String, String> environment(int port, Database database) {
        return Map.of("DATABASE_PASSWORD", database.password());
    }

    @Override
    public String probePath() {
        return "/ready";
    }

    @Override
    public void inspect(Database database) {
        this.database = database;
    }

    @Override
    public void check(URI service) {
        this.service = service;
        new HttpCheck(service).size("/ready", 2);
    }

    @Override
    public Map<String, String> fallbacks() {
        return Map.of("asking, fallback", "asking");
    }

    @Override
    public void partner(String behavior) {
        new HttpCheck(service).size("/partner?" + behavior, 2);
    }

    @Override
    public long partnerCalls() {
        return new HttpCheck(service).get("/calls").asLong();
    }

    @Override
    public List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        try (var connection = database.connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select count(*) from tours t "
                        + "where t.seats < (select count(*) from bookings b where b.tour_id = t.id)")) {
            rows.next();
            return rows.getInt(1) == 0 ? List.of() : List.of(rows.getInt(1) + " tours have more bookings than seats");
        } catch (SQLException e) {
            throw new MeasureException("The database cannot be audited: " + e.getMessage());
        }
    }

    /** The database of the run; known before its load. */
    Database database() {
        return database;
    }

    /** Scheme, host and port of the service; known before the load. */
    URI service() {
        return service;
    }
}
