package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.exceptions.ConfigurationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseAddressTest {

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {"postgresql://a2b:topSecret@localhost/a2b", "r2dbc:postgresql://a2b:topSecret @localhost/a2b"})
    void a_wrong_address_ends_the_start_without_its_password(String url) {
        var failure = assertThrows(ConfigurationException.class, () -> new DatabaseAddress(url, null));

        assertTrue(failure.getMessage().contains("R2DBC_DATASOURCES_DEFAULT_URL"));
        assertFalse(failure.getMessage().contains("topSecret"));
        assertNull(failure.getCause());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"postgresql://a2b:topSecret@localhost/a2b", "r2dbc:postgresql://a2b:topSecret @localhost/a2b"})
    void a_wrong_address_of_the_migration_ends_the_start_without_its_password(String url) {
        var failure = assertThrows(
                ConfigurationException.class, () -> new DatabaseAddress("r2dbc:postgresql://localhost/a2b", url));

        assertTrue(failure.getMessage().contains("A2B_DATABASE_MIGRATION_URL"));
        assertFalse(failure.getMessage().contains("topSecret"));
        assertNull(failure.getCause());
    }
}
