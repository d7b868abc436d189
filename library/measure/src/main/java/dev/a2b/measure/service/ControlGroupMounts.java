package dev.a2b.measure.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/**
 * Where this system mounts the controllers of its control groups.
 *
 * @param cpu the controller that limits processors
 * @param cpuAccounting the one that counts CPU time
 * @param memory the one that limits memory; with version 2, all three are the same directory
 */
record ControlGroupMounts(Path cpu, Path cpuAccounting, Path memory) {

    private static final Path MOUNTS = Path.of("/proc/self/mountinfo");
    private static final List<String> NEEDED = List.of("cpu", "memory");

    /** The mounts of version 1 or, where its controllers are not mounted, of version 2; empty without both. */
    static Optional<ControlGroupMounts> find() {
        try {
            return of(Files.readAllLines(MOUNTS));
        } catch (IOException e) {
            return Optional.empty(); // This system is not Linux.
        }
    }

    /** @param lines see https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
    private static Optional<ControlGroupMounts> of(List<String> lines) {
        var controllers = new HashMap<String, Path>();
        Path unified = null;
        for (var line : lines) {
            var halves = line.split(" - ", 2);
            var directory = Path.of(halves[0].split(" ")[4]);
            var type = halves[1].split(" ");
            if (type[0].equals("cgroup2")) {
                unified = directory;
            } else if (type[0].equals("cgroup")) {
                Arrays.stream(type[2].split(",")).forEach(controller -> controllers.put(controller, directory));
            }
        }
        if (controllers.keySet().containsAll(NEEDED)) {
            return Optional.of(new ControlGroupMounts(
                    controllers.get("cpu"),
                    controllers.getOrDefault("cpuacct", controllers.get("cpu")),
                    controllers.get("memory")));
        }
        return Optional.ofNullable(unified).map(all -> new ControlGroupMounts(all, all, all));
    }

    boolean isUnified() {
        return cpu.equals(memory);
    }

    /** The same directory below each of the mounts. */
    ControlGroupMounts resolve(String name) {
        return new ControlGroupMounts(cpu.resolve(name), cpuAccounting.resolve(name), memory.resolve(name));
    }

    /** The directories, each once. */
    List<Path> distinct() {
        return List.of(cpu, cpuAccounting, memory).stream().distinct().toList();
    }
}
