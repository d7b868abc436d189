import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Says whether an exercise of the workshop is done, or which step is missing. It looks at what the commands of the
 * exercise leave in the participant's project: reports of tests, commits, and measured runs; of exercise 1 also at what
 * the running service counted. Java starts this file without Maven and without a library, so that a check takes two
 * seconds; {@code docs/workshop/check} calls it.
 */
final class Check {

    /** The columns of the report's comparison that the plan smoke fills. */
    private static final List<String> COLUMNS = List.of(
            "artifact size (MB)",
            "startup (ms)",
            "p95 (ms)",
            "CPU per request (ms)",
            "memory (MB)",
            "saturation (requests/s)");

    /** Why an executable and a jar differ: the letters of the reasons in exercise 4. */
    private static final Map<String, String> REASONS = new TreeMap<>(
            Map.of("build time (s)", "B", "artifact size (MB)", "D", "startup (ms)", "A", "memory (MB)", "E"));

    /** How far an answer may be from a ratio of the report, which rounds it: a tenth. */
    private static final double ROUNDED = 0.1;

    /** The path of a booking, as the service's document and its metrics write it, and what a booking answers. */
    private static final String BOOKING = "/api/v1/users/{userId}/transfers/{transferId}";

    private static final int CREATED = 201;
    private static final int CONFLICT = 409;

    /** What fails when the service does not serve. */
    private static final List<String> SERVING = List.of("START", "BEFORE_LOAD", "PROCESS", "RESPONSES");

    /** How the journey fails at an index that its list does not have. */
    private static final String NOTHING_FOUND = ".find.exists, found nothing";

    /** The most that a memory which is enough may exceed one which is not. */
    private static final double CLOSE = 1.25;

    private static final int ROUNDS = 3;

    /** How long the level of exercise 5 lasts at least, in which the load generator is stopped. */
    private static final long LONG_LEVEL_SECONDS = 90;

    private static final String RUN = "./mvnw test -Dtest=";
    private static final String MEASURE = "./mvnw gatling:test";
    private static final String MEMORY = MEASURE + " -Dlimit.cpus=1 -Dplan.vary=limit.memory -Dlimit.memory=";

    private static final Pattern BREAK = Pattern.compile("(\\w+) (\\d+) Break: (\\w+)\\.(\\w+)");
    private static final Pattern EXPECTATION = Pattern.compile("(\\d+) ([\\w.-]+), (.+)");
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    /** A ratio, which may begin with the sign of the report, and the letter of a reason. */
    private static final Pattern DIFFERENCE = Pattern.compile("\u00d7?(\\d+(?:\\.\\d+)?) ([A-F])");

    /** Parts of a formula. */
    private static final Pattern MEDIAN = Pattern.compile("\\bmedian\\(([\\w.\\[\\]]+)\\)");

    private static final Pattern FIELD = Pattern.compile("(?<![\\w.])[A-Za-z][\\w.\\[\\]]*");
    private static final Pattern ARITHMETIC = Pattern.compile("[-+*/() .\\deE]+");
    private static final Pattern VALUE = Pattern.compile("-?[\\d.]+([eE][-+]?\\d+)?");

    private final Path project;

    private Check(Path project) {
        this.project = project;
    }

    /** @param arguments the number of the exercise, and the folder of the project */
    public static void main(String[] arguments) throws Exception {
        try {
            var check = new Check(Path.of(arguments[1]).toAbsolutePath().normalize());
            System.out.println("done: " + check.exercise(Integer.parseInt(arguments[0])));
        } catch (Missing missing) {
            System.out.println("missing: " + missing.getMessage());
            System.exit(1);
        }
    }

    private String exercise(int number) throws Exception {
        demand(
                Files.isRegularFile(project.resolve("service/pom.xml")),
                "There is no project in " + project + ".",
                "./mvnw -N -B archetype:generate -DgroupId=com.acme -DartifactId=" + name() + "   (in the clone)");
        demand(
                !commits().isEmpty(),
                "The project has no commit.",
                "git init -q && git add -A && git commit -qm \"Generate the project\"");
        return switch (number) {
            case 1 -> generateAndRun();
            case 2 -> breakATest();
            case 3 -> explainTheColumns();
            case 4 -> explainTheDifference();
            case 5 -> fireTheChecks();
            case 6 -> proveTheGain();
            default -> throw new IllegalArgumentException("There is no exercise " + number + ".");
        };
    }

