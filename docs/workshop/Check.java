import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Says whether an exercise of the workshop is done, or which step is missing: it counts valid runs, and reads verdicts.
 * Java starts this file without Maven and without a library; {@code docs/workshop/check} calls it.
 */
final class Check {

    private static final Pattern BUILD = Pattern.compile("\"build\" *: *\\{\\s*\"name\" *: *\"([^\"]+)\"");
    private static final Pattern FAILED = Pattern.compile("\"kind\" *: *\"(\\w+)\",\\s*\"passed\" *: *false");
    private static final Pattern STANDARD =
            Pattern.compile("(?s)\"plan\" *: *\\{\\s*\"name\" *: *\"standard\".*\"limits\" *: *\\{");
    private static final Pattern LOADED_SECONDS = Pattern.compile("\"loadedSeconds\" *: *(\\d+)");
    private static final Pattern PASSED = Pattern.compile("\"passed\" *: *true");
    private static final Pattern OF_NATIVE =
            Pattern.compile("(?s)\"build\" *: *\"native\",\\s*\"role\".*?(?=\"build\" *:|$)");
    private static final Pattern VERDICT =
            Pattern.compile("\"([^\"]+)\" *: *\\{[^{}]*\"verdict\" *: *\"(\\w+)\",\\s*\"words\" *: *\"([^\"]*)\"");
    private static final Pattern OF_COMMITS = Pattern.compile("\"verdict\" *: *\"([^\"]+)\"");

    /** What may fail because another check did. */
    private static final String FOLLOWING = "RESPONSES";

    private final Path folder;
    private final Path project;

    private Check(Path folder) {
        this.folder = folder;
        this.project = folder.resolve("order-desk");
    }

    /** @param arguments the number of the exercise, and the folder of the projects */
    public static void main(String[] arguments) throws Exception {
        var check = new Check(Path.of(arguments[1]).toAbsolutePath().normalize());
        System.out.println("done: " + check.exercise(Integer.parseInt(arguments[0])));
    }

    private String exercise(int number) throws Exception {
        demand(
                Files.isRegularFile(project.resolve("pom.xml")),
                "There is no project in " + project + ".",
                "the commands of exercise 1");
        return switch (number) {
            case 2 -> measureTheJar();
            case 3 -> compare();
            case 4 -> refuse();
            case 5 -> stopTheCommit();
            default -> throw new IllegalArgumentException("There is no check of exercise " + number + ".");
        };
    }

    private String measureTheJar() throws IOException {
        var valid = valid(project.resolve("measurements"), "jar");
        demand(
                valid.size() >= 2,
                "You need two runs of the jar without a failed check, and have " + valid.size() + ".",
                valid.isEmpty() ? "./mvnw package gatling:test -DskipTests" : "./mvnw gatling:test -Dplan=standard");
        demand(
                valid.stream().anyMatch(Run::isStandard),
                "None of these runs has the plan standard and limits.",
                "./mvnw gatling:test -Dplan=standard");
        return valid.size() + " runs of the jar count.";
    }

    /** A round was measured; the verdicts are those of the prepared series. */
    private String compare() throws IOException {
        for (var build : List.of("jar", "native")) {
            demand(
                    valid(folder.resolve("round"), build).stream().anyMatch(Run::isStandard),
                    "Your round has no run of " + build + " with the plan standard, limits and no failed check.",
                    "./mvnw " + (build.equals("jar") ? "" : "-Pnative ")
                            + "gatling:test -Dplan=standard -Dmeasurements=\"$A2B/../round\"   (in prepared/order-desk)");
        }
        var report = folder.resolve("prepared/order-desk/measurements/report.json");
        var verdicts = found(OF_NATIVE, text(report)).stream()
                .flatMap(build -> found(VERDICT, build.group()).stream())
                .toList();
        demand(
                verdicts.stream().anyMatch(Check::isOfStartup),
                report + " has no verdict about native.",
                "./mvnw -Pcompare -Dbuilds=jar,native   (in prepared/order-desk)");
        return verdicts.stream()
                .map(verdict -> "\n  " + verdict.group(1) + ": " + verdict.group(3))
                .collect(joining("", "your round counts. Beside jar, native has", ""));
    }

