package com.example.a2b.load;

import dev.a2b.postgres.Database;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import java.net.URI;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The service as measuring must know it. */
final class BookingWorkload implements Workload {

    static final String API = "/api/v1";

    private final Plan plan;
    private final long preflightUser;
    private long before;

    /** The service under the load of a plan. */
    BookingWorkload(Plan plan) {
        this.plan = plan;
        this.preflightUser = Users.of(plan).reserved();
    }

    @Override
    public Map<String, String> environment(int port, Database database) {
        return Map.of(
            "MICRONAUT_SERVER_PORT", Integer.toString(port),
            // Several services may run at once. Outgoing connections have higher ports, which random.port offers, too.
            "ENDPOINTS_ALL_PORT", "${random.int[10000,30000]}",
            "MICRONAUT_SECURITY_ENABLED", "false", // even if the shell sets it: the journey has no tokens
            "R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl(),
            "R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username(),
            "R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
    }

    @Override
    public String probePath() {
        return API + "/countries";
    }

    @Override
    public Map<String, String> expectedRejections() {
        return Map.of(Journey.REFUSED, Journey.BOOK);
    }

    @Override
    public void inspect(Database database) {
        Rows.demand(database, plan.scale());
        before = count(database, "select count(*) from users_transfers") + Preflight.BOOKINGS;
    }

    @Override
    public void preflight(URI service) {
        new Preflight(service.resolve(API), preflightUser, plan.scale()).run();
    }

    /** A booking that was not acknowledged may have been stored all the same: its answer can have been lost. */
    @Override
    public List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        var booked = outcomes.getOrDefault(Journey.BOOK, new Outcome(0, 0));
        var added = count(database, "select count(*) from users_transfers") - before;
        var oversold = count(database, """
            select count(*) from transfers t
            where t.capacity < (select count(*) from users_transfers b
                                where b.transfer_id = t.id and b.state <> 'CANCELED')""");
        var miscounted = count(database, """
            select count(*) from transfers t
            where t.seats_taken <> (select count(*) from users_transfers b
                                    where b.transfer_id = t.id and b.state <> 'CANCELED')""");
        var faults = new ArrayList<String>();
        if (added < booked.successful() || added > booked.successful() + booked.failed() + cutOff) {
            faults.add(booked.successful() + " bookings were acknowledged and " + added + " are stored");
        }
        if (oversold > 0) {
            faults.add(oversold + " transfers have more bookings than seats");
        }
        if (miscounted > 0) {
            faults.add(miscounted + " transfers count other seats as taken than are booked");
        }
        return faults;
    }

    private static long count(Database database, String query) {
        try (var connection = database.connect();
             var statement = connection.createStatement();
             var rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException e) {
            throw new MeasureException("The database cannot be audited: " + e.getMessage(), e);
        }
    }
}
