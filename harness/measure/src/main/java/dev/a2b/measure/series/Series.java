package dev.a2b.measure.series;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;

/** What was asked for and which steps of it have ended, in a file: an interrupted series goes on from there. */
final class Series {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private final Path file;
    private final State state;

    /**
     * The content of the file.
     *
     * @param asked what the results are for
     * @param results by the names of the steps, in the order in which they ended
     */
    record State(SortedMap<String, String> asked, LinkedHashMap<String, Result> results) {
    }

    private Series(Path file, State state) {
        this.file = file;
        this.state = state;
    }

    /** The series in the file if it is the one that is asked for and has not come to its end, else a new one. */
    static Series resume(Path file, SeriesOptions request, List<SeriesStep> steps, Artifacts artifacts) {
        var fresh = new Series(file, new State(request.asked(), new LinkedHashMap<>()));
        var last = Files.exists(file) ? read(file) : Optional.<State>empty();
        if (last.isEmpty() || last.get().results().size() >= steps.size() && fresh.isAsked(last.get())) {
            return fresh;
        }
        var reason = request.restart() ? "that was asked for" : fresh.difference(last.get(), artifacts);
        if (!reason.isEmpty()) {
            Console.line("a new series begins and the last one is forgotten: %s", reason);
            return fresh;
        }
        Console.line("the series that was interrupted goes on: %d of %d steps are done", last.get().results().size(),
            steps.size());
        return new Series(file, last.get());
    }

    Map<String, Result> results() {
        return state.results();
    }

    Optional<Result> result(SeriesStep step) {
        return Optional.ofNullable(state.results().get(step.name()));
    }

    /** Whether a step has ended in this way. */
    boolean is(SeriesStep step, Result.Outcome outcome) {
        return result(step).filter(result -> result.is(outcome)).isPresent();
    }

    /** Keeps the result, in the file too, which is replaced in one step. */
    void add(SeriesStep step, Result result) {
        state.results().put(step.name(), result);
        try {
            var written = file.resolveSibling(file.getFileName() + ".new");
            JSON.writeValue(written.toFile(), state);
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new MeasureException("The state of the series cannot be written to " + file + ": " + e + ".", e);
        }
    }

    private boolean isAsked(State last) {
        return last.asked().equals(state.asked());
    }

    private String difference(State last, Artifacts artifacts) {
        if (!isAsked(last)) {
            var names = new TreeSet<>(state.asked().keySet());
            names.addAll(last.asked().keySet());
            names.removeIf(name -> state.asked().getOrDefault(name, "").equals(last.asked().get(name)));
            return "it was for other values of " + String.join(", ", names);
        }
        return last.results().entrySet().stream()
            .filter(step -> !step.getValue().sha256().isEmpty())
            .filter(step -> !artifacts.isThere(step.getValue()))
            .map(step -> "what the " + step.getKey() + " made is not there any more")
            .findFirst()
            .orElse("");
    }

    private static Optional<State> read(Path file) {
        try {
            return Optional.of(JSON.readValue(file.toFile(), State.class));
        } catch (IOException e) {
            Console.line("a new series begins: the state of the last one in %s cannot be read", file);
            return Optional.empty();
        }
    }
}
