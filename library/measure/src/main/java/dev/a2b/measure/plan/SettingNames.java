package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of all settings that can be given with {@code -D}, and the defaults of plans. Most are those of the page
 * {@code settings.md}. Maven accepts any name, and a misspelled one would change nothing.
 */
public final class SettingNames {

    /** Those of a series itself, which its runs do not get. */
    private static final Set<String> OF_SERIES = words("""
            builds commits gate.pairs gate.unknown control plan.rounds measure.pause measure.restart skipTests
            skipITs maven.test.skip
            """);

    /** Those of profiles and of clusters, which have pages of their own, and those that a build passes on. */
    private static final Set<String> OF_OTHER_PAGES = words("""
            beans cache.trainer database.image database.scale image.builder image.jlink image.jre image.name
            image.native jib.goal jlink.modules native.march native.optimization upx.input upx.options
            cluster.coordinator cluster.generators cluster.index cluster.lead.seconds cluster.namespace cluster.pods
            cluster.port cluster.update cluster.wait.seconds
            database.migrations measure.outcome measure.plans measure.project measure.round measure.work sut.build
            sut.created
            """);

    /** A row of the page: one or several names, and what they mean. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ((?:`[a-zA-Z0-9.]+`(?:, )?)+) \\|");

    private static final Pattern NAME = Pattern.compile("`(.+?)`");

    /** A row of the page about a setting of plans: its name, what it means, and its default. */
    private static final Pattern DEFAULT =
            Pattern.compile("(?m)^\\| `((?:plan|limit)\\.[a-z0-9.]+)` \\| .* \\| `([^`]+)` \\|$");

    private static final String PAGE = page();

    private static final Set<String> ALL =
            Stream.of(OF_SERIES, OF_OTHER_PAGES, onPage()).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());

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

    /** What a plan does not set. */
    static Properties defaults() {
        var defaults = new Properties();
        DEFAULT.matcher(PAGE).results().forEach(row -> defaults.setProperty(row.group(1), row.group(2)));
        return defaults;
    }

    private static Set<String> onPage() {
        return ROW.matcher(PAGE)
                .results()
                .flatMap(row -> NAME.matcher(row.group(1)).results())
                .map(name -> name.group(1))
                .collect(Collectors.toSet());
    }

    private static String page() {
        try (var in = SettingNames.class.getResourceAsStream("settings.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }
}
