package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table of a single run: each metric with its details, or why there is no figure. */
final class RunTable {

    private RunTable() {
    }

    /** The cells by the heads of their columns, in the order of the table. */
    static Map<String, String> of(Run run) {
        var cells = new LinkedHashMap<String, String>();
        cells.put("run", run.id());
        cells.put("plan", run.plan().name());
        Metric.ALL.forEach(metric -> cells.put(metric.head(), metric.cell(run)));
        return cells;
    }
}
