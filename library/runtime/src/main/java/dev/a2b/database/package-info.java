/** Connections, schema and health of the database; {@code a2b.database.enabled=false} switches it off. */
@NullMarked
@Configuration
@Requires(property = "a2b.database.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.database;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
