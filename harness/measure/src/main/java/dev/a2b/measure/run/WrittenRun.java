package dev.a2b.measure.run;

import dev.a2b.measure.result.Run;
import java.nio.file.Path;

/**
 * A run among the measurements.
 *
 * @param folder where it was written
 */
public record WrittenRun(Run run, Path folder) {
}
