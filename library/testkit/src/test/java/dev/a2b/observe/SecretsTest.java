package dev.a2b.observe;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.Tokens;
import io.micronaut.context.ApplicationContext;
import io.micronaut.http.HttpRequest;
import io.micronaut.runtime.server.EmbeddedServer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings that are wrong. Nothing that a start or a request prints then has the secret in it. */
class SecretsTest {

    /** Its end, because some URLs cut it. */
    private static final String SECRET = "Seekrit";

    private static final String SIGNATURES = "micronaut.security.token.jwt.signatures.";

    private final LogLines lines = LogLines.ofAll();

    @AfterEach
    void leave() {
        lines.close();
    }

    @ParameterizedTest
    @MethodSource("wrongSettings")
    void a_wrong_setting_is_told_without_its_secret(String name, String value) {
        var printed = new StringWriter();

        try (var service = ApplicationContext.run(EmbeddedServer.class, settings(name, value), "test")) {
            var api = service.getApplicationContext().getBean(Api.class);
            api.send(HttpRequest.GET(Items.own(1)).header("Authorization", Tokens.ofUser(1)));
            api.health("readiness");
        } catch (RuntimeException failure) {
            failure.printStackTrace(new PrintWriter(printed, true));
        }
        printed.append(lines.list().stream().map(SecretsTest::text).collect(Collectors.joining("\n")));

        assertFalse(printed.toString().contains(SECRET), printed::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "otel.exporter.otlp.endpoint, http://trace_collector:4318",
        "otel.exporter.otlp.endpoint, ''",
        "otel.exporter.otlp.headers, 'Authorization=Basic%20a=,b=c'",
        "micronaut.http.services.partner.url, http://[::1]:80/prices"
    })
    void a_sound_setting_is_accepted(String name, String value) {
        try (var context = ApplicationContext.builder(Map.of(name, value)).build()) {
            var settings = context.getEnvironment().start();

            assertDoesNotThrow(() -> new SecretSettings(settings));
        }
    }

    static Stream<Arguments> wrongSettings() {
        var databases = Stream.of(
                        "r2dbc.datasources.default.url", "r2dbc.datasources.other.url", "a2b.database.migration-url")
                .flatMap(name -> Stream.of(
                                "postgresql://a2b:topSeekrit@localhost/a2b",
                                "r2dbc:a2b:topSeekrit@localhost/a2b",
                                "r2dbc:nothing://a2b:topSeekrit@localhost/a2b",
                                "r2dbc:postgresql://localhost/a2b?password=topSeekrit",
                                "r2dbc:postgresql://a2b:topSeekrit@localhost:1/a2b",
                                "r2dbc:postgresql://a2b:topSeekrit @localhost/a2b",
                                "r2dbc:postgresql://a2b:topSeekrit@localhost:none/a2b",
                                "r2dbc:postgresql://a2b:top%Seekrit@localhost/a2b",
                                "r2dbc:postgresql://a2b:top/Seekrit@localhost/a2b",
                                "r2dbc:postgresql://a2b:top#Seekrit@localhost/a2b",
                                "r2dbc:postgresql://a2b:top?Seekrit@localhost/a2b")
                        .map(url -> Arguments.of(name, url)));
        return Stream.concat(
                databases,
                Stream.of(
                        Arguments.of("r2dbc.datasources.default.password", "topSeekrit"),
                        Arguments.of(SIGNATURES + "secret.issuer.secret", "topSeekrit"),
                        Arguments.of(SIGNATURES + "jwks.issuer.url", "topSeekrit"),
                        Arguments.of(SIGNATURES + "jwks.issuer.url", "http://a2b:topSeekrit@[localhost"),
                        Arguments.of(SIGNATURES + "jwks.issuer.url", "http://a2b:topSeekrit@localhost:1/keys"),
                        Arguments.of("micronaut.http.services.partner.url", "http://a2b:topSeekrit@[localhost"),
                        Arguments.of("otel.exporter.otlp.headers", "topSeekrit"),
                        Arguments.of("otel.exporter.otlp.headers", "Authorization=top%Seekrit"),
                        Arguments.of("otel.exporter.otlp.endpoint", "http://a2b:topSeekrit@[localhost")));
    }

    private static Map<String, Object> settings(String name, String value) {
        var settings = new HashMap<String, Object>(Map.of(name, value));
        if (name.startsWith(SIGNATURES)) {
            settings.put("micronaut.security.enabled", true);
        }
        if (name.startsWith("otel.")) {
            settings.putIfAbsent("otel.exporter.otlp.endpoint", "http://localhost:9");
        }
        return settings;
    }

    private static String text(ILoggingEvent line) {
        var trace = line.getThrowableProxy();
        return line.getFormattedMessage() + (trace == null ? "" : ThrowableProxyUtil.asString(trace));
    }
}
