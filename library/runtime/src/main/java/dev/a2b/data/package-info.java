/** What repositories use beside Micronaut Data; {@code a2b.database.enabled=false} switches it off. */
@NullMarked
@Configuration
@Requires(property = "a2b.database.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.data;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
