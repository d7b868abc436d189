package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Range;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** A table of {@link Cost}: a row for each build, with the median of its runs and their smallest and largest figure. */
final class CostTable {

    private final Comparison comparison;
    private final Prices prices;

    /** @param prices null for no money */
    CostTable(Comparison comparison, Prices prices) {
        this.comparison = comparison;
        this.prices = prices;
    }

    /** What a reader must know about the figures. */
    String legend() {
        return "Medians, with the smallest and the largest run. Processors and memory are those of the service alone."
            + (prices == null ? "" : " The price is that of the grant, " + prices.text()
                + ", while the service is at its saturation: with less to do, a request costs more.");
    }

    List<String> heads() {
        var heads = new ArrayList<>(List.of("build", "requests per CPU-second, nominal level",
            "requests/s per MB, at the saturation"));
        if (prices != null) {
            heads.add((prices.currency().isEmpty() ? "price" : prices.currency())
                + " per million requests, at the saturation");
        }
        return heads;
    }

    List<List<String>> rows() {
        return comparison.builds().stream().map(this::row).toList();
    }

    private List<String> row(ComparedBuild build) {
        var runs = build.repeats().counting(Figures.LOAD);
        var bounded = runs.stream().noneMatch(Metric.SATURATION::isOpenEnded);
        var cells = new ArrayList<>(List.of(build.name(), cell("", runs, Cost::requestsPerCpuSecond),
            cell(bounded ? "" : "at least ", runs, Cost::requestsPerSecondPerMegabyte)));
        if (prices != null) {
            cells.add(cell(bounded ? "" : "at most ", runs, run -> Cost.perMillion(run, prices)));
        }
        return cells;
    }

    private static String cell(String prefix, List<Run> runs, ToDoubleFunction<Run> cost) {
        var values = runs.stream().mapToDouble(cost).filter(Double::isFinite).toArray();
        if (values.length == 0) {
            return "not known";
        }
        var range = Range.of(values);
        return prefix + format(range.median())
            + (range.isKnown() ? " (" + format(range.low()) + " to " + format(range.high()) + ")" : "");
    }

    /** Three significant digits, because the size of a price is not known. */
    private static String format(double value) {
        return new BigDecimal(value).round(new MathContext(3)).toPlainString();
    }
}
