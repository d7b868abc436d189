package dev.a2b.measure.report;

import java.util.List;

/**
 * What the report says about a plan that asks a question of its own.
 *
 * @param title a word for it
 * @param question what the plan asks, its conditions, and how to read the answers
 * @param answers one sentence for each build
 * @param charts charts of the builds
 * @param tables the figures, a table for each run
 */
record Experiment(String title, String question, List<String> answers, List<LineChart> charts, List<Table> tables) {

    /** The same for programs, which do not draw. */
    Experiment withoutCharts() {
        return new Experiment(title, question, answers, List.of(), tables);
    }
}
