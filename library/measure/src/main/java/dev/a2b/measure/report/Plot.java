package dev.a2b.measure.report;

import dev.a2b.measure.report.BuildGroup.Packaging;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A plot of builds: marks with names that do not cover each other, and lines. */
final class Plot {

    private static final double WIDTH = 380;
    private static final double HEIGHT = 266;
    private static final double LEFT = 44;
    private static final double RIGHT = 12;
    private static final double TOP = 20;
    private static final double BOTTOM = 38;
    /** Width of most letters of a name, which is bold. */
    private static final double LETTER = 6.2;

    private static final double LINE = 12;
    private static final double GAP = 3;
    private static final int MOST_TICKS = 10;

    /** A place that is taken. */
    private record Box(double left, double top, double width, double height) {

        boolean overlaps(Box other) {
            return left < other.left + other.width
                    && other.left < left + width
                    && top < other.top + other.height
                    && other.top < top + height;
        }

        boolean isWithin() {
            return left >= LEFT && left + width <= WIDTH && top >= 0 && top + height <= HEIGHT - BOTTOM;
        }
    }

    private final Scale x;
    private final Scale y;
    private final Svg svg = new Svg(WIDTH, HEIGHT);
    private final List<Box> taken = new ArrayList<>();

    Plot(Scale x, Scale y) {
        this.x = x;
        this.y = y;
        x.labelled(MOST_TICKS).forEach(tick -> {
            svg.line("class=\"grid\"", left(tick), TOP, left(tick), HEIGHT - BOTTOM);
            svg.text("class=\"tick\"", left(tick), HEIGHT - BOTTOM + LINE + 1, "middle", Svg.number(tick));
        });
        y.labelled(MOST_TICKS).forEach(tick -> {
            svg.line("class=\"grid\"", LEFT, top(tick), WIDTH - RIGHT, top(tick));
            svg.text("class=\"tick\"", LEFT - GAP, top(tick) + GAP, "end", Svg.number(tick));
        });
        svg.text("class=\"title\"", WIDTH - RIGHT, HEIGHT - 8, "end", x.title());
        svg.text("class=\"title\"", 2, 9, "start", y.title());
    }

    /** A line through points, which are given by their values. */
    void line(String colour, List<Double> along, List<Double> up) {
        svg.points(
                "polyline",
                Svg.look("line", colour),
                IntStream.range(0, along.size())
                        .mapToObj(i -> Svg.point(left(along.get(i)), top(up.get(i))))
                        .toList());
    }

    /** A horizontal line across the plot, with its name. */
    void limit(String name, double value) {
        svg.line("class=\"limit\"", LEFT, top(value), WIDTH - RIGHT, top(value));
        svg.text("class=\"limit\"", LEFT + GAP, top(value) - GAP, "start", name);
    }

    /** A mark of a build, which says {@code told} when one points at it. */
    void mark(String look, Packaging shape, double along, double up, double radius, String told) {
        mark(svg, look, shape, left(along), top(up), radius, told);
        taken.add(new Box(left(along) - radius, top(up) - radius, 2 * radius, 2 * radius));
    }

    /** A name near a mark, where no other name and no mark is. All marks must be there before. */
    void name(String colour, double along, double up, double radius, String name) {
        var width = LETTER * name.length();
        for (var distance = radius + GAP; distance < HEIGHT; distance += LINE / 2) {
            for (var angle = 0; angle < 360; angle += 30) {
                var dx = Math.cos(Math.toRadians(angle)) * distance;
                var middle = top(up) + Math.sin(Math.toRadians(angle)) * distance;
                var start = dx >= 0 ? left(along) + dx : left(along) + dx - width;
                var box = new Box(start, middle - LINE / 2, width, LINE);
                if (box.isWithin() && taken.stream().noneMatch(box::overlaps)) {
                    place(colour, name, box, left(along), top(up), distance > radius + LINE);
                    return;
                }
            }
        }
    }

    /** @param far whether the name needs a line to its mark */
    private void place(String colour, String name, Box box, double left, double top, boolean far) {
        taken.add(box);
        if (far) {
            var near = box.left() > left ? box.left() - 1 : box.left() + box.width() + 1;
            svg.line("class=\"leader\"", left, top, near, box.top() + LINE / 2);
        }
        svg.text(Svg.look("name", colour), box.left(), box.top() + LINE - GAP, "start", name);
    }

    /** The plot; {@code label} says what it shows. */
    String html(String label) {
        return svg.html(label);
    }

    /** A mark of a build in a picture. */
    static void mark(Svg svg, String look, Packaging shape, double left, double top, double radius, String told) {
        var side = radius * Math.sqrt(Math.PI); // of a square with the area of the circle
        switch (shape) {
            case PROCESS -> svg.circle(look, left, top, radius, told);
            case CONTAINER -> svg.rectangle(look, left - side / 2, top - side / 2, side, side, told);
            default ->
                svg.points(
                        "polygon",
                        look,
                        List.of(
                                Svg.point(left, top - radius),
                                Svg.point(left + radius, top + radius),
                                Svg.point(left - radius, top + radius)));
        }
    }

    private double left(double value) {
        return LEFT + x.at(value) * (WIDTH - LEFT - RIGHT);
    }

    private double top(double value) {
        return HEIGHT - BOTTOM - y.at(value) * (HEIGHT - TOP - BOTTOM);
    }
}
