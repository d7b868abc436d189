package dev.a2b.items;

import dev.a2b.api.ProblemResponses;
import io.micronaut.runtime.Micronaut;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.security.SecurityScheme;

/** The small application that the library is tried with. */
@OpenAPIDefinition(info = @Info(title = "items", version = "v1"))
@SecurityScheme(
        name = ProblemResponses.TOKEN,
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        bearerFormat = "JWT",
        description = "Of the user in the path, or of an operator.")
public final class Application {

    private Application() {}

    public static void main(String[] arguments) {
        Micronaut.run(Application.class, arguments);
    }
}
