package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.service.DockerImage;
import dev.a2b.measure.service.Homes;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a profile needs beyond the JDK that runs the build: checked when the build starts, and reported in one sentence.
 * {@link RunOutcome} records it as well, so that a series of builds can tell a requirement from another failure.
 */
public enum Requirement {

    /** A container engine that answers. */
    ENGINE("No container engine answers: start Docker, or take -Pjib -Djib.goal=buildTar, which needs none.",
        host -> DockerImage.isEngineThere()),

    /** Linux, to link a Java runtime for it. */
    LINUX("A Java runtime for Linux is linked on Linux only: build there, or take the profile docker.",
        Host::isLinux),

    /** A JDK as new as the images' Java, to link a Java runtime of it. */
    JDK_25("No JDK 25 here, of which the image's Java runtime is linked: install one, or take the profile docker.",
        Host::hasJdk25),

    /** GraalVM with its compiler. */
    NATIVE_IMAGE("No native-image here: install GraalVM 25 and set GRAALVM_HOME, or build with -Pdocker-native.",
        Host::hasNativeImage),

    /** An executable, which is what upx packs. */
    EXECUTABLE("Only an executable can be packed: name the profile native as well, as in -Pnative,upx.",
        host -> host.builds("native")),

    /** The packer. */
    UPX("No upx here, which is for Linux: install its package, or build without the profile upx.",
        host -> host.isLinux() && host.hasCommand("upx")),

    /** A Java of the build's own, which is what uses an AOT cache. */
    JAVA_ARTIFACT("An AOT cache is for jar and docker only: leave out the profile %s or aot-cache.",
        host -> host.builds("jar") || host.builds("docker")),

    /** A Java that can make an AOT cache; an image has its own. */
    CACHING_JAVA("An AOT cache of a jar needs JDK 25, not " + System.getProperty("java.version")
        + ": set JAVA_HOME to one, or add -Pdocker.",
        host -> !host.builds("jar") || host.java() >= 25);

    private final String sentence;
    private final Predicate<Host> isMet;

    Requirement(String sentence, Predicate<Host> isMet) {
        this.sentence = sentence;
        this.isMet = isMet;
    }

    /**
     * Checks requirements in their order.
     *
     * @param arguments the kind of build, as in {@code native}; then names of requirements, as in {@code upx}, or goals
     *     of jib
     * @throws MeasureException when one is not met
     */
    public static void main(String[] arguments) {
        var host = new Host(arguments[0], System.getProperty("os.name"), Runtime.version().feature(), System.getenv());
        Stream.of(arguments).skip(1)
            .flatMap(Requirement::named)
            .filter(requirement -> !requirement.isMet(host))
            .findFirst()
            .ifPresent(requirement -> requirement.refuse(host));
    }

    boolean isMet(Host host) {
        return isMet.test(host);
    }

    private static Stream<Requirement> named(String name) {
        return switch (name) {
            case "dockerBuild" -> Stream.of(ENGINE);
            case "buildTar", "build" -> Stream.empty();
            default -> Stream.of(valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_')));
        };
    }

    private void refuse(Host host) {
        var sentence = this.sentence.formatted(host.kind());
        RunOutcome.lacking(sentence);
        throw new MeasureException(sentence);
    }

    /**
     * The machine that builds, and what it builds.
     *
     * @param kind of build, as in {@code native}
     * @param java the release of Java that runs the build
     */
    record Host(String kind, String system, int java, Map<String, String> environment) {

        boolean builds(String other) {
            return kind.equals(other);
        }

        boolean isLinux() {
            return system.equals("Linux");
        }

        boolean hasCommand(String name) {
            return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
        }

        boolean hasNativeImage() {
            return Homes.of(environment, "GRAALVM_HOME", "JAVA_HOME")
                .map(home -> home.resolve("bin"))
                .anyMatch(bin -> Files.exists(bin.resolve("native-image"))
                    || Files.exists(bin.resolve("native-image.cmd")));
        }

        /** What the user's toolchains.xml names is Maven's to judge. */
        boolean hasJdk25() {
            return Files.exists(Path.of(System.getProperty("user.home"), ".m2", "toolchains.xml"))
                || Homes.installed(environment).anyMatch(Host::isJdk25);
        }

        private static boolean isJdk25(Path home) {
            var release = home.resolve("release");
            if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin/javac"))) {
                return false;
            }
            var version = Homes.release(release).getProperty("JAVA_VERSION", "1");
            return Integer.parseInt(version.split("\\D")[0]) >= 25;
        }
    }
}
