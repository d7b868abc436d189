/** Finds hosts by their names, without blocking an event loop. */
@NullMarked
package dev.a2b.dns;

import org.jspecify.annotations.NullMarked;
