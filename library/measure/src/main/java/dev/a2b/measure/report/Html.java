package dev.a2b.measure.report;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Creates HTML. Every text from outside must pass {@link #text}, so that it cannot be interpreted as HTML. */
final class Html {

    private Html() {}

    /** Escapes a text for use in an element or an attribute. */
    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** An element around HTML; {@code start} is its name with its attributes. */
    static String element(String start, String... content) {
        return "<" + start + ">" + String.join("", content) + "</" + start.replaceFirst(" .*", "") + ">";
    }

    /** A list of sentences; empty if there are none. */
    static String list(Collection<String> sentences) {
        return sentences.isEmpty()
                ? ""
                : element(
                        "ul",
                        sentences.stream()
                                .map(sentence -> element("li", text(sentence)))
                                .collect(Collectors.joining()));
    }

    /** Content below a summary, initially collapsed. */
    static String details(String summary, String content) {
        return element("details", element("summary", text(summary)), content);
    }

    /** A table of texts in a box. The first cell of each row is its head. */
    static String table(String caption, List<String> heads, List<List<String>> rows) {
        return box(
                caption,
                element(
                        "table",
                        element("caption", text(caption)),
                        element("thead", head(heads)),
                        element("tbody", rows.stream().map(Html::row).collect(Collectors.joining()))));
    }

    /** A box that scrolls, also by keyboard, if its content is too wide. */
    static String box(String label, String content) {
        return element("div class=\"box\" role=\"region\" tabindex=\"0\" aria-label=\"" + text(label) + "\"", content);
    }

    static String head(List<String> heads) {
        return element(
                "tr",
                heads.stream()
                        .map(head -> element("th scope=\"col\"", text(head)))
                        .collect(Collectors.joining()));
    }

    private static String row(List<String> cells) {
        return element(
                "tr",
                element("th scope=\"row\"", text(cells.get(0))),
                cells.stream().skip(1).map(cell -> element("td", text(cell))).collect(Collectors.joining()));
    }
}
