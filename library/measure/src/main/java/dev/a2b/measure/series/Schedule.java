package dev.a2b.measure.series;

import dev.a2b.measure.report.SeriesReport;
import dev.a2b.measure.statistics.Looks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The rounds of a series. In each, every build is measured once, in an order drawn from the seed, so that a change on
 * the machine affects all builds. A build leaves as soon as all its figures are decided; the baseline and its control
 * are measured as long as another build is.
 */
final class Schedule {

    private final SeriesOptions options;
    private final Series series;
    private final IntFunction<Optional<Map<String, List<String>>>> open;
    private List<SeriesStep> round = List.of();
    private int number;

    /** @param open what is open about each build after so many rounds, see {@link SeriesReport#open} */
    Schedule(SeriesOptions options, Series series, IntFunction<Optional<Map<String, List<String>>>> open) {
        this.options = options;
        this.series = series;
        this.open = open;
    }

    /**
     * Performs the rounds.
     *
     * @param perform performs a step unless it has a result, and adds the result to the series
     */
    void play(Consumer<SeriesStep> perform) {
        while (begins()) {
            round.forEach(perform);
            round.stream().filter(this::failed).map(SeriesStep::again).forEach(perform);
        }
    }

    /** Whether another round begins. */
    private boolean begins() {
        number++;
        round = number > options.rounds() ? List.of() : drawn();
        return !round.isEmpty();
    }

    /** The largest number of runs that are left, without additional ones. */
    long runsLeft() {
        return number == 0
                ? (long) options.rounds() * all().size()
                : round.stream().filter(step -> series.result(step).isEmpty()).count()
                        + (long) (options.rounds() - number) * round.size();
    }

    private boolean failed(SeriesStep step) {
        return series.result(step).filter(result -> !result.counts()).isPresent();
    }

    /** The order of a round does not depend on which builds have left before it. */
    private List<SeriesStep> drawn() {
        var random = new Random(options.plan().seed());
        var order = List.<SeriesStep>of();
        for (var drawn = 1; drawn <= number; drawn++) {
            order = all();
            Collections.shuffle(order, random);
        }
        var staying = staying(number - 1);
        return order.stream()
                .filter(step -> staying.contains(step.build()))
                .map(step -> step.inRound(number))
                .toList();
    }

    /** The builds of the next round; none if all others than the baseline have left. */
    private Set<ComparedBuild> staying(int measured) {
        var staying = new HashSet<>(options.builds());
        if (measured < Looks.SERIES.first() || !options.variations().isEmpty()) {
            return staying;
        }
        var baseline = options.builds().get(0);
        open.apply(measured).ifPresent(figures -> {
            staying.removeIf(build -> build != baseline && !figures.containsKey(series.title(build)));
            if (staying.size() == 1) {
                staying.clear();
            }
        });
        return staying;
    }

    /** Each build with each variation, and the control. */
    private List<SeriesStep> all() {
        var all = new ArrayList<SeriesStep>();
        for (var settings : options.values()) {
            options.builds().forEach(build -> all.add(SeriesStep.run(build, false, settings)));
            if (options.control()) {
                all.add(SeriesStep.run(options.builds().get(0), true, settings));
            }
        }
        return all;
    }
}
