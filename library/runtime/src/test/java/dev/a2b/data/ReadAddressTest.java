package dev.a2b.data;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.database.DatabaseOptions;
import io.micronaut.context.exceptions.ConfigurationException;
import io.r2dbc.spi.ConnectionFactoryOptions;
import org.junit.jupiter.api.Test;

class ReadAddressTest {

    /** The client cannot decrypt it, so each read would fail later. */
    @Test
    void a_key_with_a_password_is_refused() {
        var url = "r2dbc:postgresql://a/db?sslMode=require&sslCert=c.pem&sslKey=k.pem&sslPassword=secret";
        var address = new ReadAddress(new DatabaseOptions(ConnectionFactoryOptions.parse(url)));

        assertThrows(ConfigurationException.class, address::hosts);
    }
}
