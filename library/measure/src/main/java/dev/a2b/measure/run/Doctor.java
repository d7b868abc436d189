package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.run.Requirement.Host;
import dev.a2b.measure.service.ControlGroup;
import dev.a2b.measure.service.DockerImage;
import dev.a2b.measure.service.Port;
import dev.a2b.measure.statistics.Format;
import dev.a2b.postgres.EngineFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what this machine can build and measure, and how to get what is missing. */
public final class Doctor {

    /** A first build needs about 1.5 GB, and a measurement needs room for its database. */
    private static final long DISK_BYTES = 3_000_000_000L;

    private static final List<Integer> DEVELOPMENT_PORTS = List.of(8080, 8081);
    private static final String STANDARD = "standard";
    private static final String PLAN = "plan";
    private static final String SOME_BUILDS = "some builds";

    private Doctor() {}

    /**
     * Something that a build or a measurement needs.
     *
     * @param name its name
     * @param found what was found; empty if it is missing
     * @param use what needs it
     * @param remedy the command to get it, or what else to do
     */
    record Finding(String name, Optional<String> found, String use, String remedy) {

        /** A line, and a second one with the remedy if it is missing. */
        String text() {
            return Format.of("  %-16s %-22s %s", name, found.orElse("MISSING"), use)
                    + (found.isPresent() ? "" : Format.of("%n  %-16s -> %s", "", remedy));
        }
    }

    /**
     * Prints the table. Maven calls this in its own JVM.
     *
     * @param arguments settings, {@code name=value} each: {@code measure.plans}, the folder of the plans, and what
     *     needs a program, as in {@code use.upx}. A system property of the same name overrides a setting
     */
    public static void main(String[] arguments) {
        var given = new Properties();
        given.setProperty(PLAN, STANDARD);
        given.putAll(Settings.arguments(arguments));
        given.putAll(System.getProperties());
        var host = new Host("", System.getProperty("os.name"), Runtime.version().feature(), System.getenv());
        var findings = Stream.concat(tools(host, given).stream(), limits(Plan.of(given)).stream())
                .toList();
        Console.line("What this machine can build and measure:%n%n%s%n", table(findings));
        Console.line("%s", summary(findings));
    }

    static String table(List<Finding> findings) {
        return findings.stream().map(Finding::text).collect(Collectors.joining(System.lineSeparator()));
    }

    static String summary(List<Finding> findings) {
        var missing = findings.stream()
                .filter(finding -> finding.found().isEmpty())
                .map(Finding::name)
                .toList();
        return missing.isEmpty()
                ? "Nothing is missing."
                : "Missing: " + String.join(", ", missing) + ". You need them only for what their line says.";
    }

    /**
     * The programs that builds need.
     *
     * @param given says which builds need a program
     */
    static List<Finding> tools(Host host, Properties given) {
        return List.of(
                new Finding(
                        "JDK 17 or newer",
                        Optional.of(System.getProperty("java.version")),
                        "every build, test and measurement",
                        ""),
                new Finding(
                        "JDK 25 or newer",
                        found(host.hasJdk25()),
                        use("jdk-25", given),
                        "sdk install java 25-tem (https://sdkman.io), or set JAVA_HOME"),
                new Finding(
                        "GraalVM 25",
                        found(host.isLinux() && host.hasNativeImage()),
                        use("native-image", given),
                        "sdk install java 25-graalce (https://sdkman.io), then set GRAALVM_HOME to its folder"),
                new Finding(
                        "container engine",
                        found(DockerImage.isEngineThere()),
                        use("engine", given),
                        EngineFault.sentence() + "; if it is not installed: curl -fsSL https://get.docker.com | sh"),
                new Finding(
                        "upx",
                        found(host.isLinux() && host.hasCommand("upx")),
                        use("upx", given),
                        "sudo apt-get install upx-ucl"));
    }

    private static String use(String name, Properties given) {
        return given.getProperty("use." + name, SOME_BUILDS);
    }

    /** What the machine allows a measurement by this plan. */
    private static List<Finding> limits(Plan plan) {
        var files = OpenFiles.needed(plan, Share.WHOLE);
        var allowed = OpenFiles.limit();
        var findings = List.of(
                new Finding(
                        "open files",
                        allowed.filter(limit -> limit >= files).map(String::valueOf),
                        "the plan " + plan.name() + " needs " + files,
                        "ulimit -n " + files),
                new Finding(
                        "control groups",
                        found(ControlGroup.isAllowed()),
                        "limits for a process, see the plan's limits",
                        "measure as root or an image, or let systemd delegate to your user: "
                                + "https://systemd.io/CGROUP_DELEGATION"),
                new Finding(
                        "disk",
                        freeBytes().filter(free -> free >= DISK_BYTES).map(Doctor::gigabytes),
                        "the first build and the database need " + gigabytes(DISK_BYTES),
                        "free some space, or use another disk with -Ddatabase.directory=..."));
        return Stream.concat(findings.stream(), DEVELOPMENT_PORTS.stream().map(Doctor::port))
                .toList();
    }

    private static Finding port(int port) {
        return new Finding(
                "port " + port,
                Port.isFree(port) ? Optional.of("free") : Optional.empty(),
                "development mode; a measurement finds a free port itself",
                "stop the program that listens at it: lsof -i :" + port);
    }

    private static Optional<Long> freeBytes() {
        try {
            return Optional.of(Files.getFileStore(Path.of("").toAbsolutePath()).getUsableSpace());
        } catch (IOException e) {
            return Optional.of(Long.MAX_VALUE); // not every file system reports it
        }
    }

    private static String gigabytes(long bytes) {
        return Format.of("%.0f GB", bytes / 1e9);
    }

    private static Optional<String> found(boolean isThere) {
        return isThere ? Optional.of("found") : Optional.empty();
    }
}
