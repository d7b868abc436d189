package dev.a2b.measure.series;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Console;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The results of the steps so far. They are kept in a file, so that an interrupted series can be resumed. */
final class Series {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private static final int NOT_ENDED = -1;

    private final Path file;
    private State state;

    /**
     * The content of the file.
     *
     * @param id local time of the beginning of the series, which distinguishes its rounds from those of other series
     * @param inputs values on which the results depend, by their names
     * @param fixed settings of all runs that the pilots have fixed; null before that
     * @param results results by the names of the steps, in the order in which the steps ended
     * @param endedAfter the most rounds that the series could have when it ended; negative before
     */
    record State(
            String id,
            SortedMap<String, String> inputs,
            SortedMap<String, String> fixed,
            LinkedHashMap<String, StepResult> results,
            int endedAfter) {

        State ended(int rounds) {
            return new State(id, inputs, fixed, results, rounds);
        }
    }

    private Series(Path file, State state) {
        this.file = file;
        this.state = state;
    }

    /**
     * The series in the file if it has the same inputs and artifacts and has not ended, or ended after fewer rounds;
     * otherwise a new one.
     */
    static Series resume(Path file, SeriesOptions options, Artifacts artifacts) {
        var id = LocalDateTime.now().format(ID);
        var fresh = new Series(file, new State(id, options.inputs(), null, new LinkedHashMap<>(), NOT_ENDED));
        var last = Files.exists(file) ? read(file) : Optional.<State>empty();
        if (last.isEmpty() || options.rounds() <= last.get().endedAfter()) {
            return fresh;
        }
        var obstacle = options.restart() ? "measure.restart is true" : fresh.obstacle(last.get(), artifacts);
        if (!obstacle.isEmpty()) {
            Console.line("starting a new series, because the last one cannot go on: %s", obstacle);
            return fresh;
        }
        Console.line(
                "resuming the last series: %d steps are done",
                last.get().results().size());
        return new Series(file, last.get().ended(NOT_ENDED));
    }

    /** Tells the series of its runs from others. */
    String id() {
        return state.id();
    }

    Map<String, StepResult> results() {
        return state.results();
    }

    Optional<StepResult> result(SeriesStep step) {
        return Optional.ofNullable(state.results().get(step.name()));
    }

    /** The settings of all runs that the pilots have fixed; empty before that. */
    Optional<Map<String, String>> fixed() {
        return Optional.ofNullable(state.fixed());
    }

    /** The name of a build in the report: that of its artifact, which is known when it has been made. */
    String title(ComparedBuild build) {
        return build.isGiven()
                ? build.name()
                : result(SeriesStep.making(build))
                        .map(made -> made.artifact().name())
                        .orElse(build.name());
    }

    void add(SeriesStep step, StepResult result) {
        state.results().put(step.name(), result);
        write(state);
    }

    void fix(Map<String, String> settings) {
        write(new State(state.id(), state.inputs(), new TreeMap<>(settings), state.results(), NOT_ENDED));
    }

    /** Ends the series after so many rounds: the same command begins a new one. */
    void end(int rounds) {
        write(state.ended(rounds));
    }

    private void write(State next) {
        state = next;
        try {
            AtomicFile.write(file, JSON.writeValueAsString(state));
        } catch (IOException e) {
            throw new MeasureException("The state of the series cannot be written to " + file + ": " + e + ".");
        }
    }

    /** Why the last series cannot be resumed; empty if it can. */
    private String obstacle(State last, Artifacts artifacts) {
        if (!last.inputs().equals(state.inputs())) {
            var names = new TreeSet<>(state.inputs().keySet());
            names.addAll(last.inputs().keySet());
            names.removeIf(name ->
                    state.inputs().getOrDefault(name, "").equals(last.inputs().get(name)));
            return "these inputs changed: " + String.join(", ", names);
        }
        return last.results().entrySet().stream()
                .filter(step -> step.getValue().artifact() != null)
                .filter(step -> !artifacts.isUnchanged(step.getValue().artifact()))
                .map(step -> "the artifact of the " + step.getKey() + " was replaced or deleted")
                .findFirst()
                .orElse("");
    }

    private static Optional<State> read(Path file) {
        try {
            return Optional.of(JSON.readValue(file.toFile(), State.class)).filter(state -> state.id() != null);
        } catch (IOException e) {
            Console.line("starting a new series: the state of the last one in %s cannot be read", file);
            return Optional.empty();
        }
    }
}
