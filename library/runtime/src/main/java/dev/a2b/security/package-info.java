/**
 * What a service with tokens adds to Micronaut's security. Only where that is on; {@code a2b.security.enabled=false}
 * switches these additions off.
 */
@NullMarked
@Configuration
@Requires(property = "micronaut.security.enabled", value = StringUtils.TRUE)
@Requires(property = "a2b.security.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.security;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
