package dev.a2b.measure.report;

import java.util.List;

/**
 * What the report says about a plan that asks a question of its own.
 *
 * @param title the question
 * @param conditions under which it was measured, and how to read the answers
 * @param answers one sentence for each build
 * @param tables the figures
 */
record Experiment(String title, String conditions, List<String> answers, List<Table> tables) {}
