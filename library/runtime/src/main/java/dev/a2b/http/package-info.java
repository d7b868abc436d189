/** What guards the HTTP server; {@code a2b.http.enabled=false} switches it off. */
@NullMarked
@Configuration
@Requires(property = "a2b.http.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.http;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
