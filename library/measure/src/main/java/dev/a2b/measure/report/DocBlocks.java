package dev.a2b.measure.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills the blocks of a Markdown file: {@code <!-- report PLAN BLOCK: begin -->} to {@code <!-- report PLAN BLOCK: end
 * -->} holds a block of the newest comparison with this plan, as report.md has it. A block of a plan that was not
 * measured stays. The blocks are {@code answers}, {@code figures}, {@code trust} and {@code experiment}.
 */
final class DocBlocks {

    private static final Pattern BLOCK = Pattern.compile(
            "(<!-- report (?<plan>\\S+) (?<block>\\S+): begin -->\n).*?(<!-- report \\k<plan> \\k<block>: end -->)",
            Pattern.DOTALL);

    private DocBlocks() {}

    static void fill(Path file, ReportModel model) throws IOException {
        var text = Files.readString(file);
        var filled = BLOCK.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(model.parts().stream()
                        .filter(part ->
                                part.comparison().conditions().plan().name().equals(group(found, 2)))
                        .map(part -> group(found, 1) + block(group(found, 3), part) + group(found, 4))
                        .findFirst()
                        .orElse(group(found, 0))));
        if (!filled.equals(text)) {
            Report.replace(file, filled);
        }
    }

    private static String group(MatchResult found, int number) {
        return found.group(number);
    }

    private static String block(String name, ReportModel.Part part) {
        try {
            return Templates.block(name, part);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
