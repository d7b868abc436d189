package dev.a2b.measure.report;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Pieces of HTML. What comes from outside goes through {@link #text}, so that it is never taken for HTML. */
final class Html {

    private Html() {
    }

    /** Text as it is to be read, in an element or an attribute. */
    static String text(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
            .replace("'", "&#39;");
    }

    /** An element of this name, its attributes included, around HTML. */
    static String element(String start, String... content) {
        return "<" + start + ">" + String.join("", content) + "</" + start.replaceFirst(" .*", "") + ">";
    }

    /** A list of sentences; nothing when there are none. */
    static String list(Collection<String> sentences) {
        return sentences.isEmpty() ? "" : element("ul", sentences.stream()
            .map(sentence -> element("li", text(sentence))).collect(Collectors.joining()));
    }

    /** Content below a summary, collapsed at first. */
    static String details(String summary, String content) {
        return element("details", element("summary", text(summary)), content);
    }

    /** A table of texts, the first cell of each row being its head. It scrolls in a box that the keyboard reaches. */
    static String table(String caption, List<String> heads, List<List<String>> rows) {
        return box(caption, element("table", element("caption", text(caption)), element("thead", head(heads)),
            element("tbody", rows.stream().map(Html::row).collect(Collectors.joining()))));
    }

    /** A box that is scrolled when its content is too wide. */
    static String box(String label, String content) {
        return element("div class=\"box\" role=\"region\" tabindex=\"0\" aria-label=\"" + text(label) + "\"", content);
    }

    static String head(List<String> heads) {
        return element("tr", heads.stream().map(head -> element("th scope=\"col\"", text(head)))
            .collect(Collectors.joining()));
    }

    private static String row(List<String> cells) {
        return element("tr", element("th scope=\"row\"", text(cells.get(0))), cells.stream().skip(1)
            .map(cell -> element("td", text(cell))).collect(Collectors.joining()));
    }
}
