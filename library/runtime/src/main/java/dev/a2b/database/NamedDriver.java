package dev.a2b.database;

import static io.r2dbc.spi.ConnectionFactoryOptions.DRIVER;

import io.micronaut.core.annotation.Internal;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.ConnectionFactoryProvider;

/** What the pool opens its connections with. R2DBC finds it as a service. */
@Internal
public final class NamedDriver implements ConnectionFactoryProvider {

    static final String NAME = "a2b";

    @Override
    public ConnectionFactory create(ConnectionFactoryOptions options) {
        return new NamedConnections(new DatabaseOptions(options));
    }

    @Override
    public boolean supports(ConnectionFactoryOptions options) {
        return NAME.equals(options.getValue(DRIVER));
    }

    @Override
    public String getDriver() {
        return NAME;
    }
}
