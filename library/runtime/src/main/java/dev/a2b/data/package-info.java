/**
 * Reads beside Micronaut Data; {@code a2b.database.enabled=false} switches them off. The way of a query begins in
 * {@link dev.a2b.data.Queries}. From there it goes to {@code ReadConnections}, to {@code LoopConnections} of one event
 * loop, and to one {@code ReadConnection}, which sends it as a {@code ReadQuery}; {@code SharedColumns} reads its rows.
 * In a transaction it runs on the connection of that transaction, whose rows {@code TransactionColumns} reads. The pool
 * and all limits of time are in {@code dev.a2b.database}.
 */
@NullMarked
@Configuration
@Requires(property = "a2b.database.enabled", notEquals = StringUtils.FALSE)
package dev.a2b.data;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import org.jspecify.annotations.NullMarked;
