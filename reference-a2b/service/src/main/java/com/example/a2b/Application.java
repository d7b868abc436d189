package com.example.a2b;

import dev.a2b.api.HealthCheck;
import dev.a2b.api.ProblemResponses;
import io.micronaut.runtime.Micronaut;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.security.SecurityScheme;

/** Starts the service, or with the argument {@code health} asks the one that runs here whether it is alive. */
@OpenAPIDefinition(info = @Info(title = "a2b", version = "v1"))
@SecurityScheme(
        name = ProblemResponses.TOKEN,
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        bearerFormat = "JWT",
        description = "Needed only where MICRONAUT_SECURITY_ENABLED=true.")
public final class Application {

    private Application() {}

    /** Runs until the process is told to stop. */
    public static void main(String[] args) {
        HealthCheck.runIfAsked(args);
        Micronaut.run(Application.class, args);
    }
}
