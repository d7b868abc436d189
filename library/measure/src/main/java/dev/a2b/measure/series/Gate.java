package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Spelling;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.report.SeriesReport;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.series.GateResult.Row;
import dev.a2b.measure.series.WorkTrees.Commit;
import dev.a2b.measure.statistics.GateVerdict.Kind;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Compares a commit with its base: builds both in clean work trees and measures both by the load, data and plan of the
 * commit. Each database has the schema of its own commit.
 */
final class Gate {

    /** The setting that names the commits. */
    static final String COMMITS = "commits";

    private static final String UNKNOWN = "gate.unknown";
    private static final String PASS = "pass";

    private final Map<String, String> arguments;
    private final Path project;
    private final String profiles;
    private final WorkTrees trees;
    private final Commit base;
    private final Commit commit;
    private final List<String> uncommitted;

    /**
     * Finds the two commits.
     *
     * @param arguments settings from the POM
     * @throws MeasureException if they are not two commits of this clone, or another setting is invalid
     */
    Gate(Map<String, String> arguments) {
        this.arguments = arguments;
        this.project = path("project");
        this.profiles = profiles(arguments.get("builds"), arguments.get("builds.all"));
        Spelling.check("value of -D" + UNKNOWN, arguments.get(UNKNOWN), List.of(PASS, "fail"));
        var names = arguments.get(COMMITS).strip().split("\\s*,\\s*");
        if (names.length != 2) {
            throw new MeasureException("Name two commits, the base first, as in -Dcommits=main,HEAD.");
        }
        this.trees = new WorkTrees(project, project.resolve("target").resolve("gate"));
        this.base = trees.commit(names[0]);
        this.commit = trees.commit(names[1]);
        this.uncommitted = trees.uncommitted();
    }

    /** One build of each commit is compared: the jar unless another one is named. */
    private static String profiles(String builds, String all) {
        if (builds.contains(",")) {
            throw new MeasureException(
                    "One build of two commits is compared: name one with -Dbuilds, or none for jar.");
        }
        if (builds.isBlank()) {
            return "jar";
        }
        var build = ComparedBuild.list(builds, all, new Properties()).get(0);
        if (build.isImage()) {
            throw new MeasureException(
                    "Images are not built from commits: compare jars or executables, as in -Dbuilds=native.");
        }
        return build.name();
    }

    /** The project whose load, data and plan measure both: that of the commit. */
    Path project() {
        return trees.project(commit);
    }

    /** Both commits as builds of a series, the base first. One that is not made yet has no artifact. */
    List<ComparedBuild> builds() {
        var names = names();
        return List.of(build(base, names.get(0)), build(commit, names.get(1)));
    }

    private List<String> names() {
        var name = title(base);
        var other = title(commit);
        return List.of(name, name.equals(other) ? name + Report.CONTROL : other);
    }

    private static String title(Commit commit) {
        return commit.name().replaceAll("[^\\w.-]+", "-");
    }

    private ComparedBuild build(Commit of, String name) {
        var given = new TreeMap<String, String>();
        description(of).ifPresent(description -> given.put("sut.build", description.toString()));
        if (of.equals(base)) { // the other one has those of the project that measures
            given.put("database.migrations", in(of, "migrations").toString());
        }
        return new ComparedBuild(name, given);
    }

    private Optional<Path> description(Commit of) {
        return new Artifacts(in(of, "artifacts")).description(profiles());
    }

    /** As the option {@code -P} of Maven expects them. */
    private String profiles() {
        return profiles.replace('+', ',');
    }

    /** A folder of the project in the work tree of a commit. */
    private Path in(Commit of, String folder) {
        return trees.project(of).resolve(project.relativize(path(folder)));
    }

    private Path path(String argument) {
        return Path.of(arguments.get(argument)).toAbsolutePath().normalize();
    }

    /**
     * Makes both builds, each unless an interrupted call or an earlier one has left it, with the same settings and Java.
     *
     * @param settings what each call of Maven gets with -D
     * @param logs receives the output of Maven
     * @throws MeasureException if a build fails
     */
    void make(MavenProcess maven, Map<String, String> settings, Path logs) {
        if (!uncommitted.isEmpty()) {
            Console.line("not measured, because it is not committed: %s", String.join(", ", uncommitted));
        }
        trees.checkOut(List.of(base, commit));
        var how = new TreeMap<>(settings);
        how.keySet().removeIf(setting -> setting.matches("(plan|limit)\\b.*")); // which no build reads
        how.put("java", System.getProperty("java.home"));
        for (var made : List.of(base, commit)) {
            if (description(made).isEmpty() || !read(note(made)).equals(how.toString())) {
                write(note(made), "");
                make(made, maven, settings, logs.resolve("build of " + title(made) + ".log"));
                write(note(made), how.toString());
                Console.line("build of %s: done", made.name());
            }
        }
    }

