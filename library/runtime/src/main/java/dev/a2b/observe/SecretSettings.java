package dev.a2b.observe;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.env.Environment;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Stops a service whose settings cannot be read, before those who read them say so in words with the whole value, which
 * may be a secret: the URLs of HTTP clients, of keys that verify tokens and of the collector of traces, and the headers
 * for the latter.
 */
@Context
@Order(Ordered.HIGHEST_PRECEDENCE)
class SecretSettings {

    private static final List<String> CLIENTS =
            List.of("micronaut.http.services", "micronaut.security.token.jwt.signatures.jwks");
    private static final String COLLECTOR = "otel.exporter.otlp.";

    SecretSettings(Environment settings) {
        for (var clients : CLIENTS) {
            for (var client : settings.getPropertyEntries(clients)) {
                check(settings, clients + "." + client + ".url", SecretSettings::isUrl);
                check(settings, clients + "." + client + ".urls", SecretSettings::isUrl);
            }
        }
        for (var signal : Stream.of("", "traces.").map(COLLECTOR::concat).toList()) {
            check(settings, signal + "endpoint", SecretSettings::isUrl);
            check(settings, signal + "headers", SecretSettings::isHeader);
        }
    }

    /** Each of its values, if there are several. */
    private static void check(Environment settings, String name, Predicate<String> isSound) {
        var values = settings.getProperty(name, String[].class).orElse(new String[0]);
        if (!Stream.of(values).allMatch(isSound.or(String::isBlank))) {
            throw new ConfigurationException(
                    name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_") + " cannot be read: its value is malformed.");
        }
    }

    private static boolean isUrl(String value) {
        try {
            return URI.create(value).getAuthority() != null; // a host may have an underscore
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    private static boolean isHeader(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8).indexOf('=') > 0;
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }
}
