package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.postgres.Database;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The database of a service that was started elsewhere. The setting {@code sut.database} is its host, port and name, as
 * in {@code database:5432/orders}. The environment has the credentials, so that no command line shows them.
 */
final class GivenDatabase {

    private static final String USERNAME = "SUT_DATABASE_USERNAME";
    private static final String PASSWORD = "SUT_DATABASE_PASSWORD";
    private static final Pattern ADDRESS = Pattern.compile("([^:/]+):(\\d+)/([^/?]+)");

    private GivenDatabase() {}

    /**
     * The given database; empty if none is given.
     *
     * @param environment usually that of this process
     * @throws MeasureException if it is not an address, or a credential is missing
     */
    static Optional<Database> of(Settings settings, Map<String, String> environment) {
        return settings.find("sut.database").map(text -> {
            var address = ADDRESS.matcher(text);
            if (!address.matches()) {
                // Without its value, which may hold a password.
                throw new MeasureException("-Dsut.database is not the address of a database: give host, port and "
                        + "name, as in -Dsut.database=database:5432/orders.");
            }
            return new Database(
                    address.group(1),
                    Integer.parseInt(address.group(2)),
                    address.group(3),
                    credential(environment, USERNAME),
                    credential(environment, PASSWORD),
                    Optional.empty());
        });
    }

    private static String credential(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name))
                .orElseThrow(() -> new MeasureException(
                        "The environment variable " + name + " is missing, which -Dsut.database needs: set it."));
    }
}