    /** Startup differs most, so a complete series knows it. */
    private static boolean isOfStartup(MatchResult verdict) {
        return verdict.group(1).startsWith("startup") && !verdict.group(2).equals("NOT_KNOWN");
    }

    /** Each fault made a separate run not count. */
    private String refuse() throws IOException {
        demandFault("ARTIFACT", 20, "replace the jar while it runs");
        demandFault("GENERATOR_STARTS", 60, "stop the load generator in the loaded stage");
        return "both faults were refused.";
    }

    private void demandFault(String kind, int loadedSeconds, String fault) throws IOException {
        var fired = runs(project.resolve("measurements")).stream()
                .filter(run -> !run.isStandard() && run.loadedSeconds() == loadedSeconds)
                .anyMatch(run ->
                        run.failed().contains(kind) && Set.of(kind, FOLLOWING).containsAll(run.failed()));
        demand(
                fired,
                "In no run this fault was alone: " + kind + ".",
                "./mvnw gatling:test -Dplan.loaded.seconds=" + loadedSeconds + "   (and " + fault + ")");
    }

    /** The comparison of the commits refused the change, and the change is undone. */
    private String stopTheCommit() throws Exception {
        demand(
                git("log", "--format=%s", "main..HEAD"),
                "This branch has no commit beside main.",
                "git switch slow, and commit the change   (or, without this branch, all commands of exercise 5)");
        var isRepaired = git("diff", "--quiet", "main", "HEAD");
        var verdict = found(OF_COMMITS, text(project.resolve("measurements/gate.json"))).stream()
                .map(found -> found.group(1))
                .findFirst()
                .orElse("missing");
        demand(
                verdict.equals("regression"),
                "The verdict about the slow commit is not regression, but " + verdict + ".",
                "./mvnw -Pcompare -Dcommits=main,HEAD" + (isRepaired ? "~1" : "") + " -Dgate.pairs=0");
        demand(isRepaired, "The change is not repaired: the branch differs from main.", "git revert --no-edit HEAD");
        return "the verdict is regression, and the change is undone.";
    }

    /** Whether a command of Git succeeds, and prints something if it is its log. */
    private boolean git(String command, String... options) throws Exception {
        var line = new ArrayList<>(List.of("git", "-C", project.toString(), command));
        line.addAll(List.of(options));
        var process = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() == 0 && !(command.equals("log") && printed.isBlank());
    }

    private static List<Run> valid(Path measurements, String build) throws IOException {
        return runs(measurements).stream()
                .filter(run -> run.build().equals(build) && run.failed().isEmpty())
                .toList();
    }

    /** The runs in a folder, with a check each at least. */
    private static List<Run> runs(Path measurements) throws IOException {
        if (!Files.isDirectory(measurements)) {
            return List.of();
        }
        try (var files = Files.newDirectoryStream(measurements, "*-*")) {
            var runs = new ArrayList<Run>();
            for (var file : files) {
                var text = text(file.resolve("run.json"));
                var failed =
                        found(FAILED, text).stream().map(one -> one.group(1)).collect(toSet());
                if (PASSED.matcher(text).find() || !failed.isEmpty()) {
                    var isStandard = STANDARD.matcher(text).find();
                    var loadedSeconds = found(LOADED_SECONDS, text).stream()
                            .mapToInt(seconds -> Integer.parseInt(seconds.group(1)))
                            .findFirst()
                            .orElse(0);
                    found(BUILD, text)
                            .forEach(build -> runs.add(new Run(build.group(1), isStandard, loadedSeconds, failed)));
                }
            }
            return runs;
        }
    }

    private static List<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }

    /** The text of a file; empty if there is none. */
    private static String text(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }

    /** Ends this program if a step of the exercise is missing, and says what to type. */
    private static void demand(boolean met, String missing, String command) {
        if (!met) {
            System.out.println("missing: " + missing + System.lineSeparator() + "type:    " + command);
            System.exit(1);
        }
    }

    /**
     * A measured run.
     *
     * @param build name of the build
     * @param isStandard whether it had the plan standard and limits
     * @param loadedSeconds seconds of its loaded stage, by which exercise 4 tells its runs apart
     * @param failed kinds of the validity checks that failed
     */
    private record Run(String build, boolean isStandard, int loadedSeconds, Set<String> failed) {}
}
