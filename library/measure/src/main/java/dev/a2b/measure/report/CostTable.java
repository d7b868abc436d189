package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Range;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** A table of {@link Cost}: a row for each build, with the median of its runs and their smallest and largest figure. */
final class CostTable {

    /** @param unbounded what precedes a figure if the service may carry more */
    private record Column(String head, String unbounded, ToDoubleFunction<Run> figure) {}

    private final Comparison comparison;
    private final Prices prices;
    private final List<Column> columns;

    /** @param prices null for no money */
    CostTable(Comparison comparison, Prices prices) {
        this.comparison = comparison;
        this.prices = prices;
        this.columns = new ArrayList<>(List.of(
                new Column("requests per CPU-second, light load", "", Cost::requestsPerCpuSecond),
                new Column("requests/s per MB, at the saturation", "at least ", Cost::requestsPerSecondPerMegabyte)));
        if (prices != null) {
            columns.add(new Column(
                    (prices.currency().isEmpty() ? "price" : prices.currency())
                            + " per million requests, at the saturation",
                    "at most ",
                    run -> Cost.perMillion(run, prices)));
        }
    }

    /** What a reader must know about the figures. */
    String legend() {
        return "Medians, with the smallest and the largest run. Processors and memory are those of the service alone."
                + (prices == null
                        ? ""
                        : " The price is that of the limits, " + prices.text()
                                + ", while the service is at its saturation: with less to do, a request costs more.");
    }

    List<String> heads() {
        return Stream.concat(Stream.of("build"), columns.stream().map(Column::head))
                .toList();
    }

    List<List<String>> rows() {
        return comparison.builds().stream()
                .map(build -> Stream.concat(
                                Stream.of(build.name()), columns.stream().map(column -> cell(column, build)))
                        .toList())
                .toList();
    }

    /** The medians of a build by their heads, without those that are not known. */
    Map<String, Double> medians(ComparedBuild build) {
        var medians = new LinkedHashMap<String, Double>();
        columns.forEach(column -> range(column, build).ifPresent(range -> medians.put(column.head, range.median())));
        return medians;
    }

    private static String cell(Column column, ComparedBuild build) {
        var unbounded = build.repeats().counting(Figures.LOAD).stream().anyMatch(Metric.SATURATION::isOpenEnded);
        return range(column, build)
                .map(range -> (unbounded ? column.unbounded : "")
                        + format(range.median())
                        + (range.isKnown() ? " (" + format(range.low()) + " to " + format(range.high()) + ")" : ""))
                .orElse("not known");
    }

    private static Optional<Range> range(Column column, ComparedBuild build) {
        var values = build.repeats().counting(Figures.LOAD).stream()
                .mapToDouble(column.figure)
                .filter(Double::isFinite)
                .toArray();
        return values.length == 0 ? Optional.empty() : Optional.of(Range.of(values));
    }

    /** Three significant digits, because the size of a price is not known. */
    private static String format(double value) {
        return new BigDecimal(value).round(new MathContext(3)).toPlainString();
    }
}
