package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.ArtifactFiles;
import dev.a2b.measure.service.BuildDescription;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A service that another project built. The setting {@code sut.command}, {@code sut.image} or {@code sut.url} gives it.
 * The optional setting {@code sut.label} names it, as it names a build of this project. The optional setting
 * {@code sut.artifact} says which file or folder is the program that {@code sut.command} starts. The optional setting
 * {@code sut.native} says whether it is native code. By default, this is so if the first word of the command is an
 * executable file that is neither Java nor a script.
 */
final class GivenBuild {

    private static final String ARTIFACT = "sut.artifact";
    private static final String NATIVE = "sut.native";

    private GivenBuild() {}

    /**
     * The given build; empty if none is given.
     *
     * @throws MeasureException if several are given, or the given one cannot be found
     */
    static Optional<Build> of(Settings settings) {
        demandOne(settings);
        return settings.find("sut.command")
                .map(line -> process(settings, line))
                .or(() -> settings.find("sut.image").map(name -> image(settings, name)))
                .or(() -> address(settings)
                        .map(address ->
                                Builds.given(label(settings, address.uri().getAuthority()), address)));
    }

    /** @throws MeasureException if more than one is given, or an artifact without a command */
    static void demandOne(Settings settings) {
        var given = Stream.of("sut.command", "sut.image", "sut.url")
                .filter(name -> settings.find(name).isPresent())
                .map(name -> "-D" + name)
                .toList();
        if (given.size() > 1) {
            throw new MeasureException(
                    String.join(" and ", given) + " cannot be given together: keep one and omit the others.");
        }
        if (settings.find(ARTIFACT).isPresent() && settings.find("sut.command").isEmpty()) {
            throw new MeasureException("-D" + ARTIFACT + " says which files belong to -Dsut.command: give both, or "
                    + "omit -D" + ARTIFACT + ".");
        }
    }

    /**
     * The given address; empty if none is given.
     *
     * @throws MeasureException if it is not an address, or belongs to another machine and {@code sut.remote} is not
     *     true
     */
    static Optional<Address> address(Settings settings) {
        return settings.find("sut.url").map(url -> Address.of(url, settings.flag("sut.remote")));
    }

    /** A program that another project built. Its present checksum identifies it. */
    private static Build process(Settings settings, String line) {
        var command = CommandLine.given(line);
        var program = settings.find(ARTIFACT)
                .map(GivenBuild::existing)
                .orElseGet(() -> GivenArtifact.of(command))
                .toAbsolutePath()
                .normalize();
        var artifact = BuildDescription.Artifact.process(program, command);
        return new Build(
                label(settings, program.getFileName().toString()),
                Build.GIVEN,
                Build.PROCESS,
                family(settings, GivenArtifact.isNative(command.get(0))),
                command,
                artifact.name(),
                new Build.Size(ArtifactFiles.bytes(program), 0, 0, 0),
                artifact.sha256(),
                Build.Creation.UNKNOWN);
    }

    private static Family family(Settings settings, boolean otherwise) {
        var isNative = settings.find(NATIVE).isPresent() ? settings.flag(NATIVE) : otherwise;
        return isNative ? Family.NATIVE : Family.JVM;
    }

    private static Path existing(String name) {
        var path = Path.of(name);
        if (!Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new MeasureException("There is no file or folder " + name + ": give the path with -D" + ARTIFACT
                    + "=..., absolute or relative to the folder where Maven is started.");
        }
        return path;
    }

    /** An image that another project built. Its present id identifies it. */
    private static Build image(Settings settings, String name) {
        var found = Builds.image(name);
        return new Build(
                label(settings, name),
                Build.GIVEN,
                Build.IMAGE,
                family(settings, false),
                Builds.start(name),
                name,
                new Build.Size(found.bytes(), 0, 0, 0),
                found.id(),
                Build.Creation.UNKNOWN);
    }

    /** A build of this project, under the label that is given, or else under its own name. */
    static Build labelled(Settings settings, Build build) {
        return new Build(
                label(settings, build.name()),
                build.profiles(),
                build.kind(),
                build.family(),
                build.command(),
                build.artifact(),
                build.size(),
                build.sha256(),
                build.creation());
    }

    private static String label(Settings settings, String natural) {
        return settings.find("sut.label").orElse(natural).replaceAll("[^\\w. -]+", "-");
    }
}
