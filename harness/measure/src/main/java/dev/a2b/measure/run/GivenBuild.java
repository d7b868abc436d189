package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.service.Address;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A service that another project built. The setting {@code sut.command}, {@code sut.image} or {@code sut.url} gives it,
 * and the optional setting {@code sut.label} names it.
 */
final class GivenBuild {

    private GivenBuild() {
    }

    /**
     * The given build; empty if none is given.
     *
     * @throws MeasureException if several are given, or the given one cannot be found
     */
    static Optional<Build> of(Settings settings) {
        demandOne(settings);
        return settings.find("sut.command").map(line -> process(settings, line))
            .or(() -> settings.find("sut.image").map(name -> image(settings, name)))
            .or(() -> address(settings).map(address -> address(settings, address)));
    }

    /** @throws MeasureException if more than one is given */
    static void demandOne(Settings settings) {
        var given = Stream.of("sut.command", "sut.image", "sut.url")
            .filter(name -> settings.find(name).isPresent())
            .map(name -> "-D" + name)
            .toList();
        if (given.size() > 1) {
            throw new MeasureException(String.join(" and ", given)
                + " cannot be given together: keep one and omit the others.");
        }
    }

    /**
     * The given address; empty if none is given.
     *
     * @throws MeasureException if it is not an address, or belongs to another machine and {@code sut.remote} is not
     *     true
     */
    static Optional<Address> address(Settings settings) {
        var mayBeRemote = settings.find("sut.remote").map(Boolean::valueOf).orElse(false);
        return settings.find("sut.url").map(url -> Address.of(url, mayBeRemote));
    }

    private static Build process(Settings settings, String line) {
        var words = CommandLine.words(line).stream().map(GivenBuild::absolute).toList();
        var artifact = words.stream().map(Path::of).filter(Files::isRegularFile).findFirst().orElseThrow(() ->
            new MeasureException("No word of -Dsut.command=\"" + line + "\" is an existing file: give the path of the "
                + "artifact, absolute or relative to the folder where Maven is started."));
        return Builds.given(label(settings, artifact.getFileName().toString()), words, artifact);
    }

    private static Build image(Settings settings, String name) {
        return Builds.given(label(settings, name), name);
    }

    private static Build address(Settings settings, Address address) {
        return Builds.given(label(settings, address.uri().getAuthority()), address);
    }

    /** The service runs in a folder of its own, so it needs absolute paths. */
    private static String absolute(String word) {
        return Files.isRegularFile(Path.of(word)) ? Path.of(word).toAbsolutePath().normalize().toString() : word;
    }

    /** The label becomes part of a folder's name, so other characters are replaced. */
    private static String label(Settings settings, String natural) {
        return settings.find("sut.label").orElse(natural).replaceAll("[^\\w.-]+", "-");
    }
}
