/** Log, traces and probes; {@code a2b.observe.enabled=false} switches all but the log off. */
@NullMarked
@Configuration
@Requires(property = "a2b.observe.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.observe;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
