package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A participant of the workshop: a project with a commit, and what the exercises leave in it. */
final class Participant {

    static final Path WORKSHOP = Tree.ROOT.resolve("docs/workshop");

    /** Git needs somebody who commits. */
    private static final String IDENTITY = "export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.com"
            + " GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.com\n";

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

    /** Types commands in the project, which must succeed. */
    Participant types(String commands) throws IOException, InterruptedException {
        var run = Maven.shell(project, IDENTITY + commands);
        assertEquals(0, run.exitCode(), run::log);
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
}
