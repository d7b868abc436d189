package dev.a2b.measure.result;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes the folders of this machine from what may be shared. */
final class PathRedactor {

    private PathRedactor() {
    }

    /** The text with paths in the project as seen from its root folder, and those in the user's home from {@code ~}. */
    static String hide(String text, Path project) {
        var shown = replace(text, project, "", ".");
        return replace(shown, Path.of(System.getProperty("user.home")), "~/", "~");
    }

    /** Whole folder names only, and nothing that goes on in front of them. */
    private static String replace(String text, Path folder, String below, String itself) {
        if (folder.getNameCount() == 0) {
            return text; // the file system's root is no secret
        }
        var found = Pattern.compile("(?<![\\w./-])" + Pattern.quote(folder.toString()) + "(/|(?![\\w.-]))");
        return found.matcher(text).replaceAll(
            match -> Matcher.quoteReplacement(match.group(1).isEmpty() ? itself : below));
    }
}
