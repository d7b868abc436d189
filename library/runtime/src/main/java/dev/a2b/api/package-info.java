/** What controllers use: pages, problems, ids of requests. */
@NullMarked
package dev.a2b.api;

import org.jspecify.annotations.NullMarked;
