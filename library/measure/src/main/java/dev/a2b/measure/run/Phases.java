package dev.a2b.measure.run;

import dev.a2b.measure.result.Phase;
import java.util.ArrayList;
import java.util.List;

/** Records the phases of a run. Each phase lasts until the next one begins. */
public final class Phases {

    private final List<Phase> ended = new ArrayList<>();
    private String current;
    private long since;

    /** Ends the current phase and begins the next one. */
    void begin(String name) {
        begin(name, System.currentTimeMillis());
    }

    /** As {@link #begin(String)}, at a moment in the past, in epoch milliseconds. */
    void begin(String name, long time) {
        if (current != null) {
            ended.add(new Phase(current, since, time));
        }
        current = name;
        since = time;
    }

    /** All phases. The current one ends at this moment, in epoch milliseconds. */
    List<Phase> until(long time) {
        var all = new ArrayList<>(ended);
        all.add(new Phase(current, since, time));
        return all;
    }
}
