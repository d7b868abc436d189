package dev.a2b.measure.report;

import java.util.List;

/**
 * A table of texts.
 *
 * @param caption what it shows
 * @param heads heads of the columns
 * @param rows cells of each row; the first one is the head of the row
 */
record Table(String caption, List<String> heads, List<List<String>> rows) {}