    /** Says how a build was made; what deletes the build deletes it, too. */
    private Path note(Commit made) {
        return in(made, "artifacts").resolve("gate.txt");
    }

    private void make(Commit made, MavenProcess maven, Map<String, String> settings, Path log) {
        var arguments = new ArrayList<>(List.of("-P", profiles(), "package"));
        settings.forEach((setting, value) -> arguments.add("-D" + setting + "=" + value));
        if (maven.run(trees.project(made), arguments, log) != 0) {
            throw failed(made, StepRunner.failure(log), log);
        }
        if (description(made).isEmpty()) {
            throw failed(made, "it described no artifact of " + profiles, log);
        }
    }

    private static MeasureException failed(Commit made, String reason, Path log) {
        return new MeasureException("The build of " + made.name() + " failed: " + reason + " (log: " + log + ").");
    }

    /**
     * Measures both: first the counters of one journey, and unless these tell enough, the figures in pairs of runs.
     *
     * @throws MeasureException if the verdict fails the build
     */
    void play(SeriesPlayer player) {
        var builds = builds();
        var ofBase = player.counted(builds.get(0));
        var rows = new ArrayList<>(GateResult.ofJourneys(base, ofBase, commit, player.counted(builds.get(1))));
        var context = ofBase.context();
        var counters = new GateResult(base, commit, conditions(context), rows);
        var mayPass = passes(counters) && GateResult.fault(ofBase).isEmpty();
        if (mayPass && hasPairs()) {
            player.measure();
            var report = player.report();
            rows.addAll(figures(report));
            context = report.context().orElse(context); // the pilots may have halved the limits
        }
        player.end();
        judge(new GateResult(base, commit, conditions(context), rows));
    }

    private boolean passes(GateResult result) {
        return switch (result.verdict()) {
            case NO_REGRESSION -> true;
            case REGRESSION -> false;
            case TOO_NOISY, NOT_KNOWN -> arguments.get(UNKNOWN).equals(PASS);
        };
    }

    private boolean hasPairs() {
        return !arguments.get(SeriesOptions.PAIRS).equals("0");
    }

    private List<Row> figures(SeriesReport report) {
        var names = names();
        var rows = new ArrayList<>(
                GateResult.ofFaults(base, report.runs(names.get(0)), commit, report.runs(names.get(1))));
        if (report.isMixed()) {
            rows.add(new Row("conditions", "", "", Kind.NOT_KNOWN, "not known: they changed from run to run"));
            return rows;
        }
        rows.addAll(GateResult.ofPairs(
                base,
                figure -> report.rounds(names.get(0), figure),
                commit,
                figure -> report.rounds(names.get(1), figure)));
        rows.addAll(GateResult.ofResponses(
                base, report.responseTimes(names.get(0)), commit, report.responseTimes(names.get(1))));
        return rows;
    }

    /**
     * What is open after some pairs: figures that both commits have and that are not decided. After a regression, nothing
     * is.
     */
    Optional<Map<String, List<String>>> open(SeriesReport report) {
        var rows = figures(report);
        var open = rows.stream()
                .filter(row -> row.verdict() == Kind.NOT_KNOWN && row.isKnown())
                .map(Row::what)
                .toList();
        var isDecided = open.isEmpty() || rows.stream().anyMatch(row -> row.verdict() == Kind.REGRESSION);
        return Optional.of(isDecided ? Map.of() : Map.of(names().get(1), open));
    }

    private void judge(GateResult result) {
        var told = write(result);
        Console.line("%s (%s)", result.sentence(), told);
        if (!passes(result)) {
            throw new MeasureException("The gate does not let " + commit.name() + " through, " + result.sentence()
                    + ": see " + told + ".");
        }
    }

    private SortedMap<String, String> conditions(Context context) {
        var conditions = new TreeMap<>(Map.of(
                "build",
                profiles,
                "machine",
                context.machine().text(),
                "limits",
                context.limits() == null ? "none" : context.limits().text(),
                "database",
                context.database().text()));
        if (!uncommitted.isEmpty()) {
            conditions.put("not measured, because it is not committed", String.join(", ", uncommitted));
        }
        return conditions;
    }

    /** Writes the result beside the report. Returns the file for people. */
    private Path write(GateResult result) {
        var folder = path("measurements");
        write(folder.resolve("gate.json"), GateText.json(result));
        return write(folder.resolve("gate.md"), GateText.markdown(result));
    }

    private static Path write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return AtomicFile.write(file, text);
        } catch (IOException e) {
            throw new MeasureException("The gate cannot write " + file + ": " + e + ".");
        }
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new MeasureException("The gate cannot read " + file + ": " + e + ".");
        }
    }
}
