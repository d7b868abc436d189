package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of all settings that can be given with {@code -D}. Maven accepts any name, and a misspelled one would change
 * nothing.
 */
public final class SettingNames {

    /** Those of a series itself, which its runs do not get. */
    private static final Set<String> OF_SERIES = words("""
            builds commits gate.pairs gate.unknown control baseline plan.rounds measure.pause measure.restart skipTests skipITs maven.test.skip
            """);

    private static final Set<String> OF_RUNS = words("""
            plan plan.watermark plan.scale plan.seed plan.pause plan.starts plan.startup.seconds plan.idle.seconds
            plan.first.seconds plan.light plan.warmup.rate plan.warmup.requests plan.warmup.seconds plan.rest.seconds
            plan.capacity.users plan.capacity.seconds plan.loaded.rate plan.loaded.seconds plan.settle.seconds
            plan.arrivals plan.drain.seconds plan.levels plan.level.seconds plan.ramp.from plan.ramp.to
            plan.ramp.seconds plan.closed plan.search.most plan.search.step plan.search.rest.seconds
            plan.search.drain.seconds plan.search.end.seconds plan.partner.delays plan.vary plan.vary.values
            plan.pass.throughput plan.pass.failed.percent plan.pass.p95.ms plan.pass.queue.growth
            plan.failed.tolerated plan.retries plan.growth.percent plan.generator.starts plan.generator.late.ms
            plan.generator.cpu.percent plan.others.cpu.percent plan.machine.change
            limit.cpus limit.memory
            sut.build sut.label sut.command sut.artifact sut.native sut.image sut.url sut.remote sut.created
            sut.database sut.database.fill database.migrations
            cluster.generators cluster.coordinator cluster.index cluster.port cluster.wait.seconds
            cluster.lead.seconds cluster.pods cluster.namespace cluster.update
            measure.plans measure.project measure.work measure.round measure.outcome measurements
            database database.scale database.image database.directory port beans gatling.heap report.docs
            jib.goal jlink.modules image.name image.jre image.jlink image.native image.builder native.optimization
            native.march upx.options upx.input cache.trainer
            """);

    private static final Set<String> ALL =
            Stream.of(OF_SERIES, OF_RUNS).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());

    /** Every setting whose name begins so is one of these. */
    private static final Pattern OURS = Pattern.compile("(plan|limit|sut|cluster|measure|gate)\\..*");

    private static final Pattern GIVEN = Pattern.compile("sut\\.(.+)\\.(command|artifact|native|image|url|remote)");

    private static final Pattern DEFINITION = Pattern.compile("(?:^|\\s)(?:-D\\s?|--define[ =])([^\\s=]+)");

    /** More letters are wrong in the name of another setting than in a misspelled one. */
    private static final int MISSPELLED = 5;

    private SettingNames() {}

    /**
     * Checks that no name is a misspelled one of ours. Names that are unlike ours belong to Maven, its plugins or the
     * project.
     *
     * @throws MeasureException if one is; the message has the name that is most like it
     */
    public static void check(Set<String> names) {
        names.stream()
                .filter(name -> ofGiven(name).isEmpty())
                .filter(name -> OURS.matcher(name).matches() || isMisspelled(name))
                .forEach(name -> Spelling.check("setting", name, ALL));
    }

    private static boolean isMisspelled(String name) {
        return Spelling.isNear(name, ALL, name.length() > MISSPELLED ? 2 : 1);
    }

    /**
     * The names of the settings in the arguments of Maven that have a value.
     *
     * @param commandLine the arguments in one line, in which a space may separate words or be part of a word
     * @param given the values
     */
    public static Set<String> onCommandLine(String commandLine, Properties given) {
        return DEFINITION
                .matcher(commandLine)
                .results()
                .map(found -> found.group(1))
                .filter(name -> given.getProperty(name) != null)
                .collect(Collectors.toSet());
    }

    /** Whether it is a setting of a series that its runs do not get. */
    public static boolean isOfSeries(String name) {
        return OF_SERIES.contains(name) || ofGiven(name).isPresent();
    }

    /**
     * The name of the service that a setting of a series describes, as in {@code rival} for {@code sut.rival.command};
     * empty for other settings.
     */
    public static Optional<String> ofGiven(String setting) {
        var given = GIVEN.matcher(setting);
        return given.matches() ? Optional.of(given.group(1)) : Optional.empty();
    }

    /** The setting of a run, as in {@code sut.command} for {@code sut.rival.command}. */
    public static String ofRun(String setting) {
        return GIVEN.matcher(setting).replaceFirst("sut.$2");
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }
}
