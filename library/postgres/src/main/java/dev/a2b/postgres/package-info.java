/** Starts PostgreSQL with the data set of a project, for tests and measurements. */
@NullMarked
package dev.a2b.postgres;

import org.jspecify.annotations.NullMarked;
