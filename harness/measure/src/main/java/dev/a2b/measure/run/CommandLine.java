package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
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

    private final String line;
    private int position;

    private CommandLine(String line) {
        this.line = line;
    }

    /**
     * The words of a command line.
     *
     * @throws MeasureException if a quote is not closed, or a backslash is the last character
     */
    static List<String> words(String line) {
        return new CommandLine(line).words();
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
            var escapes = quote == '"' && character == '\\' && position < line.length()
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
