package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture as SVG in the page. It needs no script, takes its colours from the style of the page, and is as sharp on
 * paper as on a screen.
 */
final class Svg {

    private static final int DIGITS = 4;

    private final double width;
    private final double height;
    private final List<String> elements = new ArrayList<>();

    Svg(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** A straight line. */
    void line(String look, double x1, double y1, double x2, double y2) {
        elements.add(Html.element(
                Format.of("line %s x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"", look, x1, y1, x2, y2)));
    }

    /** A text. */
    void text(String look, double x, double y, String anchor, String text) {
        elements.add(Html.element(
                Format.of("text %s x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"", look, x, y, anchor), Html.text(text)));
    }

    /** A form with the coordinates of its points; {@code kind} is {@code polyline} or {@code polygon}. */
    void points(String kind, String look, List<String> points) {
        elements.add(Html.element(kind + " " + look + " points=\"" + String.join(" ", points) + "\""));
    }

    /** A rectangle with a text that appears when one points at it. */
    void rectangle(String look, double x, double y, double width, double height, String told) {
        elements.add(Html.element(
                Format.of("rect %s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"", look, x, y, width, height),
                Html.element("title", Html.text(told))));
    }

    /** A circle with a text that appears when one points at it. */
    void circle(String look, double x, double y, double radius, String told) {
        elements.add(Html.element(
                Format.of("circle %s cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"", look, x, y, radius),
                Html.element("title", Html.text(told))));
    }

    /** The coordinates of a point. */
    static String point(double x, double y) {
        return (Format.of("%.1f,%.1f", x, y) + " ")
                .replace(".0,", ",")
                .replace(".0 ", "")
                .strip();
    }

    /** Class and colour of an element, as its attributes. */
    static String look(String classes, String colour) {
        return "class=\"" + classes + "\" style=\"color: var(--" + colour + ")\"";
    }

    /** The number at a tick, without the error of a binary fraction, as in 0.6000000000000001. */
    static String number(double tick) {
        if (tick >= 1000) {
            return Format.of(tick % 1000 == 0 ? "%.0fk" : "%.1fk", tick / 1000);
        }
        return new BigDecimal(tick)
                .round(new MathContext(DIGITS))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The picture; {@code label} says what it shows. */
    String html(String label) {
        return Html.element(
                "svg class=\"chart\" role=\"img\" aria-label=\"" + Html.text(label) + "\" viewBox=\"0 0 "
                        + Math.round(width) + " " + Math.round(height) + "\"",
                String.join("", elements));
    }
}
