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
record Experiment(String title, String question, List<String> answers, List<Chart> charts, List<Table> tables) {

    /**
     * A table of texts.
     *
     * @param caption what it shows
     * @param heads heads of the columns
     * @param rows cells of each row; the first one is the head of the row
     */
    record Table(String caption, List<String> heads, List<List<String>> rows) {}
}
