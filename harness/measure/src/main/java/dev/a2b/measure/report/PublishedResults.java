package dev.a2b.measure.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Figures that others have published. The page shows them below the measured ones.
 *
 * @param introduction their source, in plain text
 * @param heads heads of the columns
 * @param rows rows of the table, with one cell for each head
 */
record PublishedResults(String introduction, List<String> heads, List<List<String>> rows) {

    private static final String COMMENT = "#";

    /** Reads a CSV file without quotes. Lines that begin with {@code #} are the introduction. */
    static PublishedResults read(Path file) throws IOException {
        var lines = Files.readAllLines(file);
        var introduction = lines.stream().filter(line -> line.startsWith(COMMENT))
            .map(line -> line.substring(COMMENT.length()).strip()).collect(Collectors.joining(" "));
        var rows = lines.stream().filter(line -> !line.isBlank() && !line.startsWith(COMMENT))
            .map(line -> Arrays.asList(line.split(",", -1))).toList();
        if (rows.isEmpty()) {
            throw new IOException(file + " has no line with the heads of its columns");
        }
        var heads = rows.get(0).stream().map(head -> head.replace('_', ' ')).toList();
        return new PublishedResults(introduction, heads, rows.subList(1, rows.size()));
    }
}
