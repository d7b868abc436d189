package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import javax.tools.ToolProvider;

/** A participant of the workshop: a project with a commit, and what the exercises leave in it. */
final class Participant {

    static final Path WORKSHOP = Tree.ROOT.resolve("docs/workshop");

    /** Git needs somebody who commits. */
    private static final String IDENTITY = "export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.com"
            + " GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.com\n";

    private static final Path RECORDED = Path.of("src", "test", "resources", "workshop");
    private static final Pattern COMMIT = Pattern.compile("\"commit\" : \"[^\"]*\"");
    private static final Pattern ID = Pattern.compile("\"id\" : \"([^\"]+)\"");

    /** The program behind docs/workshop/check. It is compiled once, because the tests start it often. */
    private static final Path COMPILED = Path.of("target", "workshop").toAbsolutePath();

    static {
        var code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        COMPILED.toString(),
                        WORKSHOP.resolve("Check.java").toString());
        assertEquals(0, code, "Check.java does not compile");
    }

    private final Path project;

    /** Where the check looks for the service of exercise 1, as the page says it. */
    private final String ports;

    private Participant(Path project, String ports) {
        this.project = project;
        this.ports = ports;
    }

    /** One who has a project already. */
    static Participant with(Path project) {
        return new Participant(project, "");
    }

    /** The same one, whose service and its port for operators are at this port. */
    Participant withService(int port) {
        return new Participant(project, "MICRONAUT_SERVER_PORT=%1$d ENDPOINTS_ALL_PORT=%1$d ".formatted(port));
    }

    /** One who has of the project order-desk only what the checks of measurements read. */
    static Participant in(Path folder) throws IOException, InterruptedException {
        var project = folder.resolve("order-desk");
        Files.createDirectories(project.resolve("service"));
        Files.writeString(project.resolve("service/pom.xml"), "<project/>", UTF_8);
        Files.writeString(project.resolve(".gitignore"), "measurements/\n", UTF_8);
        var participant = with(project);
        participant.types("git init -q && git add -A && git commit -qm 'Generate the project'");
        return participant;
    }

    /** A recorded file of these tests, or one of the published results. */
    static Path recorded(String name) {
        return name.endsWith(".gz")
                ? RECORDED.resolve(name)
                : Tree.ROOT.resolve("docs/results").resolve(name);
    }

    /** Types commands in the project, which must succeed. */
    Participant types(String commands) throws IOException, InterruptedException {
        var run = Maven.shell(project, IDENTITY + commands);
        assertEquals(0, run.exitCode(), run::log);
        return this;
    }

    /** Types the commands of a page that contain this text. */
    Participant typesFrom(String page, String part) throws IOException, InterruptedException {
        Files.createDirectories(project.resolve("measurements"));
        return types(Guide.read(WORKSHOP.resolve(page)).listing(part));
    }

    /**
     * Adds a recorded run, as if a commit of this project was measured.
     *
     * @param edits texts of its run.json, and after each the text that replaces it
     */
    Participant measured(String recorded, String... edits) throws IOException, InterruptedException {
        var run = COMMIT.matcher(text(recorded)).replaceFirst("\"commit\" : \"" + head() + "\"");
        for (var i = 0; i < edits.length; i += 2) {
            assertTrue(run.contains(edits[i]), edits[i]);
            run = run.replace(edits[i], edits[i + 1]);
        }
        var id = ID.matcher(run);
        assertTrue(id.find(), recorded);
        var folder = Files.createDirectories(project.resolve("measurements").resolve(id.group(1)));
        Files.writeString(folder.resolve("run.json"), run, UTF_8);
        return this;
    }

    /** Adds a recorded report, in JSON or Markdown. */
    Participant reported(String recorded) throws IOException {
        var report = recorded.endsWith(".md") ? "report.md" : "report.json";
        Files.createDirectories(project.resolve("measurements"));
        Files.writeString(project.resolve("measurements").resolve(report), text(recorded), UTF_8);
        return this;
    }

    /** What the check of an exercise says: its exit code is 0 if the exercise is done. */
    Maven.Run check(int exercise) throws IOException, InterruptedException {
        return Maven.shell(project, ports + "\"$JAVA_HOME\"/bin/java -cp '" + COMPILED + "' Check " + exercise + " .");
    }

    /** The check of an exercise says that it is done. */
    void assertDone(int exercise) throws IOException, InterruptedException {
        var check = check(exercise);
        assertTrue(lines(check).contains("\ndone: "), check::log);
        assertEquals(0, check.exitCode(), check::log);
    }

    /** The check of an exercise says that this is missing, and what to type. */
    void assertMissing(int exercise, String what) throws IOException, InterruptedException {
        var check = check(exercise);
        assertTrue(lines(check).contains("\nmissing: ") && lines(check).contains("\ntype: "), check::log);
        assertTrue(check.log().contains(what), check::log);
        assertEquals(1, check.exitCode(), check::log);
    }

    private static String lines(Maven.Run run) {
        return "\n" + run.log();
    }

    private String head() throws IOException, InterruptedException {
        return Maven.shell(project, "git rev-parse HEAD").log().strip();
    }

    private static String text(String recorded) throws IOException {
        var file = recorded(recorded);
        try (var in = Files.newInputStream(file)) {
            return new String((recorded.endsWith(".gz") ? new GZIPInputStream(in) : in).readAllBytes(), UTF_8);
        }
    }
}
