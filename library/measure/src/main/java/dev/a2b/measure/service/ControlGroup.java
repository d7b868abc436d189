package dev.a2b.measure.service;

import dev.a2b.measure.plan.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A control group of Linux: it limits the processors and the memory of a process and its descendants. Version 2 has one
 * hierarchy of groups (<a href="https://docs.kernel.org/admin-guide/cgroup-v2.html">cgroup-v2</a>), version 1 one for
 * each controller (<a href="https://docs.kernel.org/admin-guide/cgroup-v1/index.html">cgroup-v1</a>).
 */
public final class ControlGroup implements AutoCloseable {

    private static final Limits ANY = new Limits(1, 512_000_000);
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String PREFIX = "a2b-";
    private static final String MEMBERS = "cgroup.procs";
    /** What the file of a limit contains without a limit: with version 2, and for processors with version 1. */
    private static final Set<String> UNLIMITED = Set.of("max", "-1");

    /** The scheduler's default period, see https://docs.kernel.org/scheduler/sched-bwc.html. */
    private static final long PERIOD_MICROS = 100_000;

    private static final int TRIES = 250;
    private static final Duration SYSTEMD_LIMIT = Duration.ofSeconds(30);

    /** Joins the groups whose files come before the word {@code --}, and becomes the command after it. */
    private static final String JOIN =
            "while [ \"$1\" != -- ]; do echo $$ >\"$1\" || exit 125; shift; done; shift; exec \"$@\"";

    private final ControlGroupMounts directories;
    private final List<String> join;

    private ControlGroup(ControlGroupMounts directories, List<String> join) {
        this.directories = directories;
        this.join = join;
    }

    /**
     * Creates a group with limits: a directory in the hierarchy of control groups, which usually only root may make, or
     * else a scope of the user's systemd.
     *
     * @return the group; empty if this process may make neither, or the system has no control groups
     */
    public static Optional<ControlGroup> create(Limits limits) {
        var name = PREFIX + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet();
        return ControlGroupMounts.find().flatMap(mounts -> {
            removeLeftBehind(mounts);
            return make(mounts.resolve(name), limits).or(() -> scope(mounts, name, limits));
        });
    }

    /** Whether this process may make a group. */
    public static boolean isAllowed() {
        var group = create(ANY);
        group.ifPresent(ControlGroup::close);
        return group.isPresent();
    }

    /**
     * The group of the container in which this process runs, which the container sees as that of the whole system.
     *
     * @return the group, or that of the system without a container; empty if the system has no control groups
     */
    public static Optional<ControlGroup> ofContainer() {
        return ControlGroupMounts.find().map(mounts -> new ControlGroup(mounts, List.of()));
    }

    /** The directory of the controller that limits processors. */
    public Path cpu() {
        return directories.cpu();
    }

    /** The directory of the controller that counts CPU time. */
    public Path cpuAccounting() {
        return directories.cpuAccounting();
    }

    /** The directory of the controller that limits memory. */
    public Path memory() {
        return directories.memory();
    }

