package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FigureTest {

    @Test
    void a_figure_has_a_value_and_a_unit_or_a_reason() {
        assertTrue(Figure.of(0, "ms").isKnown());
        assertFalse(Figure.none("below its limit").isKnown());
        assertEquals("below its limit", Figure.none("below its limit").reason());
    }

    @Test
    void nothing_else_stands_for_an_unknown_figure() {
        assertThrows(IllegalArgumentException.class, () -> Figure.of(Double.NaN, "ms"));
        assertThrows(IllegalArgumentException.class, () -> Figure.of(Double.POSITIVE_INFINITY, "ms"));
        assertThrows(IllegalArgumentException.class, () -> Figure.none(" "));
        assertThrows(IllegalArgumentException.class, () -> new Figure(null, "ms", "below its limit"));
        assertThrows(IllegalArgumentException.class, () -> new Figure(1.0, "ms", "below its limit"));
    }
}
