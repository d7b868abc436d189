package com.example.a2b.artifact;

import com.example.a2b.Sample;
import dev.a2b.measure.service.Port;
import dev.a2b.postgres.Database;
import java.util.Map;

/** What is needed to start the service: its environment variables and the path that shows that it has started. */
final class ServiceSettings {

    /** Responds with 200 once the service has started and reaches its database. */
    static final String PROBE = "/api/v1" + Sample.OPEN;

    private ServiceSettings() {
    }

    static Map<String, String> environment(int port, Database database) {
        return Map.of(
            "MICRONAUT_SERVER_PORT", Integer.toString(port),
            "ENDPOINTS_ALL_PORT", Integer.toString(Port.free()),
            "R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl(),
            "R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username(),
            "R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
    }
}
