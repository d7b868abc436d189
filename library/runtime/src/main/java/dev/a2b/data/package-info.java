/** What repositories use beside Micronaut Data. */
@NullMarked
package dev.a2b.data;

import org.jspecify.annotations.NullMarked;
