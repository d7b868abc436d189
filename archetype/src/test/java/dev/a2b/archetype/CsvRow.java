package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A row of a report.
 *
 * @param cells its cells by the heads of their columns
 */
record CsvRow(Map<String, String> cells) {

    /** A comma that is followed by an even number of quotes is not inside a quoted cell. */
    private static final Pattern SEPARATOR = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    /** The only row that has this value in a column. */
    static CsvRow of(Path report, String column, String value) throws IOException {
        var lines = Files.readAllLines(report, UTF_8);
        var rows = lines.stream()
                .skip(1)
                .map(line -> of(lines.get(0), line))
                .filter(row -> row.cells.get(column).equals(value))
                .toList();
        if (rows.size() != 1) {
            throw new AssertionError(rows.size() + " rows of " + report + " have the " + column + " " + value + ".");
        }
        return rows.get(0);
    }

    /** The figure of a column. */
    double number(String column) {
        return Double.parseDouble(cells.get(column));
    }

    private static CsvRow of(String head, String line) {
        var heads = List.of(SEPARATOR.split(head, -1));
        var values = List.of(SEPARATOR.split(line, -1));
        var cells = new TreeMap<String, String>();
        heads.forEach(name -> cells.put(name, values.get(heads.indexOf(name))));
        return new CsvRow(cells);
    }
}
