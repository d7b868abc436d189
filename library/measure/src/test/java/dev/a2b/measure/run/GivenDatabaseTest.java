package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.postgres.Database;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class GivenDatabaseTest {

    private static final Map<String, String> CREDENTIALS =
            Map.of("SUT_DATABASE_USERNAME", "orders", "SUT_DATABASE_PASSWORD", "secret");

    private final Properties given = new Properties();

    @Test
    void none_is_given() {
        assertEquals(Optional.empty(), database(Map.of()));
    }

    @Test
    void the_address_is_a_setting_and_the_credentials_are_variables() {
        given.setProperty("sut.database", "database:5432/orders");

        assertEquals(
                Optional.of(new Database("database", 5432, "orders", "orders", "secret", Optional.empty())),
                database(CREDENTIALS));
    }

    @Test
    void what_is_no_address_is_told_without_its_password() {
        given.setProperty("sut.database", "postgresql://orders:secret@database/orders");

        assertEquals(
                "-Dsut.database is not the address of a database: give host, port and name, as in "
                        + "-Dsut.database=database:5432/orders.",
                refusal(CREDENTIALS));
    }

    @Test
    void a_missing_credential_is_told() {
        given.setProperty("sut.database", "database:5432/orders");

        assertTrue(refusal(Map.of("SUT_DATABASE_USERNAME", "orders"))
                .startsWith("The environment variable SUT_DATABASE_PASSWORD is missing"));
    }

    private String refusal(Map<String, String> environment) {
        return assertThrows(MeasureException.class, () -> database(environment)).getMessage();
    }

    private Optional<Database> database(Map<String, String> environment) {
        return GivenDatabase.of(new Settings(given, new Properties()), environment);
    }
}
