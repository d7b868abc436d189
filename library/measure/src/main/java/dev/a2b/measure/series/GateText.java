package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.a2b.measure.series.GateResult.Row;
import dev.a2b.measure.series.WorkTrees.Commit;
import java.util.Locale;
import java.util.stream.Collectors;

/** The result of a gate for people and for programs. */
final class GateText {

    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .setSerializationInclusion(JsonInclude.Include.NON_NULL);
    private static final int DIGITS = 8;

    private GateText() {}

    /** The result as JSON. */
    static String json(GateResult result) {
        try {
            return JSON.writeValueAsString(result) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The result as Markdown: the verdict, then one table. */
    static String markdown(GateResult result) {
        return """
            # %s

            %s

            | | %s | %s | verdict |
            | --- | ---: | ---: | --- |
            %s

            %s
            """.formatted(
                        capital(result.words()),
                        cell(capital(result.sentence())) + ".",
                        title(result.base()),
                        title(result.commit()),
                        result.rows().stream().map(GateText::row).collect(Collectors.joining("\n")),
                        result.conditions().entrySet().stream()
                                .map(one -> "- " + one.getKey() + ": " + one.getValue())
                                .collect(Collectors.joining("\n")));
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
