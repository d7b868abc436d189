package dev.a2b.measure.report;

import java.util.List;
import java.util.stream.Collectors;

/** The section with published figures in the HTML page. */
final class PagePublished {

    private PagePublished() {}

    /** Empty without tables. */
    static String html(List<PublishedTable> tables) {
        return tables.isEmpty()
                ? ""
                : Html.element(
                        "section id=\"published\"",
                        Html.element("h2", PublishedTable.TITLE),
                        tables.stream().map(PagePublished::html).collect(Collectors.joining()));
    }

    private static String html(PublishedTable table) {
        return Html.element("p", Html.text(table.introduction()))
                + Html.table(PublishedTable.TITLE, table.heads(), table.rows())
                + Html.table("Conditions of both", PublishedTable.CONDITIONS, table.conditions());
    }
}
