package dev.a2b.measure.report;

import dev.a2b.measure.report.BuildGroup.Packaging;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A plot as SVG in the page. It needs no script, takes its colours from the style of the page, and is as sharp on paper
 * as on a screen.
 */
final class Plot {

    private static final double WIDTH = 380;
    private static final double HEIGHT = 260;
    private static final double LEFT = 44;
    private static final double RIGHT = 12;
    private static final double TOP = 14;
    private static final double BOTTOM = 38;
    private static final double LETTER = 5.7;
    private static final double LINE = 12;
    private static final double GAP = 3;

    /** A place that is taken. */
    private record Box(double left, double top, double width, double height) {

        boolean overlaps(Box other) {
            return left < other.left + other.width && other.left < left + width
                && top < other.top + other.height && other.top < top + height;
        }

        boolean isWithin() {
            return left >= LEFT && left + width <= WIDTH && top >= 0 && top + height <= HEIGHT - BOTTOM;
        }
    }

    private final Scale x;
    private final Scale y;
    private final List<Box> taken = new ArrayList<>();
    private final StringBuilder marks = new StringBuilder();

    Plot(Scale x, Scale y) {
        this.x = x;
        this.y = y;
    }

    /**
     * A line through points, which are given by their values.
     *
     * @param look its class and style, as in all marks
     */
    void line(String look, List<Double> along, List<Double> up) {
        var points = new StringBuilder();
        for (var i = 0; i < along.size(); i++) {
            points.append(Format.of("%.1f,%.1f ", left(along.get(i)), top(up.get(i))));
        }
        marks.append(Html.element("polyline " + look + " points=\"" + points.toString().strip() + "\""));
    }

    /** A horizontal line across the plot, with its name. */
    void limit(String name, double value) {
        var top = top(value);
        marks.append(segment("limit", LEFT, WIDTH - RIGHT, top, top));
        marks.append(text("class=\"limit\"", LEFT + GAP, top - GAP, "start", name));
    }

    /** A mark of a build. */
    void mark(String look, Packaging shape, double along, double up, double radius) {
        marks.append(shape(look, shape, left(along), top(up), radius));
        taken.add(new Box(left(along) - radius, top(up) - radius, 2 * radius, 2 * radius));
    }

    /** A name near a mark, where no other name and no mark is. All marks must be there before. */
    void name(String look, double along, double up, double radius, String name) {
        var width = LETTER * name.length();
        for (var distance = radius + GAP; distance < HEIGHT; distance += LINE / 2) {
            for (var angle = 0; angle < 360; angle += 30) {
                var dx = Math.cos(Math.toRadians(angle)) * distance;
                var middle = top(up) + Math.sin(Math.toRadians(angle)) * distance;
                var start = dx >= 0 ? left(along) + dx : left(along) + dx - width;
                var box = new Box(start, middle - LINE / 2, width, LINE);
                if (box.isWithin() && taken.stream().noneMatch(box::overlaps)) {
                    place(look, name, box, along, up, distance > radius + LINE);
                    return;
                }
            }
        }
    }

    private void place(String look, String name, Box box, double along, double up, boolean far) {
        taken.add(box);
        if (far) {
            var near = box.left() > left(along) ? box.left() - 1 : box.left() + box.width() + 1;
            marks.append(segment("leader", left(along), near, top(up), box.top() + LINE / 2));
        }
        marks.append(text(look, box.left(), box.top() + LINE - GAP, "start", name));
    }

    /** The plot; {@code label} says what it shows. */
    String svg(String label) {
        return Html.element("svg class=\"plot\" role=\"img\" aria-label=\"" + Html.text(label) + "\" viewBox=\"0 0 "
            + Math.round(WIDTH) + " " + Math.round(HEIGHT) + "\"", axes(), marks.toString());
    }

    /** A small mark of a build, for tables and keys. */
    static String swatch(String look, Packaging shape) {
        return Html.element("svg class=\"swatch\" aria-hidden=\"true\" viewBox=\"0 0 12 12\"",
            shape(look, shape, 6, 6, 5));
    }

    private static String shape(String look, Packaging shape, double left, double top, double radius) {
        return Html.element(switch (shape) {
            case PROCESS ->
                Format.of("circle %s cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"", look, left, top, radius);
            case CONTAINER -> Format.of("rect %s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"", look,
                left - side(radius), top - side(radius), 2 * side(radius), 2 * side(radius));
            case ADDRESS -> Format.of("path %s d=\"M%.1f %.1fl%.1f %.1fh%.1fz\"", look, left, top - radius,
                radius, 2 * radius, -2 * radius);
        });
    }

    /** Half of the side of a square with the area of a circle. */
    private static double side(double radius) {
        return radius * Math.sqrt(Math.PI) / 2;
    }

    private String axes() {
        var vertical = x.ticks().stream().filter(tick -> isLabelled(x, tick)).map(tick -> segment("grid", left(tick),
            left(tick), TOP, HEIGHT - BOTTOM) + text("class=\"tick\"", left(tick), HEIGHT - BOTTOM + 13, "middle", number(tick)));
        var horizontal = y.ticks().stream().filter(tick -> isLabelled(y, tick)).map(tick -> segment("grid", LEFT,
            WIDTH - RIGHT, top(tick), top(tick)) + text("class=\"tick\"", LEFT - 5, top(tick) + 3.5, "end", number(tick)));
        return vertical.collect(Collectors.joining()) + horizontal.collect(Collectors.joining())
            + text("class=\"title\"", WIDTH - RIGHT, HEIGHT - 8, "end", x.title())
            + text("class=\"title\"", 2, 9, "start", y.title());
    }

    /** On a long logarithmic scale, only powers of ten have room for their number. */
    private static boolean isLabelled(Scale scale, double tick) {
        return scale.ticks().size() <= 10 || Math.abs(Math.log10(tick) - Math.rint(Math.log10(tick))) < 1e-6;
    }

    private static String segment(String name, double x1, double x2, double y1, double y2) {
        return Html.element(Format.of("line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"", name, x1, x2,
            y1, y2));
    }

    private static String text(String look, double x, double y, String anchor, String text) {
        return Html.element(Format.of("text %s x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"", look, x, y, anchor),
            Html.text(text));
    }

    private static String number(double tick) {
        return tick >= 1000 ? Format.of(tick % 1000 == 0 ? "%.0fk" : "%.1fk", tick / 1000)
            : Format.of(tick == Math.rint(tick) ? "%.0f" : "%.1f", tick);
    }

    private double left(double value) {
        return LEFT + x.at(value) * (WIDTH - LEFT - RIGHT);
    }

    private double top(double value) {
        return HEIGHT - BOTTOM - y.at(value) * (HEIGHT - TOP - BOTTOM);
    }
}
