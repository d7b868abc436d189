package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table of a single run: each metric with its details, or why there is no figure. */
final class RunTable {

    private RunTable() {}

    /** The cells by the heads of their columns, in the order of the table. */
    static Map<String, String> of(Run run) {
        var cells = new LinkedHashMap<String, String>();
        cells.put("run", run.id());
        cells.put("plan", plan(run));
        Metric.ALL.forEach(metric -> cells.put(metric.head(), metric.cell(run)));
        return cells;
    }

    /** The name of the plan, with the setting that it varies and its value. */
    static String plan(Run run) {
        var variation = run.context().variation();
        return run.plan().name() + (variation == null ? "" : ", " + variation);
    }
}
