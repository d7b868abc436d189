import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Says whether an exercise of the workshop is done, or which step is missing. It looks at what the commands of the
 * exercise leave in the participant's project: reports of tests, commits, and measured runs; of exercise 1 also at what
 * the running service counted. Java starts this file without Maven and without a library, so that a check takes two
 * seconds; {@code docs/workshop/check} calls it.
 */
final class Check {

    private static final List<String> MODULES = List.of("database", "service", "gatling");

    /** The path of a booking, as the service's document and its metrics write it. */
    private static final String BOOKING = "/api/v1/users/{userId}/transfers/{transferId}";

    /** What fails when the service does not serve. */
    private static final List<String> SERVING = List.of("START", "BEFORE_LOAD", "PROCESS", "RESPONSES");

    /** A memory with which the jar serves, in MB. */
    private static final long LARGE = 512;

    /** The most that a memory which is enough may exceed one which is not. */
    private static final double CLOSE = 1.25;

    private static final String REPORT = "measurements/report.json";
    private static final String MEASURE = "./mvnw gatling:test";
    private static final String SERIES = "./mvnw -Pmeasure-all verify -DskipTests -Dplan=startup -Dbuilds=";

    /** The checks that fail in exercise 5, and what makes them fail. */
    private static final Map<String, String> FAULTS = Map.of(
            "JOURNEY", "   (with a wrong index in gatling/src/test/java/.../Journey.java)",
            "ARTIFACT", "   (and replace the jar while it runs)",
            "GENERATOR_STARTS", " -Dplan.first.seconds=120   (and stop the load generator for five seconds)");

    private static final Pattern BREAK = Pattern.compile("(\\w+) (\\d+) Break: (\\w+)\\.(\\w+)");

    /** When it was tagged, as the ids of runs say it; a build; a figure as a column of the report is called. */
    private static final Pattern EXPECTATION = Pattern.compile("([\\d-]+) ([\\w.-]+), ([\\w ]*\\w)");

