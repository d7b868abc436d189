package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A page for people, whose commands and code a test uses.
 *
 * @param text the page, in Markdown
 */
record Guide(String text) {

    private static final Pattern JAVA = Pattern.compile("(?sm)^```java\n(.*?)^```$");

    static Guide read(Path page) throws IOException {
        return new Guide(Files.readString(page, UTF_8));
    }

    /** The commands of a section: its indented lines outside listings in Java. */
    String commands(String section) {
        var begin = text.indexOf("\n## " + section + "\n");
        if (begin < 0) {
            throw new IllegalArgumentException("The page has no section " + section + ".");
        }
        var content = text.substring(begin + 1).split("\n## ", 2)[0];
        return JAVA.matcher(content).replaceAll("").lines()
            .filter(line -> line.startsWith("    "))
            .map(String::strip)
            .collect(joining("\n"));
    }

    /** The listing in Java that contains a text. */
    String java(String part) {
        return JAVA.matcher(text).results()
            .map(found -> found.group(1))
            .filter(listing -> listing.contains(part))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("The page has no listing with " + part + "."));
    }
}
