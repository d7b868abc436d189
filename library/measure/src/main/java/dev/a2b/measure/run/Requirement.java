package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Spelling;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.service.DockerImage;
import dev.a2b.measure.service.Homes;
import dev.a2b.postgres.EngineFault;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a build needs besides the JDK that runs it. It is checked when the build starts. {@link RunOutcome} records a
 * missing requirement, so that a series can quote it. The sentences name profiles,
 * because they say which option to add or to omit.
 */
public enum Requirement {

    /** A running container engine. */
    ENGINE(
            "This build needs a container engine, and %2$s. Without it, -Pjib -Djib.goal=buildTar makes an image in a "
                    + "file, which cannot be measured.",
            host -> host.hasCommand("docker") && DockerImage.isEngineThere()),

    /** Linux, to link a Java runtime for Linux. */
    LINUX(
            "A Java runtime for Linux can be linked on Linux only: build there, or use the profile docker.",
            Host::isLinux),

    /** JDK 25 or newer, like the Java of the images, to link a Java runtime from it. */
    JDK_25(
            "JDK 25 is missing, and the Java runtime of the image is linked from it: install it, or use the profile "
                    + "docker.",
            Host::hasJdk25),

    /** GraalVM 25 with its compiler {@code native-image}, on Linux: the builds pass it options of Linux's linker. */
    NATIVE_IMAGE(
            "native-image of GraalVM 25 or newer is missing, or this is not Linux: install GraalVM 25 on Linux and "
                    + "set GRAALVM_HOME, or build with -Pdocker-native.",
            host -> host.isLinux() && host.hasNativeImage()),

    /** A build of an executable, because upx packs executables. */
    EXECUTABLE(
            "upx packs executables only: add the profile native, as in -Pnative,upx.", host -> host.builds("native")),

    /** The packer {@code upx}, on Linux. */
    UPX(
            "upx is missing, or this is not Linux: install it, as by apt install upx-ucl, or build without the profile "
                    + "upx. Where its command is upx-ucl, give it this name: "
                    + "sudo ln -s $(command -v upx-ucl) /usr/local/bin/upx",
            host -> host.isLinux() && host.hasCommand("upx")),

    /** A build of a jar or an image with Java, because only Java uses an AOT cache. */
    JAVA_ARTIFACT(
            "An AOT cache works for jar and docker only: omit the profile %s or aot-cache.",
            host -> host.builds("jar") || host.builds("docker")),

    /** A JDK that can create an AOT cache for a jar. An image contains its own. */
    CACHING_JAVA(
            "An AOT cache of a jar needs JDK 25, not " + System.getProperty("java.version")
                    + ": set JAVA_HOME to one, or add -Pdocker.",
            host -> !host.builds("jar") || host.java() >= 25);

    /** The profiles of which a build has one. */
    private static final List<String> KINDS = List.of("jar", "jib", "docker", "native", "docker-native", "compare");

    private final String sentence;
    private final Predicate<Host> isMet;

    Requirement(String sentence, Predicate<Host> isMet) {
        this.sentence = sentence;
        this.isMet = isMet;
    }

    /**
     * Checks requirements in the given order. Maven calls this.
     *
     * @param arguments the kind of build, as in {@code native}; a word, and the profiles that the user named; names of
     *     requirements in lower case with dashes, as in {@code native-image}, or goals of jib, of which
     *     {@code dockerBuild} needs an engine; a text with the profiles that Maven has found; and a text with the files
     *     that may name more, POMs and settings, an {@code @} before each. Brackets, commas and spaces separate names
     * @throws MeasureException if a requirement is not met, if a profile does not exist, or if two kinds of build are
     *     named; the message says which, and what to do
     */
    public static void main(String[] arguments) {
        var named = words(arguments[1]).skip(1).distinct().toList();
        var existing = Stream.concat(words(arguments[3]), DeclaredProfiles.in(arguments[4]))
                .collect(Collectors.toSet());
        named.forEach(profile -> Spelling.check("profile", profile, existing));
        demandOneKind(named.stream().filter(KINDS::contains).toList());
        var host = new Host(
                arguments[0], System.getProperty("os.name"), Runtime.version().feature(), System.getenv());
        words(arguments[2]).flatMap(Requirement::named).forEach(requirement -> requirement.demand(host));
    }

    boolean isMet(Host host) {
        return isMet.test(host);
    }

    private static Stream<String> words(String list) {
        return Stream.of(list.split("[\\[\\]{}=, ]+")).filter(word -> !word.isEmpty());
    }

    private static void demandOneKind(List<String> kinds) {
        if (kinds.size() > 1) {
            throw new MeasureException("The profiles " + String.join(" and ", kinds)
                    + " do not combine, because each is a kind of build: name one of them.");
        }
    }

    private static Stream<Requirement> named(String name) {
        return switch (name) {
            case "dockerBuild" -> Stream.of(ENGINE);
            case "buildTar", "build" -> Stream.empty();
            default -> Stream.of(valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_')));
        };
    }

    /** @throws MeasureException if it is not met */
    void demand(Host host) {
        if (isMet(host)) {
            return;
        }
        var sentence = this.sentence.formatted(host.kind(), this == ENGINE ? host.engineFault() : "");
        RunOutcome.failed(sentence);
        throw new MeasureException(sentence);
    }

    /**
     * The machine that builds, and what it builds.
     *
     * @param kind kind of build, as in {@code native}
     * @param system name of the operating system
     * @param java feature release of the Java that runs the build, as in 25
     * @param environment environment variables by their names
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

        private String engineFault() {
            return hasCommand("docker")
                    ? EngineFault.sentence()
                    : "the command docker is missing; install Docker, or podman-docker";
        }

        /** The first one counts: native-maven-plugin takes it, too. */
        boolean hasNativeImage() {
            return Homes.graalVm(environment)
                    .filter(home -> Files.exists(home.resolve("bin/native-image")))
                    .findFirst()
                    .filter(Host::isJava25)
                    .isPresent();
        }

        /** True also if the user has a toolchains.xml: Maven itself checks the JDKs in it. */
        boolean hasJdk25() {
            return Files.exists(Path.of(System.getProperty("user.home"), ".m2", "toolchains.xml"))
                    || Homes.installed(environment).anyMatch(Host::isJdk25);
        }

        private static boolean isJdk25(Path home) {
            return Files.isExecutable(home.resolve("bin/javac")) && isJava25(home);
        }

        private static boolean isJava25(Path home) {
            var release = home.resolve("release");
            if (!Files.isRegularFile(release)) {
                return false;
            }
            var version = Homes.release(release).getProperty("JAVA_VERSION", "1");
            return Integer.parseInt(version.split("\\D")[0]) >= 25;
        }
    }
}
