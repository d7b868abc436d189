package dev.a2b.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toMap;

import dev.a2b.measure.result.Console;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * How long the answers are on the fresh data set of scale 1, in bytes before compression: a service whose answers are
 * shorter or longer does other work. Each line of {@code response-sizes.txt}, a test resource of the project, has the
 * size and the path of one answer.
 */
public final class RecordedSizes {

    private static final String FILE = "/response-sizes.txt";

    private RecordedSizes() {}

    /** The sizes by the paths. */
    static Map<String, Integer> read(String resource) {
        try (var file = RecordedSizes.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw MeasureException.failedCheck("the test resource " + resource.substring(1)
                        + " is missing: write a line for each response, as in \"0 /users/1\","
                        + " and record their sizes by -Dresponses.record=true");
            }
            return new String(file.readAllBytes(), UTF_8)
                    .lines()
                    .map(line -> line.split(" ", 2))
                    .collect(toMap(
                            line -> line[1], line -> Integer.valueOf(line[0]), (one, other) -> other, TreeMap::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Demands answers of these sizes; for {@link Workload#check}. With {@code -Dresponses.record=true}, records the
     * sizes instead, in the file that {@code responses.sizes} names.
     *
     * @param scale that of the data set: with another than 1, no size is compared
     * @throws MeasureException when an answer has another size
     */
    public static void check(HttpCheck service, double scale) {
        if (scale != 1) {
            Console.line(
                    "Check before the load: the sizes of responses are recorded at scale 1, so they are not compared.");
        } else if (Boolean.getBoolean("responses.record")) {
            RecordedSizes.record(service::size, Path.of(System.getProperty("responses.sizes")));
        } else {
            read(FILE).forEach(service::size);
        }
    }

    /** Writes the sizes of the same answers of a service, for the next build. */
    static void record(ToIntFunction<String> size, Path file) {
        var lines = read(FILE).keySet().stream()
                .map(path -> size.applyAsInt(path) + " " + path)
                .toList();
        try {
            Files.write(file, lines, UTF_8);
        } catch (IOException e) {
            throw new MeasureException("Check before the load: " + file + " cannot be written: " + e.getMessage());
        }
        Console.line("Check before the load: the sizes of %d responses were recorded in %s.", lines.size(), file);
    }
}
