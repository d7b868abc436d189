package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.a2b.measure.series.GateResult.Row;
import dev.a2b.measure.series.WorkTrees.Commit;
import dev.a2b.measure.statistics.GateVerdict.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The result of a gate for people and for programs. */
final class GateText {

    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .setSerializationInclusion(JsonInclude.Include.NON_NULL);
    private static final int DIGITS = 8;

    private GateText() {}

    /**
     * The content of {@code gate.json}.
     *
     * @param verdict {@code regression}, {@code no regression} or {@code not known}
     * @param sentence the verdict with its reason
     * @param conditions what both runs had in common, by name
     */
    private record Content(
            String verdict,
            String sentence,
            Commit base,
            Commit commit,
            Map<String, String> conditions,
            List<Row> rows) {}

    /** The result as JSON. */
    static String json(GateResult result, Map<String, String> conditions) {
        var content = new Content(
                words(result.verdict()),
                result.sentence(),
                result.base(),
                result.commit(),
                new TreeMap<>(conditions),
                result.rows());
        try {
            return JSON.writeValueAsString(content) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The result as Markdown: the verdict, then one table. */
    static String markdown(GateResult result, Map<String, String> conditions) {
        return """
            # %s

            %s

            | | %s | %s | verdict |
            | --- | ---: | ---: | --- |
            %s

            %s
            """.formatted(
                        capital(words(result.verdict())),
                        cell(capital(result.sentence())) + ".",
                        title(result.base()),
                        title(result.commit()),
                        result.rows().stream().map(GateText::row).collect(Collectors.joining("\n")),
                        new TreeMap<>(conditions)
                                .entrySet().stream()
                                        .map(one -> "- " + one.getKey() + ": " + one.getValue())
                                        .collect(Collectors.joining("\n")));
    }

    /** The verdict as a user knows it. */
    static String words(Kind verdict) {
        return switch (verdict) {
            case REGRESSION -> "regression";
            case NO_REGRESSION -> "no regression";
            case TOO_NOISY, NOT_KNOWN -> "not known";
        };
    }

    private static String title(Commit commit) {
        return cell(commit.name()) + " (" + commit.hash().substring(0, DIGITS) + ")";
    }

    private static String row(Row row) {
        return "| " + cell(row.what()) + " | " + row.base() + " | " + row.commit() + " | " + cell(row.says()) + " |";
    }

    /** A bar would end the cell. */
    private static String cell(String text) {
        return text.replace("|", "\\|");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
