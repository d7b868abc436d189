package dev.a2b.archetype;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The string literals in code in Java or Groovy. */
final class Literals {

    private static final int TEXT = 1;
    private static final int JOINT = 2;
    private static final int MARK = 3;

    /** A text block, a literal, a character, what may stand between joined literals, a mark that ends code, or else. */
    private static final Pattern TOKEN = Pattern.compile("(?s)\"\"\".*?\"\"\""
            + "|\"([^\"\\\\\n]*(?:\\\\.[^\"\\\\\n]*)*)\""
            + "|'(?:[^'\\\\\n]|\\\\.)+'"
            + "|(//[^\n]*|/\\*.*?\\*/|[\\s+]+)"
            + "|([();])"
            + "|.");

    private Literals() {}

    /** The texts of the literals. Neighbours that {@code +} joins are one text, as they are printed. */
    static List<String> of(String code) {
        var texts = new ArrayList<String>();
        var text = new StringBuilder();
        var token = TOKEN.matcher(code);
        while (token.find()) {
            if (token.group(TEXT) != null) {
                text.append(token.group(TEXT).replaceAll("\\\\(.)", "$1")); // in sentences, only quotes are escaped
            } else if (token.group(JOINT) == null) {
                texts.add(text.toString());
                text.setLength(0);
            }
        }
        texts.add(text.toString());
        return texts;
    }

    /** The code from a place on, to the end of the statement, or to the bracket that closes one before the place. */
    static String rest(String code, int from) {
        var depth = 0;
        var token = TOKEN.matcher(code).region(from, code.length());
        while (token.find()) {
            var mark = token.group(MARK) == null ? "" : token.group(MARK);
            depth += mark.equals("(") ? 1 : mark.equals(")") ? -1 : 0;
            if (depth < 0 || depth == 0 && mark.equals(";")) {
                return code.substring(from, token.start());
            }
        }
        return code.substring(from);
    }
}