    /** A text, another value, or a bracket of a JSON document. */
    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"|[^\\s,:\\[\\]{}\"]+|[\\[\\]{}]");

    private final Path project;

    private Check(Path project) {
        this.project = project;
    }

    /** @param arguments the number of the exercise, and the folder of the project */
    public static void main(String[] arguments) throws Exception {
        var check = new Check(Path.of(arguments[1]).toAbsolutePath().normalize());
        System.out.println("done: " + check.exercise(Integer.parseInt(arguments[0])));
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
            case 3 -> measureTheJar();
            case 4 -> buildNative();
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
        var isOwn = info.contains(name() + "-service") && commits().stream().anyMatch(info::contains);
        demand(
                isOwn
                        && !get("MICRONAUT_SERVER_PORT", "8080", "/api/v1/countries")
                                .isEmpty(),
                "The service does not answer at localhost. Stop what else answers there, and start it.",
                "./mvnw -Pdev test-compile   (in a second terminal, and leave it running)");
    }

    /** The metrics of the service count the responses to the same request, sent twice. */
    private static void demandBookings() {
        var metrics = get("ENDPOINTS_ALL_PORT", "8081", "/prometheus");
        var post = "POST " + BOOKING + "   (at /swagger-ui of your service, with user 1)";
        demand(counts(metrics, 201), "Nobody booked a transfer since the service started.", post);
        demand(counts(metrics, 409), "Nobody sent the same request a second time.", post);
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
        var run = "./mvnw test -Dtest=" + broken.group(3);
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
                        + run);

        var report = reports(copy).entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("." + broken.group(3)))
                .map(Map.Entry::getValue)
                .filter(written -> written.isAfter(Long.parseLong(broken.group(2))))
                .findFirst();
        demand(report.isPresent(), broken.group(3) + " did not run after the commit.", run);
        demand(
                report.get().fails(broken.group(4)),
                test + " did not fail, so your change does not break it, or the name is wrong.",
                "git commit -qa --amend   (after another change, or with another name), then " + run);
        return "you broke " + test + " as you predicted; " + report.get().passing() + " others still pass.";
    }

    /** Two sound runs of the jar are in the report. */
    private String measureTheJar() throws Exception {
        var sound = runs(run -> run.isUnlimited() && run.isSound());
        var shown = json(project.resolve(REPORT)).values();
        var reported = sound.stream().filter(run -> shown.contains(run.id())).count();
        demand(
                reported >= 2,
                "The report needs two sound runs of the jar with the plan smoke, and it has " + reported + ".",
                sound.isEmpty() ? "./mvnw package gatling:test -DskipTests" : MEASURE);
        return reported + " sound runs of the jar are in the report.";
    }

    /** The report says that the executable starts faster, and runs show the least memory of the jar. */
    private String buildNative() throws Exception {
        var found = compared("native", "startup").stream()
                .filter(Compared::isBetter)
                .findFirst();
        demand(found.isPresent(), "No report says that native starts faster than jar.", SERIES + "jar:4,native:4");
        return "the startup of native is " + found.get().words() + ". " + leastMemory();
    }

    /** The jar serves with one memory, and not with one that is at most a fifth smaller. */
    private String leastMemory() throws IOException {
        var limited = runs(run -> run.is("build.name", "jar") && run.is("context.variation.setting", "limit.memory"));
        var least = limited.stream()
                .filter(Run::isSound)
                .mapToLong(Run::memory)
                .min()
                .orElse(LARGE);
        var most = limited.stream()
                .filter(run -> SERVING.stream().anyMatch(run::fails))
                .mapToLong(Run::memory)
                .filter(memory -> memory < least)
                .max()
                .orElse(least / 4);
        demand(
                least <= CLOSE * most,
                "Your runs do not say where between " + most + " and " + least + " MB the jar stops serving.",
                MEASURE + " -Dplan.vary=limit.memory -Dlimit.cpus=1 -Dlimit.memory="
                        + Math.round(Math.sqrt(least * most)));
        return "The jar serves with " + least + " MB, and not with " + most + " MB.";
    }

    /** Each of the three faults made a run of its own not count, and a sound run of the repaired project follows. */
    private String fireTheChecks() throws Exception {
        for (var fault : FAULTS.entrySet()) {
            demand(
                    !runs(run -> run.isUnlimited() && run.failsOnly(fault.getKey()))
                            .isEmpty(),
                    "In no run without limits, this check failed alone: " + fault.getKey() + ".",
                    MEASURE + fault.getValue());
        }
        demand(
                git(project, "status", "--porcelain", "--untracked-files=no").isEmpty(),
                "The project is not repaired: files differ from the commit.",
                "git checkout -q .");
        var last = runs(run -> true).stream().reduce((older, newer) -> newer).orElseThrow();
        demand(last.isSound(), "The last run is not sound.", "./mvnw package gatling:test -DskipTests");
        return "three checks fired, and the last run is sound again.";
    }

    /** A series that was measured after the expectation was tagged shows the gain that it names. */
    private String proveTheGain() throws Exception {
        var tags = git(
                project,
                "for-each-ref",
                "--sort=-taggerdate",
                "--format=%(taggerdate:format-local:%Y%m%d-%H%M%S) %(contents:subject)",
                "refs/tags/expect*");
        var found = matches(EXPECTATION, tags);
        demand(
                found.isPresent(),
                "No tag says which build you expect to be better, and by which figure.",
                "git tag -a expect-1 -m \"jar-cache, startup\"");
        var build = found.get().group(2);
        var figure = found.get().group(3);
        var series = SERIES + "jar:4,aot-cache+jar:4";
        var later = compared(build, figure).stream()
                .filter(one -> one.run().compareTo(found.get().group(1)) > 0)
                .toList();
        demand(
                !later.isEmpty(),
                "No series after your tag compares the " + figure + " of " + build + " with the baseline.",
                series + " -Dmeasure.restart=true");
        var gain = later.stream().filter(Compared::isBetter).findFirst();
        demand(
                gain.isPresent(),
                "The report does not say that " + build + " is better. Its " + figure + " is "
                        + later.get(0).words() + ".",
                series.replace(":4", ":8") + "   (or tag another expectation as expect-2, and measure again)");
        return "the " + figure + " of " + build + " is " + gain.get().words() + ".";
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

    /** The lines that a command of Git prints; none if it fails. */
    private static List<String> git(Path folder, String... arguments) throws Exception {
        var command = Stream.concat(Stream.of("git", "-C", folder.toString()), Stream.of(arguments));
        var process = new ProcessBuilder(command.toList())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() == 0 ? printed.lines().toList() : List.of();
    }

    /** The first line that matches. */
    private static Optional<MatchResult> matches(Pattern pattern, List<String> lines) {
        return lines.stream().flatMap(line -> pattern.matcher(line).results()).findFirst();
    }

    /** The body of a response with status 200; empty for any other. */
    private static String get(String portVariable, String port, String path) {
        var uri = URI.create("http://localhost:" + System.getenv().getOrDefault(portVariable, port) + path);
        try (var body = uri.toURL().openStream()) {
            return new String(body.readAllBytes(), UTF_8);
        } catch (IOException e) {
            return ""; // nothing listens there, or it refuses
        }
    }

    /** The names of the test classes that `test` runs. */
    private List<String> testClasses() throws IOException {
        var names = new ArrayList<String>();
        for (var module : MODULES) {
            var sources = project.resolve(module).resolve("src/test/java");
            for (var file : files(sources, ".*Test\\.java")) {
                names.add(sources.relativize(file)
                        .toString()
                        .replaceFirst("\\.java$", "")
                        .replace('/', '.'));
            }
        }
        return names;
    }

    /** The reports of the tests with the default build, by the names of the classes. */
    private static Map<String, TestReport> reports(Path project) throws IOException {
        var reports = new TreeMap<String, TestReport>();
        for (var module : MODULES) {
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

    /** The runs in the order of time, with which the names of their folders begin. A copy of a run is none. */
    private List<Run> runs(Predicate<Run> wanted) throws IOException {
        var runs = new ArrayList<Run>();
        for (var file : files(project.resolve("measurements"), "run\\.json")) {
            var run = new Run(file.getParent().getFileName().toString(), json(file));
            if (run.is("id", run.id()) && wanted.test(run)) {
                runs.add(run);
            }
        }
        return runs;
    }

    /** The verdicts of the report on a figure of a build. */
    private List<Compared> compared(String build, String figure) throws IOException {
        var report = json(project.resolve(REPORT));
        var verdict = Pattern.compile("(.*builds\\[\\d+]\\.)figures\\." + figure + " \\(.*\\)\\.verdict");
        return report.keySet().stream()
                .map(verdict::matcher)
                .filter(key -> key.matches() && build.equals(report.get(key.group(1) + "build")))
                .map(key -> new Compared(
                        report.get(key.group(1) + "runs[0]"),
                        report.get(key.group()),
                        report.get(key.group().replaceFirst("verdict$", "words"))))
                .toList();
    }

    /** The values of a JSON document by their paths, as in {@code startups[0].nanos}; none without the file. */
    private static Map<String, String> json(Path file) throws IOException {
        var text = Files.isRegularFile(file) ? Files.readString(file) : "{}";
        var tokens = TOKEN.matcher(text).results().map(MatchResult::group).iterator();
        var fields = new TreeMap<String, String>();
        value("", tokens.next(), tokens, fields);
        return fields;
    }

    /** Names and values alternate, so commas and colons say nothing new. What is escaped in a text stays so. */
    private static void value(String path, String token, Iterator<String> rest, Map<String, String> fields) {
        switch (token) {
            case "{" -> {
                for (var name = rest.next(); !name.equals("}"); name = rest.next()) {
                    value((path.isEmpty() ? "" : path + ".") + plain(name), rest.next(), rest, fields);
                }
            }
            case "[" -> {
                var element = rest.next();
                for (var i = 0; !element.equals("]"); i++) {
                    value(path + "[" + i + "]", element, rest, fields);
                    element = rest.next();
                }
            }
            default -> fields.put(path, plain(token));
        }
    }

    private static String plain(String token) {
        return token.startsWith("\"") ? token.substring(1, token.length() - 1) : token;
    }

    /** Ends this program if a step of the exercise is missing, and says what to type. */
    private static void demand(boolean met, String missing, String command) {
        if (!met) {
            System.out.println("missing: " + missing + System.lineSeparator() + "type:    " + command);
            System.exit(1);
        }
    }

    /** The report of a test class, and when it was written, in epoch milliseconds. */
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

    /** A measured run: the name of its folder, and the values of its run.json. */
    private record Run(String id, Map<String, String> fields) {

        boolean is(String field, String value) {
            return value.equals(fields.get(field));
        }

        /** Whether a validity check of this kind failed. */
        boolean fails(String kind) {
            return checks().anyMatch(check -> is(check + "kind", kind) && is(check + "passed", "false"));
        }

        /** Whether this check failed, and no other than that of the responses, which may follow from it. */
        boolean failsOnly(String kind) {
            var expected = List.of(kind, "RESPONSES");
            return fails(kind)
                    && checks().allMatch(check ->
                            is(check + "passed", "true") || expected.contains(fields.get(check + "kind")));
        }

        /** Whether it is one of the jar with the plan smoke and without limits, as no series of the workshop makes. */
        boolean isUnlimited() {
            return is("build.name", "jar") && is("plan.name", "smoke") && !fields.containsKey("context.limits.cpus");
        }

        /** Whether every validity check passed. */
        boolean isSound() {
            return checks().findAny().isPresent() && checks().allMatch(check -> is(check + "passed", "true"));
        }

        /** The limit of memory, in MB. */
        long memory() {
            return Math.round(Double.parseDouble(fields.get("context.variation.value")));
        }

        private Stream<String> checks() {
            return IntStream.iterate(0, i -> fields.containsKey("findings.checks[" + i + "].kind"), i -> i + 1)
                    .mapToObj(i -> "findings.checks[" + i + "].");
        }
    }

    /** What the report says about a figure of a build, whose first run has this id. */
    private record Compared(String run, String verdict, String words) {

        boolean isBetter() {
            return verdict.equals("BETTER");
        }
    }
}