    /**
     * The limits that are in force, read back from the system. A scope exists only while a process is in it.
     *
     * @return the limits; empty if one of them was removed
     * @throws UncheckedIOException if the group does not exist
     */
    public Optional<Limits> inForce() {
        try {
            var quota = directories.isUnified()
                    ? text(cpu(), "cpu.max").split(" ")
                    : new String[] {text(cpu(), "cpu.cfs_quota_us"), text(cpu(), "cpu.cfs_period_us")};
            var bytes = text(memory(), directories.isUnified() ? "memory.max" : "memory.limit_in_bytes");
            return UNLIMITED.contains(quota[0]) || UNLIMITED.contains(bytes)
                    ? Optional.empty()
                    : Optional.of(new Limits(
                            Double.parseDouble(quota[0]) / Double.parseDouble(quota[1]), Long.parseLong(bytes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a process is in the group of each controller. */
    boolean contains(ProcessHandle process) {
        return directories.distinct().stream()
                .allMatch(directory -> members(directory).contains(process));
    }

    /** Kills all processes of the group and removes it. */
    @Override
    public void close() {
        for (var tries = 0; tries < TRIES && !isRemoved(); tries++) {
            members().forEach(ProcessHandle::destroyForcibly);
            MeasuredService.pause();
        }
    }

    /**
     * The command that joins the group and then becomes the given command, in the same process. So the program finds
     * its limits when it starts; a JVM reads them only then.
     */
    List<String> join(List<String> command) {
        return Stream.concat(join.stream(), command.stream()).toList();
    }

    /** The processes of the group: the one that joined it, and everything that it started. */
    List<ProcessHandle> members() {
        return members(memory());
    }

    private static List<ProcessHandle> members(Path directory) {
        try {
            return Files.readAllLines(directory.resolve(MEMBERS)).stream()
                    .map(Long::valueOf)
                    .map(ProcessHandle::of)
                    .flatMap(Optional::stream)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /**
     * Whether the kernel has killed a process of the group, because the group needed more memory than its limit
     * ({@code oom_kill} in <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html#memory-interface-files">version
     * 2</a> and <a href="https://docs.kernel.org/admin-guide/cgroup-v1/memory.html#oom-control">version 1</a>).
     */
    boolean hasKilled() {
        try {
            var events = memory().resolve(directories.isUnified() ? "memory.events" : "memory.oom_control");
            return Files.readAllLines(events).stream().anyMatch(line -> line.matches("oom_kill [1-9][0-9]*"));
        } catch (IOException e) {
            return false; // The group was removed.
        }
    }

    /** Removes the groups that killed processes have left behind. */
    private static void removeLeftBehind(ControlGroupMounts mounts) {
        var names = mounts.memory().toFile().list((directory, name) -> name.matches(PREFIX + "\\d+-\\d+"));
        for (var name : names == null ? new String[0] : names) {
            if (ProcessHandle.of(Long.parseLong(name.split("-")[1])).isEmpty()) {
                new ControlGroup(mounts.resolve(name), List.of()).close();
            }
        }
    }

    private static Optional<ControlGroup> make(ControlGroupMounts directories, Limits limits) {
        var files = directories.distinct().stream()
                .map(directory -> directory.resolve(MEMBERS).toString());
        var join = Stream.of(Stream.of("/bin/sh", "-c", JOIN, "sh"), files, Stream.of("--"))
                .flatMap(words -> words)
                .toList();
        var group = new ControlGroup(directories, join);
        try {
            group.make(limits);
            return Optional.of(group);
        } catch (IOException e) {
            group.close();
            return Optional.empty();
        }
    }

    private void make(Limits limits) throws IOException {
        for (var directory : directories.distinct()) {
            Files.createDirectory(directory);
        }
        if (directories.isUnified()) {
            write(cpu(), "cpu.max", quotaMicros(limits) + " " + PERIOD_MICROS);
            write(memory(), "memory.max", Long.toString(limits.memoryBytes()));
            writeIfThere(memory(), "memory.swap.max", "0");
            return;
        }
        write(cpu(), "cpu.cfs_period_us", Long.toString(PERIOD_MICROS));
        write(cpu(), "cpu.cfs_quota_us", Long.toString(quotaMicros(limits)));
        write(memory(), "memory.limit_in_bytes", Long.toString(limits.memoryBytes()));
        writeIfThere(memory(), "memory.memsw.limit_in_bytes", Long.toString(limits.memoryBytes()));
    }

    /** CPU time in each period, in microseconds. */
    private static long quotaMicros(Limits limits) {
        return Math.round(limits.cpus() * PERIOD_MICROS);
    }

    /** A first scope shows whether systemd applies the limits, and where its groups are. */
    private static Optional<ControlGroup> scope(ControlGroupMounts mounts, String name, Limits limits) {
        if (!mounts.isUnified()) {
            return Optional.empty(); // With version 1, systemd does not let users limit anything.
        }
        var trial = Stream.concat(
                        scope(name + "-trial", limits).stream(),
                        Stream.of(
                                "/bin/sh",
                                "-c",
                                "group=$(sed s/^0::.// /proc/self/cgroup); echo \"$group\"; "
                                        + "cat \"$0/$group/cpu.max\" \"$0/$group/memory.max\"",
                                mounts.memory().toString()))
                .toList();
        var said = output(trial);
        if (said.size() != 3 || said.get(1).startsWith("max") || said.get(2).startsWith("max")) {
            return Optional.empty();
        }
        var siblings = Path.of(said.get(0)).getParent();
        return Optional.of(new ControlGroup(
                mounts.resolve(siblings.resolve(name + ".scope").toString()), scope(name, limits)));
    }

    /** See https://www.freedesktop.org/software/systemd/man/latest/systemd-run.html. */
    private static List<String> scope(String name, Limits limits) {
        return List.of(
                "systemd-run",
                "--user",
                "--scope",
                "--quiet",
                "--collect",
                "--unit=" + name,
                "--property=CPUQuota=" + Math.round(limits.cpus() * 100) + "%",
                "--property=MemoryMax=" + limits.memoryBytes(),
                "--property=MemorySwapMax=0",
                "--");
    }

    /** What a command prints; empty if it fails. */
    private static List<String> output(List<String> command) {
        try {
            return Command.output(SYSTEMD_LIMIT, command)
                    .map(output -> output.lines().toList())
                    .orElse(List.of());
        } catch (IOException e) {
            return List.of();
        }
    }

    /** A group can be removed only after its last process has ended. */
    private boolean isRemoved() {
        for (var directory : directories.distinct()) {
            directory.toFile().delete();
        }
        return directories.distinct().stream().noneMatch(Files::exists);
    }

    private static String text(Path directory, String file) throws IOException {
        return Files.readString(directory.resolve(file)).strip();
    }

    /** Only an existing file can be written, because the system makes the files of a group. */
    private static void write(Path directory, String file, String value) throws IOException {
        Files.writeString(directory.resolve(file), value, StandardOpenOption.WRITE);
    }

    private static void writeIfThere(Path directory, String file, String value) throws IOException {
        if (Files.exists(directory.resolve(file))) {
            write(directory, file, value);
        }
    }
}
