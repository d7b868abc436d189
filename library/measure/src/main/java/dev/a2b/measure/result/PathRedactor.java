package dev.a2b.measure.result;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces the folders of this machine in texts that may be shared. */
final class PathRedactor {

    private PathRedactor() {}

    /**
     * The text with paths in the project relative to its root folder, and paths in the user's home relative to
     * {@code ~}.
     */
    static String hide(String text, Path project) {
        var shown = replace(text, project, "", ".");
        return replace(shown, Path.of(System.getProperty("user.home")), "~/", "~");
    }

    /** Replaces whole folder names only, and no path that ends with the folder. */
    private static String replace(String text, Path folder, String below, String itself) {
        if (folder.getNameCount() == 0) {
            return text; // The root of the file system is no secret.
        }
        var found = Pattern.compile("(?<![\\w./-])" + Pattern.quote(folder.toString()) + "(/|(?![\\w.-]))");
        return found.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(match.group(1).isEmpty() ? itself : below));
    }
}
