package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What a page asks its reader to type into a file: the listing below a line such as "Create `the/file`:".
 *
 * @param kind {@code Create} a file, {@code Add to} its end, or {@code Change} it
 * @param file the name of the file in the project
 * @param listing the content; of a change, lines that begin with a blank, a minus or a plus, as {@code diff} has them.
 *     They are in the file one after the other, but lines between them may be left out before one without a plus
 */
record Edit(String kind, String file, String listing) {

    void apply(Path project) throws IOException {
        var path = project.resolve(file);
        switch (kind) {
            case "Create" -> {
                Files.createDirectories(path.getParent());
                Files.writeString(path, listing, UTF_8, StandardOpenOption.CREATE_NEW);
            }
            case "Add to" -> Files.writeString(path, listing, UTF_8, StandardOpenOption.APPEND);
            case "Change" -> Files.writeString(path, changed(Files.readString(path, UTF_8)), UTF_8);
            default -> throw new IllegalArgumentException("No kind of edit: " + kind);
        }
    }

    /** Finds each line of the listing behind the one before it. */
    private String changed(String text) {
        var result = new StringBuilder();
        var rest = text;
        for (var line : listing.lines().toList()) {
            var content = line.substring(1) + "\n";
            if (line.startsWith("+")) {
                result.append(content);
                continue;
            }
            var at = ("\n" + rest).indexOf("\n" + content);
            if (at < 0) {
                throw new IllegalArgumentException(file + " has no such line: " + content);
            }
            result.append(rest, 0, at);
            rest = rest.substring(at + content.length());
            result.append(line.startsWith("-") ? "" : content);
        }
        return result + rest;
    }
}