    /** Every test class passed after the first commit, and a service of the project booked a transfer only once. */
    private String generateAndRun() throws Exception {
        var generated = Long.parseLong(
                git(project, "log", "--max-parents=0", "--format=%ct", "HEAD").get(0));
        var reports = reports(project);
        var classes = testClasses();
        var missing = classes.stream()
                .filter(name -> !reports.containsKey(name)
                        || !reports.get(name).isPassed()
                        || !reports.get(name).isAfter(generated))
                .toList();
        demand(
                !classes.isEmpty() && missing.isEmpty(),
                missing.size() + " of " + classes.size()
                        + " test classes did not run after the commit, or did not pass"
                        + (missing.isEmpty() ? "." : ": " + missing.get(0) + "."),
                "./mvnw test");
        demandService();
        demandBookings();
        var tests = reports.values().stream().mapToInt(TestReport::passing).sum();
        return tests + " tests passed, and your service books a transfer only once.";
    }

    private void demandService() throws Exception {
        var info = get("ENDPOINTS_ALL_PORT", "8081", "/info");
        var start = "./mvnw -Pdev test-compile   (in a second terminal, and leave it running)";
        demand(
                !info.isEmpty()
                        && !get("MICRONAUT_SERVER_PORT", "8080", "/api/v1/countries")
                                .isEmpty(),
                "The service does not answer at localhost.",
                start);
        demand(
                info.contains(name() + "-service") && commits().stream().anyMatch(info::contains),
                "Another program answers at localhost, or a service that was started before your commit: stop it.",
                start);
    }

    /** The metrics of the service count the responses to the same request, sent twice. */
    private static void demandBookings() throws InterruptedException {
        var metrics = get("ENDPOINTS_ALL_PORT", "8081", "/prometheus");
        var post = "POST " + BOOKING + "   (at /swagger-ui of your service, with user 1)";
        demand(counts(metrics, CREATED), "Nobody booked a transfer since the service started.", post);
        demand(counts(metrics, CONFLICT), "Nobody sent the same request a second time.", post);
    }

    /** Whether a booking had a response with this status. */
    private static boolean counts(String metrics, int status) {
        return metrics.lines()
                .filter(line -> line.startsWith("http_server_requests_seconds_count{"))
                .anyMatch(line -> Stream.of("method=\"POST\"", "status=\"" + status + "\"", "uri=\"" + BOOKING + "\"")
                        .allMatch(line::contains));
    }

