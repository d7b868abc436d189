package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of the documentation, in which this program writes the tables. */
record Page(Path file) {

    /** Replaces what is between the two comments with this name; a page without them remains as it is. */
    void fill(String name, String table) throws IOException {
        var text = Files.readString(file);
        Files.writeString(
                file,
                Pattern.compile(Format.of("(?s)(<!-- %1$s: begin -->\n).*?(<!-- %1$s: end -->)", name))
                        .matcher(text)
                        .replaceAll("$1" + Matcher.quoteReplacement(table) + "$2"));
    }
}
