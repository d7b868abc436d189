package dev.a2b.measure.series;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Options of series to test with. */
final class Options {

    private Options() {}

    /** The options of a series with these settings, {@code name=value} each. */
    static SeriesOptions of(String builds, String... settings) {
        var given = new Properties();
        given.setProperty("measure.plans", Path.of("src/test/resources/plans").toString());
        for (var setting : settings) {
            var words = setting.split("=", 2);
            given.setProperty(words[0], words[1]);
        }
        var arguments = new TreeMap<>(Map.of("builds", builds, "builds.all", "jar,native,docker", "pause", "0"));
        arguments.put("control", given.getProperty("control", "false"));
        arguments.put("measure.restart", given.getProperty("measure.restart", "false"));
        return SeriesOptions.of(
                arguments,
                given,
                Stream.of(settings).map(setting -> "-D" + setting).collect(Collectors.joining(" ")));
    }

    /** A new series, whose state is in a folder. */
    static Series series(Path folder, SeriesOptions options) {
        folder.resolve("compare.json").toFile().delete();
        return Series.resume(folder.resolve("compare.json"), options, new Artifacts(folder));
    }
}
