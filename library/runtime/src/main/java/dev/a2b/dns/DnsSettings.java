package dev.a2b.dns;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.annotation.Internal;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;
import java.util.List;

/**
 * How hosts are found by their names: the database, and what HTTP clients call. No look-up blocks an event loop.
 *
 * @param servers the name servers, as {@code address:port}. Absent for those of the system
 * @param timeout how long one server may take. Afterwards the next one is asked
 */
@Internal
@ConfigurationProperties("a2b.dns")
public record DnsSettings(
        @Nullable List<String> servers,
        @Bindable(defaultValue = "500ms") Duration timeout) {

    /** The name of the bean that finds hosts. */
    public static final String RESOLVERS = "dns";
}
