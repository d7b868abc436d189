package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command line into words by the quoting rules of a POSIX shell, so that a path can contain spaces. Variables
 * and wildcards are not expanded.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02">Quoting</a>
 */
final class CommandLine {

    /** The characters that a backslash escapes between double quotes. Before others, it stands for itself. */
    private static final String ESCAPABLE = "$`\"\\";

    private static final String FILE = "@";

    private final String line;
    private int position;

    private CommandLine(String line) {
        this.line = line;
    }

    /**
     * The words of a given command. The text is the command line, or {@code @} and the path of a file that holds it, on
     * one line or several. This is not an argument file of Java, which is a word after {@code java}.
     *
     * @throws MeasureException if the file cannot be read, or the command has no word or an open quote
     */
    static List<String> given(String text) {
        var words = words(text.startsWith(FILE) ? read(text.substring(FILE.length())) : text);
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new MeasureException("The command " + text + " names no program: give the program first.");
        }
        return words;
    }

    /**
     * The words of a command line.
     *
     * @throws MeasureException if a quote is not closed, or a backslash is the last character
     */
    static List<String> words(String line) {
        return new CommandLine(line).words();
    }

    /** The content of a file. A backslash at the end of a line continues the line. */
    private static String read(String file) {
        try {
            return Files.readString(Path.of(file)).replace("\\\n", "");
        } catch (IOException e) {
            throw new MeasureException("The file " + file + " with the command cannot be read: give its path after "
                    + "-Dsut.command=@, absolute or relative to the folder where Maven is started.");
        }
    }

    private List<String> words() {
        var words = new ArrayList<String>();
        for (skipSpaces(); position < line.length(); skipSpaces()) {
            words.add(word());
        }
        return words;
    }

    private String word() {
        var word = new StringBuilder();
        while (position < line.length() && !isAtSpace()) {
            var character = next();
            switch (character) {
                case '\'' -> readQuoted(word, '\'');
                case '"' -> readQuoted(word, '"');
                case '\\' -> word.append(next());
                default -> word.append(character);
            }
        }
        return word.toString();
    }

    private void readQuoted(StringBuilder word, char quote) {
        for (var character = next(); character != quote; character = next()) {
            var escapes = quote == '"'
                    && character == '\\'
                    && position < line.length()
                    && ESCAPABLE.indexOf(line.charAt(position)) >= 0;
            word.append(escapes ? next() : character);
        }
    }

    private void skipSpaces() {
        while (position < line.length() && isAtSpace()) {
            position++;
        }
    }

    private boolean isAtSpace() {
        return Character.isWhitespace(line.charAt(position));
    }

    private char next() {
        if (position == line.length()) {
            throw new MeasureException("The command " + line + " ends within quotes or after a backslash: close the "
                    + "quotes, or put the backslash in quotes.");
        }
        return line.charAt(position++);
    }
}
