/** What the tests of services share. A project extends the suites, and implements {@link dev.a2b.testkit.Sample}. */
@NullMarked
package dev.a2b.testkit;

import org.jspecify.annotations.NullMarked;
