package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.target.Address;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What another build made, given by hand: {@code sut.command}, {@code sut.image} or {@code sut.url}, and
 * {@code sut.label}.
 */
final class GivenBuild {

    private GivenBuild() {
    }

    /** Empty when none is given. */
    static Optional<Build> of(Settings settings) {
        demandOne(settings);
        return settings.find("sut.command").map(line -> process(settings, line))
            .or(() -> settings.find("sut.image").map(name -> image(settings, name)))
            .or(() -> address(settings).map(address -> address(settings, address)));
    }

    /** @throws MeasureException when more than one is given */
    static void demandOne(Settings settings) {
        var given = Stream.of("sut.command", "sut.image", "sut.url")
            .filter(name -> settings.find(name).isPresent())
            .map(name -> "-D" + name)
            .toList();
        if (given.size() > 1) {
            throw new MeasureException(String.join(" and ", given)
                + " cannot be given together: leave all but one of them out.");
        }
    }

    /** The address that is given by hand, if any. */
    static Optional<Address> address(Settings settings) {
        var isOthers = settings.find("sut.remote").map(Boolean::valueOf).orElse(false);
        return settings.find("sut.url").map(url -> Address.of(url, isOthers));
    }

    /** The service works in a folder of its own, so files are named absolutely. */
    private static Build process(Settings settings, String line) {
        var words = Stream.of(line.split(" +")).map(GivenBuild::absolute).toList();
        var artifact = words.stream().map(Path::of).filter(Files::isRegularFile).findFirst().orElseThrow(() ->
            new MeasureException("No word of -Dsut.command=\"" + line + "\" is a file that is there: give the path of "
                + "the artifact, absolute or from where Maven is started."));
        return Builds.given(label(settings, artifact.getFileName().toString()), words, artifact);
    }

    private static Build image(Settings settings, String name) {
        return Builds.given(label(settings, name), name);
    }

    private static Build address(Settings settings, Address address) {
        return Builds.given(label(settings, address.uri().getAuthority()), address);
    }

    private static String absolute(String word) {
        return Files.isRegularFile(Path.of(word)) ? Path.of(word).toAbsolutePath().normalize().toString() : word;
    }

    /** It becomes part of a folder's name. */
    private static String label(Settings settings, String natural) {
        return settings.find("sut.label").orElse(natural).replaceAll("[^\\w.-]+", "-");
    }
}
