package dev.a2b.measure.run;

import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.Machine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import oshi.SystemInfo;

/** The machine and the software of a run. */
final class Environment {

    private Environment() {}

    /** The machine that this JVM runs on. */
    static Machine machine() {
        var hardware = new SystemInfo().getHardware();
        return new Machine(
                hardware.getProcessor().getProcessorIdentifier().getName().strip(),
                Runtime.getRuntime().availableProcessors(),
                hardware.getMemory().getTotal());
    }

    /** The software of the machine and the state of the sources of a build, by their names. */
    static SortedMap<String, String> capture(Build build) {
        var environment = new TreeMap<String, String>();
        environment.put("os", new SystemInfo().getOperatingSystem().toString());
        environment.put("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        environment.put("jdk of the load generator", System.getProperty("java.vendor") + " " + Runtime.version());
        OpenFiles.limit().ifPresent(limit -> environment.put(Context.OPEN_FILES, limit.toString()));
        // Set by Maven's start script for the JVM that it starts.
        environment.put(
                Context.MAVEN_ARGUMENTS,
                System.getenv().getOrDefault("MAVEN_CMD_LINE_ARGS", "").strip());
        environment.putAll(sources(build));
        environment.put("shared machine", "load generator, service and database");
        environment.put("connections", "one pool for each user, as a client of its own");
        return environment;
    }

    /** The sources of a given image or address cannot be found, because the artifact is in no folder. */
    private static Map<String, String> sources(Build build) {
        if (build.isImage() || build.isElsewhere()) {
            return build.isGiven()
                    ? Sources.unknown()
                    : Sources.state(Path.of("").toAbsolutePath());
        }
        var artifact = Path.of(build.artifact());
        return Sources.state(Files.isDirectory(artifact) ? artifact : artifact.getParent());
    }
}
