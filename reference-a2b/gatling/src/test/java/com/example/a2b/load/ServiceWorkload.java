package com.example.a2b.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Workload;
import dev.a2b.measure.service.Port;
import dev.a2b.postgres.Database;
import java.sql.SQLException;
import java.util.Map;

/** What is the same for every journey: the settings of the service, and how its database is read. */
abstract class ServiceWorkload implements Workload {

    /** What the paths of the API begin with. */
    static final String API = "/api/v1";

    @Override
    public Map<String, String> environment(int port, Database database) {
        return Map.of(
                "MICRONAUT_SERVER_PORT", Integer.toString(port),
                "ENDPOINTS_ALL_PORT", Integer.toString(Port.free()), // several services may run at once
                "MICRONAUT_SECURITY_ENABLED", "false", // even if the shell sets it: the journey has no tokens
                "R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl(),
                "R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username(),
                "R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
    }

    /**
     * Compares the data set with the plan: what is measured depends on how many rows there are.
     *
     * @param expected the numbers of rows by table
     * @throws MeasureException when a table has another number
     */
    static void demand(Database database, Map<String, Integer> expected) {
        expected.forEach((table, rows) -> {
            var found = count(database, "select count(*) from " + table);
            if (found != rows) {
                throw MeasureException.failedCheck(rows + " " + table + " in the database were expected, not " + found);
            }
        });
    }

    /**
     * The number that a query answers.
     *
     * @throws MeasureException when the database does not answer
     */
    static long count(Database database, String query) {
        try {
            return Long.parseLong(database.values(query).get(0));
        } catch (SQLException e) {
            var reason = e.getMessage().replaceAll("\\s+", " "); // the driver adds a line
            throw new MeasureException("The database does not answer " + query + ": " + reason);
        }
    }
}
