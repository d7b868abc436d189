package dev.a2b.measure;

import java.util.List;

/** A level, and why it does not pass; it passes when there is no reason. */
record JudgedLevel(Level level, List<String> failures) {

    boolean passes() {
        return failures.isEmpty();
    }
}
