package dev.a2b.measure.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Figures that others have published. The report shows them beside runs of the same builds and the same plan.
 *
 * @param introduction their source, in plain text
 * @param plan the plan with the same load
 * @param conditions how they were measured, by name, in order
 * @param rows one for each build: the cells by the heads of their columns
 */
record PublishedResults(
        String introduction, String plan, Map<String, String> conditions, List<Map<String, String>> rows) {

    /** The column with the name that the report gives to the same build. */
    static final String BUILD = "build";

    private static final String PLAN = "plan";
    private static final String COMMENT = "#";
    private static final String CONDITION = "##";

    /**
     * Reads a CSV file without quotes. Lines that begin with {@code #} are the introduction, lines that begin with
     * {@code ##} are conditions, each a name, a colon and a text. The condition {@code plan} names the plan.
     */
    static PublishedResults read(Path file) throws IOException {
        var lines = Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank())
                .toList();
        var introduction = lines.stream()
                .filter(line -> line.startsWith(COMMENT) && !line.startsWith(CONDITION))
                .map(line -> line.substring(COMMENT.length()).strip())
                .collect(Collectors.joining(" "));
        var table = lines.stream()
                .filter(line -> !line.startsWith(COMMENT))
                .map(line -> Arrays.asList(line.split(",", -1)))
                .toList();
        if (table.isEmpty() || !table.get(0).contains(BUILD)) {
            throw new IOException(file + " has no line with the heads of its columns, one of them " + BUILD);
        }
        var conditions = conditions(lines);
        var plan = conditions.remove(PLAN);
        if (plan == null) {
            throw new IOException(file + " has no line \"" + CONDITION + " " + PLAN + ": <plan with the same load>\"");
        }
        return new PublishedResults(
                introduction,
                plan,
                conditions,
                table.stream().skip(1).map(cells -> row(table.get(0), cells)).toList());
    }

    private static Map<String, String> conditions(List<String> lines) {
        var conditions = new LinkedHashMap<String, String>();
        lines.stream()
                .filter(line -> line.startsWith(CONDITION))
                .map(line -> line.substring(CONDITION.length()).split(":", 2))
                .filter(parts -> parts.length == 2)
                .forEach(parts -> conditions.put(parts[0].strip(), parts[1].strip()));
        return conditions;
    }

    private static Map<String, String> row(List<String> heads, List<String> cells) {
        var row = new LinkedHashMap<String, String>();
        for (var i = 0; i < Math.min(heads.size(), cells.size()); i++) {
            row.put(heads.get(i), cells.get(i).strip());
        }
        return row;
    }
}
