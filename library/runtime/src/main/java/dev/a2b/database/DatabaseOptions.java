package dev.a2b.database;

import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.TARGET_SERVER_TYPE;
import static io.r2dbc.spi.ConnectionFactoryOptions.CONNECT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.HOST;
import static io.r2dbc.spi.ConnectionFactoryOptions.PORT;

import io.micronaut.core.annotation.Internal;
import io.micronaut.core.convert.ConversionService;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.Option;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the URL and the options of R2DBC say, for both drivers. */
@Internal
public record DatabaseOptions(ConnectionFactoryOptions options) {

    /** The hosts, in the order in which they are tried. */
    public List<InetSocketAddress> hosts() {
        return Stream.of(text(HOST, "localhost").split(",")).map(this::host).toList();
    }

    /** Whether a standby is not good enough: it refuses changes, and may lag behind the one that was just made. */
    public boolean isPrimaryWanted() {
        return hosts().size() > 1 && !"any".equalsIgnoreCase(text(TARGET_SERVER_TYPE, ""));
    }

    /** The longest time until a connection is made: 2 s if no option says it. */
    public Duration connectTimeout() {
        return duration(CONNECT_TIMEOUT, Duration.ofSeconds(2));
    }

    /** The value of an option, which a URL has as in {@code PT3S}; another one if it is absent. */
    public Duration duration(Option<Duration> option, Duration otherwise) {
        var value = (@Nullable Object) options.getValue(option);
        return value == null ? otherwise : ConversionService.SHARED.convertRequired(value, Duration.class);
    }

    /** The value of an option as a text; another one if it is absent. */
    public String text(Option<?> option, String otherwise) {
        var value = options.getValue(option);
        return value == null ? otherwise : value.toString();
    }

    private InetSocketAddress host(String host) {
        var colon = host.lastIndexOf(':');
        return colon < 0 || host.endsWith("]")
                ? InetSocketAddress.createUnresolved(host, Integer.parseInt(text(PORT, "5432")))
                : InetSocketAddress.createUnresolved(
                        host.substring(0, colon), Integer.parseInt(host.substring(colon + 1)));
    }
}
