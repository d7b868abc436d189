package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.r2dbc.spi.ConnectionFactoryOptions;
import java.net.InetSocketAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseOptionsTest {

    @ParameterizedTest
    @CsvSource({
        "postgresql://a/db, a 5432, false",
        "postgresql://a:1/db, a 1, false",
        "postgresql://[::1]/db, [::1] 5432, false",
        "postgresql://[::1]:1/db, [::1] 1, false",
        "'postgresql:failover://a:1,b,c:3/db', 'a 1,b 5432,c 3', true",
        "'postgresql:failover://a,b/db?targetServerType=any', 'a 5432,b 5432', false",
    })
    void a_url_names_hosts_and_whether_only_the_primary_will_do(String url, String hosts, boolean isPrimaryWanted) {
        var options = new DatabaseOptions(ConnectionFactoryOptions.parse("r2dbc:" + url));

        assertEquals(
                hosts,
                String.join(
                        ",",
                        options.hosts().stream().map(DatabaseOptionsTest::text).toList()));
        assertEquals(isPrimaryWanted, options.isPrimaryWanted());
    }

    private static String text(InetSocketAddress host) {
        return host.getHostString() + " " + host.getPort();
    }
}