    /** In a copy of the project, a change of the service makes the test fail that the commit's message names. */
    private String breakATest() throws Exception {
        var copy = project.resolveSibling(name() + "-broken");
        demand(
                Files.exists(copy.resolve(".git")) && root(copy).equals(root(project)),
                "There is no clone of your project in " + copy + ".",
                "git clone -q " + name() + " " + name() + "-broken");
        var found = matches(BREAK, git(copy, "log", "--format=%H %ct %s", "--grep=^Break: "));
        demand(
                found.isPresent(),
                "No commit of the clone names the test that you expect to fail.",
                "git commit -qam \"Break: BookingTest.name_of_the_test\"");
        var broken = found.get();
        var test = broken.group(3) + "." + broken.group(4);

        var own = commits();
        var cloned = git(copy, "rev-list", broken.group(1)).stream()
                .filter(own::contains)
                .findFirst()
                .orElseThrow();
        var changed = git(copy, "diff", "--name-only", cloned, broken.group(1));
        demand(
                !changed.isEmpty() && changed.stream().allMatch(file -> file.startsWith("service/src/main/")),
                "The clone must change the service, in service/src/main, and nothing else.",
                "git reset --soft " + cloned.substring(0, 7) + "   (then undo the other changes, and commit again)");
        demand(
                git(copy, "rev-parse", "HEAD").equals(List.of(broken.group(1)))
                        && git(copy, "status", "--porcelain", "--untracked-files=no")
                                .isEmpty(),
                "The clone must have no change after that commit: it would be unknown which one makes the test fail.",
                "git reset --hard " + broken.group(1).substring(0, 7) + "   (this deletes the later changes), then "
                        + RUN + broken.group(3));

        var report = reports(copy).entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("." + broken.group(3)))
                .map(Map.Entry::getValue)
                .filter(written -> written.isAfter(Long.parseLong(broken.group(2))))
                .findFirst();
        var run = RUN + broken.group(3);
        demand(report.isPresent(), broken.group(3) + " did not run after the commit.", run);
        demand(
                report.get().fails(broken.group(4)),
                test + " did not fail, so your change does not break it, or the " + "name is wrong.",
                "git commit -qa --amend   (after another change, or with another name), then " + run);
        demand(
                report.get().passing() > 0,
                "All tests of " + broken.group(3) + " fail: break one rule, not the whole " + "service.",
                "git commit -qa --amend --no-edit   (after a smaller change), then " + run);
        return "you broke " + test + " as you predicted; " + report.get().passing() + " others still pass.";
    }

    /** For each column, a formula gives the figure of every sound run from its fields. */
    private String explainTheColumns() throws Exception {
        var measured = runs(run -> run.is("build.name", "jar") && run.is("plan.name", "smoke") && run.isSound());
        demand(
                measured.size() >= 2,
                "There are " + measured.size() + " sound runs of the jar with the plan smoke, and " + "two are needed.",
                measured.isEmpty() ? "./mvnw package gatling:test -DskipTests" : MEASURE);
        var formulas = answers("columns.txt");
        var report = json(project.resolve("measurements/report.json"));
        for (var run : measured) {
            demand(report.containsValue(run.id()), "The report does not have the run " + run.id() + ".", MEASURE);
        }
        for (var column : COLUMNS) {
            var formula = formulas.get(column);
            demand(
                    formula != null,
                    "measurements/columns.txt has no line for the column " + column + ".",
                    column + " = ...   (in that file)");
            var figures = 0;
            for (var run : measured) {
                figures += demandFormula(column, formula, run, shown(report, run.id(), column));
            }
            demand(figures > 0, "No run has a figure in the column " + column + ".", MEASURE);
        }
        return "your " + COLUMNS.size() + " formulas give the figures of " + measured.size() + " runs.";
    }

    /** How many figures the formula gives: none if the run has none. */
    private static int demandFormula(String column, String formula, Run run, Optional<String> shown) throws Exception {

        if (shown.isEmpty()) {
            return 0;
        }
        try {
            var value = value(formula, run.fields());
            demand(
                    agree(shown.get(), value),
                    "In the run " + run.id() + ", the column " + column + " shows " + shown.get()
                            + ", and your formula gives " + value + ".",
                    column + " = ...   (another formula)");
            return 1;
        } catch (IllegalArgumentException e) {
            throw new Missing(
                    "The formula for " + column + " cannot be computed: " + e.getMessage(),
                    column
                            + " = ...   (fields of run.json, numbers, + - * / and parentheses, median(startups[].nanos))");
        }
    }

    /** The jar and the executable in three rounds, how and why they differ, and the least memory of the jar. */
    private String explainTheDifference() throws Exception {
        var series = "./mvnw -Pmeasure-all verify -DskipTests -Dplan=startup -Dbuilds=jar:3,native:3";
        var difference = compared("native", "startup (ms)");
        demand(
                difference.isPresent() && difference.get().isClaimed(),
                "No report shows in three rounds that native and jar start in different times.",
                series);
        var answers = answers("difference.txt");
        for (var metric : REASONS.keySet()) {
            demandRatio(metric, answers.get(metric));
        }
        demand(
                REASONS.entrySet().stream()
                        .allMatch(reason -> answers.get(reason.getKey()).endsWith(reason.getValue())),
                "One reason or more does not explain its difference. The check does not say which: discuss all four.",
                "another letter in measurements/difference.txt");
        return "you explained four differences. " + leastMemory();
    }

    /** The answer has the ratio that the participant's own report shows. */
    private void demandRatio(String metric, String answer) throws Exception {
        var line = metric + " = 0.5 A   (the report's ratio of native to jar, and the letter of a reason, in "
                + "measurements/difference.txt)";
        var found = DIFFERENCE.matcher(answer == null ? "" : answer);
        demand(found.matches(), "There is no answer for " + metric + ".", line);
        var written = found.group(1);
        var ratio = compared("native", metric).flatMap(Compared::median);
        demand(
                ratio.isPresent() && Math.abs(Double.parseDouble(written) / ratio.get() - 1) <= ROUNDED,
                "Your report does not say that " + metric + " of native is " + written + " times that of jar.",
                line);
    }

    /** The newest jar serves with one memory, and not with one that is at most a fifth smaller. */
    private String leastMemory() throws Exception {
        var limited = runs(run -> run.is("build.name", "jar") && run.is("context.variation.setting", "limit.memory"));
        var enough = limited.stream()
                .filter(run -> run.isSound() && run.isLike(last(limited)))
                .mapToLong(Run::memory)
                .min();
        demand(enough.isPresent(), "In no run with limited memory did the jar serve.", MEMORY + 256);
        var least = enough.getAsLong();
        var tooLittle = limited.stream()
                .filter(run -> run.isLike(last(limited)))
                .filter(run -> SERVING.stream().anyMatch(run::fails))
                .mapToLong(Run::memory)
                .filter(memory -> memory < least)
                .max();
        demand(
                tooLittle.isPresent(),
                "The jar serves with " + least + " MB, and no run shows that it stops serving.",
                MEMORY + least / 2);
        var most = tooLittle.getAsLong();
        demand(
                least <= CLOSE * most,
                "The jar serves with " + least + " MB and not with " + most
                        + " MB: the memory at which it stops is somewhere between.",
                MEMORY + Math.round(Math.sqrt(least * most)));
        return "The jar serves with " + least + " MB, and not with " + most + " MB.";
    }

    /** Each of the three faults made a run of its own not count, and a sound run of the repaired project follows. */
    private String fireTheChecks() throws Exception {
        demandFired(
                run -> run.failsOnly("JOURNEY", "RESPONSES")
                        && run.finding("JOURNEY").endsWith(NOTHING_FOUND),
                "the journey found nothing at an index",
                MEASURE + "   (with a wrong index in gatling/src/test/java/.../Journey.java)");
        demandFired(
                run -> run.failsOnly("ARTIFACT"),
                "the build was swapped",
                MEASURE + "   (and replace the jar while it runs)");
        demandFired(
                run -> run.failsOnly("GENERATOR_STARTS", "RESPONSES") && run.levelSeconds() >= LONG_LEVEL_SECONDS,
                "the load generator was late in a level of " + LONG_LEVEL_SECONDS + " s",
                MEASURE + " -Dplan.level.seconds=90   (and stop the load generator for five seconds)");
        demand(
                git(project, "status", "--porcelain", "--untracked-files=no").isEmpty(),
                "The project is not repaired: files differ from the commit.",
                "git checkout -q .");
        demand(
                last(runs(run -> true)).isSound(),
                "The last run is not sound.",
                "./mvnw package gatling:test -DskipTests");
        return "three checks fired, and the last run is sound again.";
    }

    /** A run of exercise 5: other exercises limit the jar, or have another plan. */
    private void demandFired(Predicate<Run> fired, String fault, String command) throws Exception {
        var found = runs(run ->
                run.is("build.name", "jar") && run.is("plan.name", "smoke") && !run.isLimited() && fired.test(run));
        demand(
                !found.isEmpty(),
                "No run without limits lost its figures for this reason alone: " + fault + ".",
                command);
    }

    /** Three rounds, measured after the expectation was tagged, show the gain that it names. */
    private String proveTheGain() throws Exception {
        var found = matches(
                EXPECTATION,
                git(
                        project,
                        "for-each-ref",
                        "--sort=-taggerdate",
                        "--format=%(taggerdate:unix) %(contents:subject)",
                        "refs/tags/expect*"));
        demand(
                found.isPresent(),
                "No tag says which build you expect to be better, and by which metric.",
                "git tag -a expect-1 -m \"jar-cache, startup (ms)\"");
        var build = found.get().group(2);
        var metric = found.get().group(3);
        var series = "./mvnw -Pmeasure-all verify -DskipTests -Dplan=startup -Dbuilds=jar:3,aot-cache+jar:3";
        var gain = compared(build, metric);
        demand(
                gain.isPresent(),
                "No report compares the " + metric + " of " + build + " with that of the baseline.",
                series);
        demand(
                gain.get().begins() >= 1000 * Long.parseLong(found.get().group(1)),
                build + " was measured before you tagged what you expect: measure it again.",
                series + "   (move its older runs out of measurements/ first)");
        demand(
                gain.get().isClaimed(),
                "The rounds do not show a difference in " + metric + ": it is too small, or "
                        + "there are too few rounds.",
                series.replace(":3", ":8"));
        demand(
                gain.get().isBetter(),
                build + " is worse than the baseline in " + metric + ", and the rounds prove it.",
                "git tag -a expect-2 -m \"...\"   (another expectation), then measure again");
        return String.format(
                Locale.ROOT,
                "%s of %s is %.2g times that of the baseline.",
                metric,
                build,
                gain.get().median().orElseThrow());
    }

    private String name() {
        return project.getFileName().toString();
    }

    private List<String> commits() throws Exception {
        return Files.exists(project.resolve(".git")) ? git(project, "rev-list", "--all") : List.of();
    }

    private static List<String> root(Path folder) throws Exception {
        return git(folder, "rev-list", "--max-parents=0", "HEAD");
    }

    private static List<String> git(Path folder, String... arguments) throws Exception {
        return lines(Stream.concat(Stream.of("git", "-C", folder.toString()), Stream.of(arguments))
                .toArray(String[]::new));
    }

    /** The lines that a command prints; none if it fails. */
    private static List<String> lines(String... command) throws Exception {
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("LC_ALL", "C"); // numbers with a point
        var process = builder.start();
        var lines = new String(process.getInputStream().readAllBytes(), UTF_8)
                .lines()
                .toList();
        return process.waitFor() == 0 ? lines : List.of();
    }

    /** The first line that matches. */
    private static Optional<MatchResult> matches(Pattern pattern, List<String> lines) {
        return lines.stream().flatMap(line -> pattern.matcher(line).results()).findFirst();
    }

    /** The body of a response with status 200; empty for any other. */
    private static String get(String portVariable, String port, String path) throws InterruptedException {
        var uri = URI.create("http://localhost:" + System.getenv().getOrDefault(portVariable, port) + path);
        try {
            var request =
                    HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(60)).build();
            var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            return response.statusCode() == 200 ? response.body() : "";
        } catch (IOException e) {
            return ""; // nothing listens there
        }
    }

    /** The names of the test classes that `test` runs. */
    private List<String> testClasses() throws IOException {
        var names = new ArrayList<String>();
        for (var module : List.of("database", "service", "gatling")) {
            var sources = project.resolve(module).resolve("src/test/java");
            files(sources, ".*Test\\.java")
                    .forEach(file -> names.add(sources.relativize(file)
                            .toString()
                            .replaceFirst("\\.java$", "")
                            .replace(file.getFileSystem().getSeparator(), ".")));
        }
        return names;
    }

    /** The reports of the tests with the default build, by the names of the classes. */
    private static Map<String, TestReport> reports(Path project) throws IOException {
        var reports = new TreeMap<String, TestReport>();
        for (var module : List.of("database", "service", "gatling")) {
            for (var file : files(project.resolve(module).resolve("target/jar"), "TEST-.*\\.xml")) {
                var name = file.getFileName().toString().replaceAll("^TEST-|\\.xml$", "");
                reports.put(name, new TestReport(Files.getLastModifiedTime(file).toMillis(), Files.readString(file)));
            }
        }
        return reports;
    }

    /** Sorted files below a folder whose names match. */
    private static List<Path> files(Path folder, String name) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(name))
                    .sorted()
                    .toList();
        }
    }

    /**
     * The runs of this project's commits, in the order of time: the names of their folders begin with it. A copy of a
     * run is none.
     */
    private List<Run> runs(Predicate<Run> wanted) throws Exception {
        var commits = new HashSet<>(commits());
        var runs = new ArrayList<Run>();
        for (var file : files(project.resolve("measurements"), "run\\.json")) {
            var run = new Run(file.getParent().getFileName().toString(), json(file));
            if (run.is("id", run.id()) && commits.contains(run.commit()) && wanted.test(run)) {
                runs.add(run);
            }
        }
        return runs;
    }

    private static Run last(List<Run> runs) {
        return runs.get(runs.size() - 1);
    }

    /** The lines of a file of answers, left and right of the first equals sign; one with an indent continues a line. */
    private Map<String, String> answers(String file) throws IOException {
        var path = project.resolve("measurements").resolve(file);
        var answers = new TreeMap<String, String>();
        if (Files.isRegularFile(path)) {
            Files.readString(path)
                    .replaceAll("\\R +", " ")
                    .lines()
                    .map(line -> line.split("=", 2))
                    .filter(words -> words.length == 2)
                    .forEach(words -> answers.put(words[0].strip(), words[1].strip()));
        }
        return answers;
    }

    /**
     * The value of a formula of fields and numbers, as in {@code median(startups[].nanos) / 1000000}.
     *
     * @throws IllegalArgumentException if it is not a formula, or uses no field of the run
     */
    private static double value(String formula, Map<String, String> fields) throws Exception {
        var withoutMedians = MEDIAN.matcher(formula).replaceAll(found -> "(" + median(found.group(1), fields) + ")");
        var numbers = FIELD.matcher(withoutMedians).replaceAll(found -> "(" + number(found.group(), fields) + ")");
        if (numbers.equals(formula)) {
            throw new IllegalArgumentException("it uses no field of run.json.");
        }
        var figure = NUMBER.matcher(
                        FIELD.matcher(MEDIAN.matcher(formula).replaceAll("")).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .filter(literal -> !literal.matches("10*"))
                .findFirst();
        if (figure.isPresent()) {
            throw new IllegalArgumentException("it contains the figure " + figure.get() + ": take that from a field.");
        }
        var result = ARITHMETIC.matcher(numbers).matches()
                ? lines("awk", "BEGIN { printf \"%.12g\", " + numbers + " }")
                : List.<String>of();
        return result.stream()
                .filter(VALUE.asMatchPredicate())
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(numbers + " has no value."));
    }

    private static double median(String field, Map<String, String> fields) {
        var sorted = numbers(field, fields).sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    private static double number(String field, Map<String, String> fields) {
        var values = numbers(field, fields).toArray();
        if (values.length > 1) {
            throw new IllegalArgumentException(field + " has " + values.length + " values.");
        }
        return values[0];
    }

    /** The numbers of a field; empty brackets stand for each element. */
    private static DoubleStream numbers(String field, Map<String, String> fields) {
        var name = Pattern.compile(Pattern.quote(field).replace("[]", "\\E\\[\\d+]\\Q"));
        var values = fields.entrySet().stream()
                .filter(entry -> name.matcher(entry.getKey()).matches())
                .map(Map.Entry::getValue)
                .filter(VALUE.asMatchPredicate())
                .toList();
        if (values.isEmpty()) {
            throw new IllegalArgumentException("run.json has no number " + field + ".");
        }
        return values.stream().mapToDouble(Double::parseDouble);
    }

    /** The number that the report shows for a run; empty if it shows none. */
    private static Optional<String> shown(Map<String, String> report, String run, String column) {
        return IntStream.iterate(0, i -> report.containsKey("runs[" + i + "].run"), i -> i + 1)
                .filter(i -> report.get("runs[" + i + "].run").equals(run))
                .mapToObj(i -> report.getOrDefault("runs[" + i + "].cells." + column, "")
                        .replaceFirst("^at least ", ""))
                .map(NUMBER::matcher)
                .filter(number -> number.lookingAt())
                .map(number -> number.group())
                .findFirst();
    }

    /** Whether a value rounds to a number that was written down. */
    private static boolean agree(String written, double value) {
        var point = written.indexOf('.');
        var decimals = point < 0 ? 0 : written.length() - point - 1;
        return Math.abs(value - Double.parseDouble(written)) <= 0.501 * Math.pow(10, -decimals);
    }

    /** The first comparison with the baseline that claims a difference; otherwise the first one. */
    private Optional<Compared> compared(String build, String metric) throws Exception {
        var report = json(project.resolve("measurements/report.json"));
        var ids = runs(run -> true);
        var all = report.keySet().stream()
                .filter(key -> key.matches("comparisons\\[\\d+]\\.builds\\[\\d+]\\.build"))
                .filter(key -> report.get(key).split(" ")[0].equals(build))
                .map(key -> new Compared(key.replaceFirst("build$", ""), metric, report, ids))
                .filter(compared -> compared.median().isPresent())
                .toList();
        return all.stream()
                .filter(Compared::isClaimed)
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    /** The values of a JSON document by their paths, as in {@code startups[0].nanos}; none if it is not JSON. */
    private static Map<String, String> json(Path file) throws IOException {
        try {
            return Files.isRegularFile(file) ? new Json(Files.readString(file)).fields() : Map.of();
        } catch (NoSuchElementException e) {
            return Map.of(); // it is empty, or ends in the middle
        }
    }

    private static void demand(boolean met, String missing, String command) {
        if (!met) {
            throw new Missing(missing, command);
        }
    }

    /** A step of the exercise that is missing, and what to type. */
    private static final class Missing extends RuntimeException {

        private static final long serialVersionUID = 1;

        Missing(String what, String command) {
            super(what + System.lineSeparator() + "type:    " + command);
        }
    }

    /**
     * The report of a test class.
     *
     * @param millis when it was written, in epoch milliseconds
     * @param xml its content
     */
    private record TestReport(long millis, String xml) {

        /** An attribute of the test suite; negative if it has none. */
        int number(String attribute) {
            var found = Pattern.compile("<testsuite [^>]*\\b" + attribute + "=\"(\\d+)\"")
                    .matcher(xml);
            return found.find() ? Integer.parseInt(found.group(1)) : -1;
        }

        /** Whether it was written after a commit, whose time is in epoch seconds. */
        boolean isAfter(long commit) {
            return millis / 1000 >= commit;
        }

        /** Whether no test failed, and not all were skipped. */
        boolean isPassed() {
            return passing() > 0 && number("errors") == 0 && number("failures") == 0;
        }

        int passing() {
            return number("tests") - number("errors") - number("failures") - number("skipped");
        }

        /** Whether a test failed; the name of one with parameters goes on with a parenthesis. */
        boolean fails(String test) {
            var failed = "<testcase name=\"" + test + "[\"(][^>]*>\\s*<(?:failure|error)\\b";
            return Pattern.compile(failed).matcher(xml).find();
        }
    }

    /**
     * A measured run.
     *
     * @param id name of its folder
     * @param fields the values of its run.json
     */
    private record Run(String id, Map<String, String> fields) {

        boolean is(String field, String value) {
            return value.equals(fields.get(field));
        }

        String commit() {
            return fields.getOrDefault("context.environment.commit", "");
        }

        /** Whether a validity check of this kind failed. */
        boolean fails(String kind) {
            return checks().anyMatch(check -> is(check + "kind", kind) && is(check + "passed", "false"));
        }

        /** Whether this check failed, and no other than those that may follow from it. */
        boolean failsOnly(String kind, String... following) {
            var expected = Stream.concat(Stream.of(kind), Stream.of(following)).toList();
            return fails(kind)
                    && checks().allMatch(check ->
                            is(check + "passed", "true") || expected.contains(fields.get(check + "kind")));
        }

        /** What the check of this kind found. */
        String finding(String kind) {
            return checks().filter(check -> is(check + "kind", kind))
                    .map(check -> fields.get(check + "finding"))
                    .findFirst()
                    .orElse("");
        }

        /** Whether the service had limits, or the plan varied a setting. */
        boolean isLimited() {
            return fields.containsKey("context.limits.cpus") || fields.containsKey("context.variation.setting");
        }

        long levelSeconds() {
            return Long.parseLong(fields.getOrDefault("plan.load.levelSeconds", "0"));
        }

        /** Whether the service got its load, and every validity check passed. */
        boolean isSound() {
            return fields.containsKey("load.levels[0].level.window.from")
                    && checks().findAny().isPresent()
                    && checks().allMatch(check -> is(check + "passed", "true"));
        }

        /** Whether both are of the same artifact, under the same plan. */
        boolean isLike(Run other) {
            return Stream.of("build.sha256", "plan.name", "context.limits.cpus")
                    .allMatch(field -> fields.getOrDefault(field, "").equals(other.fields.getOrDefault(field, "")));
        }

        /** The limit of memory, in MB. */
        long memory() {
            return Math.round(Double.parseDouble(fields.get("context.variation.value")));
        }

        /** When it began, in epoch milliseconds. */
        long begins() {
            return Long.parseLong(fields.getOrDefault("context.phases[0].from", "0"));
        }

        private Stream<String> checks() {
            return IntStream.iterate(0, i -> fields.containsKey("findings.checks[" + i + "].kind"), i -> i + 1)
                    .mapToObj(i -> "findings.checks[" + i + "].");
        }
    }

    /**
     * The comparison of a build with the baseline, by one metric.
     *
     * @param prefix the path of the build in the report
     * @param metric head of the metric's column
     * @param report the values of the report
     * @param measured the runs of the project
     */
    private record Compared(String prefix, String metric, Map<String, String> report, List<Run> measured) {

        /** How many times the baseline's figure it is, in the median of the rounds. */
        Optional<Double> median() {
            return Optional.ofNullable(report.get(difference() + "median")).map(Double::valueOf);
        }

        /** Whether the report claims a difference from at least three rounds, whose runs are there. */
        boolean isClaimed() {
            return "true".equals(report.get(difference() + "claimed"))
                    && report.containsKey(difference() + "rounds[" + (ROUNDS - 1) + "]")
                    && runs().count() >= ROUNDS;
        }

        boolean isBetter() {
            var isGrowing = metric.startsWith("saturation") || metric.startsWith("throughput");
            return isGrowing ? median().orElseThrow() > 1 : median().orElseThrow() < 1;
        }

        /** When the first of its runs began, in epoch milliseconds. */
        long begins() {
            return runs().mapToLong(Run::begins).min().orElse(0);
        }

        private Stream<Run> runs() {
            return IntStream.iterate(0, i -> report.containsKey(prefix + "runs[" + i + "]"), i -> i + 1)
                    .mapToObj(i -> report.get(prefix + "runs[" + i + "]"))
                    .flatMap(id -> measured.stream().filter(run -> run.id().equals(id)));
        }

        private String difference() {
            return prefix + "figures." + metric + ".times the baseline.";
        }
    }

    /** Reads the values of a JSON document: names and values alternate, so commas and colons say nothing new. */
    private static final class Json {

        private static final Pattern TOKEN =
                Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"|[^\\s,:\\[\\]{}\"]+|[\\[\\]{}]");

        private final Map<String, String> fields = new TreeMap<>();
        private final Iterator<MatchResult> tokens;

        Json(String text) {
            this.tokens = TOKEN.matcher(text).results().iterator();
        }

        /** @throws NoSuchElementException if the document is not complete */
        Map<String, String> fields() {
            value("", next());
            return fields;
        }

        private void value(String path, String token) {
            switch (token) {
                case "{" -> members(path.isEmpty() ? "" : path + ".");
                case "[" -> elements(path);
                default -> fields.put(path, plain(token));
            }
        }

        private void members(String prefix) {
            for (var name = next(); !name.equals("}"); name = next()) {
                value(prefix + plain(name), next());
            }
        }

        private void elements(String path) {
            var element = next();
            for (var i = 0; !element.equals("]"); i++) {
                value(path + "[" + i + "]", element);
                element = next();
            }
        }

        private String next() {
            return tokens.next().group();
        }

        /** Without its quotes; what is escaped, as in a text with quotes, matters to no check. */
        private static String plain(String token) {
            return token.startsWith("\"") ? token.substring(1, token.length() - 1) : token;
        }
    }
}
