package dev.a2b.measure.report;

import dev.a2b.measure.plan.Spelling;
import dev.a2b.measure.report.ReportModel.Part;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Fills the blocks of a Markdown file: {@code <!-- report FOLDER BLOCK: begin -->} to {@code <!-- report FOLDER BLOCK:
 * end -->} holds a part of report.md in the folder with this name: {@code answers}, {@code figures}, {@code trust} or
 * {@code experiment} of its first comparison, or of all comparisons of a plan that varies a setting.
 */
final class DocBlocks {

    private static final Pattern BLOCK = Pattern.compile(
            "(<!-- report (\\S+) (\\S+): begin -->\n).*?(<!-- report \\2 \\3: end -->)", Pattern.DOTALL);

    private static final List<String> NAMES = List.of("answers", "figures", "trust", "experiment");

    private DocBlocks() {}

    static void fill(Path file, String folder, ReportModel model) throws IOException {
        var text = Files.readString(file);
        var filled = BLOCK.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(2).equals(folder) && !model.parts().isEmpty()
                                ? found.group(1) + blocks(found.group(3), model.parts()) + found.group(4)
                                : found.group()));
        if (!filled.equals(text)) {
            AtomicFile.write(file, filled);
        }
    }

    private static String blocks(String name, List<Part> parts) {
        Spelling.check("block of a report", name, NAMES);
        return parts.get(0).comparison().subject().isEmpty()
                ? block(name, parts.get(0))
                : parts.stream()
                        .map(part -> "**" + part.title() + "**\n\n" + block(name, part))
                        .collect(Collectors.joining("\n"));
    }

    private static String block(String name, Part part) {
        try {
            return Templates.block(name, part);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
