package dev.a2b.measure.series;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.series.StepResult.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;

/** The results of the steps so far. They are kept in a file, so that an interrupted series can be resumed. */
final class Series {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final Path file;
    private final State state;

    /**
     * The content of the file.
     *
     * @param id local time of the beginning of the series, which distinguishes its rounds from those of other series
     * @param inputs values on which the results depend, by their names
     * @param results results by the names of the steps, in the order in which the steps ended
     */
    record State(String id, SortedMap<String, String> inputs, LinkedHashMap<String, StepResult> results) {

        /** Without the steps that failed and left no run, and without those that were skipped because of them. */
        State withoutFailures() {
            if (results.values().stream().noneMatch(step -> step.is(Outcome.FAILED) && step.run() == null)) {
                return this;
            }
            var kept = new LinkedHashMap<>(results);
            kept.values().removeIf(step -> !step.is(Outcome.DONE) && step.run() == null);
            return new State(id, inputs, kept);
        }
    }

    private Series(Path file, State state) {
        this.file = file;
        this.state = state;
    }

    /**
     * The unfinished series in the file if it has the same inputs and artifacts, otherwise a new one. Steps that failed
     * are repeated, unless they have left a run.
     */
    static Series resume(Path file, SeriesOptions options, List<SeriesStep> steps, Artifacts artifacts) {
        var id = LocalDateTime.now().format(ID);
        var fresh = new Series(file, new State(id, options.inputs(), new LinkedHashMap<>()));
        var last = Files.exists(file) ? read(file).map(State::withoutFailures) : Optional.<State>empty();
        if (last.isEmpty() || last.get().results().size() >= steps.size() && fresh.hasInputsOf(last.get())) {
            return fresh;
        }
        var obstacle = options.restart() ? "measure.restart is true" : fresh.obstacle(last.get(), artifacts);
        if (!obstacle.isEmpty()) {
            Console.line("starting a new series and discarding the last one: %s", obstacle);
            return fresh;
        }
        Console.line(
                "resuming the last series: %d of %d steps are done",
                last.get().results().size(), steps.size());
        return new Series(file, last.get());
    }

    /** The round of a step that measures. */
    Round round(SeriesStep step) {
        return new Round(state.id(), step.repeat());
    }

    Map<String, StepResult> results() {
        return state.results();
    }

    Optional<StepResult> result(SeriesStep step) {
        return Optional.ofNullable(state.results().get(step.name()));
    }

    /** Whether the step has ended with this outcome. */
    boolean is(SeriesStep step, Outcome outcome) {
        return result(step).filter(result -> result.is(outcome)).isPresent();
    }

    /** Adds a result and replaces the file in one step. */
    void add(SeriesStep step, StepResult result) {
        state.results().put(step.name(), result);
        try {
            var written = file.resolveSibling(file.getFileName() + ".new");
            JSON.writeValue(written.toFile(), state);
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new MeasureException("The state of the series cannot be written to " + file + ": " + e + ".", e);
        }
    }

    private boolean hasInputsOf(State last) {
        return last.inputs().equals(state.inputs());
    }

    /** Why the last series cannot be resumed; empty if it can. */
    private String obstacle(State last, Artifacts artifacts) {
        if (!hasInputsOf(last)) {
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
