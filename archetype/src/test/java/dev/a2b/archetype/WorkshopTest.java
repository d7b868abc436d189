package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages of docs/workshop: the commands of the first two exercises are typed as they are there, on a path with
 * spaces, and their checks see each step that is left out. The others measure, which takes long.
 */
class WorkshopTest {

    private static final String REPORT = "service/target/jar/surefire-reports/TEST-com.acme.order_desk.booking.%s.xml";
    private static final String BROKEN = "order-desk-broken/" + REPORT.formatted("BookingTest");

    /** A line of the service's metrics, for a method and a status of bookings. */
    private static final String METRIC = "http_server_requests_seconds_count{exception=\"none\",method=\"%s\","
            + "status=\"%s\",uri=\"/api/v1/users/{userId}/transfers/{transferId}\"} 1\n";

    private static Path typed;
    private static Maven.Run first;
    private static Maven.Run second;

    /** What a participant has after both exercises. */
    @TempDir
    private Path folder;

    private Participant participant;

    @BeforeAll
    static void type() throws Exception {
        typed = Path.of("target", "it", "workshop").toAbsolutePath();
        var clone = Generator.shared().copy(typed);
        clone.resolve("docs/workshop/check").toFile().setExecutable(true);
        first = exercise(clone, 1);
        second = exercise(clone, 2);
    }

    /** Clones both projects of the one who typed, with the reports of the tests. */
    @BeforeEach
    void copy() throws Exception {
        for (var project : List.of("order-desk", "order-desk-broken")) {
            var clone = Maven.shell(folder, "git clone -q '" + typed.resolve(project) + "' " + project);
            assertEquals(0, clone.exitCode(), clone::log);
            copyReports(typed.resolve(project), folder.resolve(project));
        }
        participant = Participant.with(folder.resolve("order-desk"));
    }

    @Test
    void the_first_exercise_is_done_when_its_commands_were_typed() {
        assertTrue(first.log().contains("\ndone: "), first::log);
        assertEquals(0, first.exitCode(), first::log);
    }

    @Test
    void the_second_exercise_is_done_when_its_commands_were_typed() {
        assertTrue(second.log().contains("\ndone: "), second::log);
        assertEquals(0, second.exitCode(), second::log);
    }

    @Test
    void what_the_commands_print_is_put_into_the_page() throws Exception {
        var page = Files.readString(typed.resolve("clone of a2b/docs/workshop/1-generate-and-run.md"), UTF_8);

        assertTrue(page.contains("BUILD SUCCESS\n"), page);
        assertTrue(page.contains("```text\ndone: "), page);
    }

    /** The service needs some seconds to end. */
    @Test
    void the_first_exercise_needs_a_running_service() throws Exception {
        for (var attempt = 0; attempt < 300 && participant.check(1).exitCode() == 0; attempt++) {
            TimeUnit.SECONDS.sleep(1);
        }

        participant.assertMissing(1, "The service does not answer at localhost.");
    }

    @Test
    void the_first_exercise_needs_the_report_of_every_test_class() throws Exception {
        Files.delete(folder.resolve("order-desk").resolve(REPORT.formatted("BookingRulesTest")));

        participant.assertMissing(1, "com.acme.order_desk.booking.BookingRulesTest");
    }

    @Test
    void an_empty_report_is_no_evidence() throws Exception {
        Files.writeString(folder.resolve("order-desk").resolve(REPORT.formatted("BookingTest")), "", UTF_8);

        participant.assertMissing(1, "com.acme.order_desk.booking.BookingTest");
    }

    @Test
    void a_test_class_that_ran_before_the_commit_is_no_evidence() throws Exception {
        var report = folder.resolve("order-desk").resolve(REPORT.formatted("BookingTest"));
        Files.setLastModifiedTime(report, FileTime.fromMillis(0));

        participant.assertMissing(1, "com.acme.order_desk.booking.BookingTest");
    }

    @Test
    void a_test_class_whose_tests_were_all_skipped_is_no_evidence() throws Exception {
        var report = folder.resolve("order-desk").resolve(REPORT.formatted("BookingTest"));
        var skipped = Files.readString(report, UTF_8)
                .replaceFirst("(<testsuite [^>]*\\btests=\"(\\d+)\"[^>]*\\bskipped=)\"0\"", "$1\"$2\"");
        Files.writeString(report, skipped, UTF_8);

        participant.assertMissing(1, "com.acme.order_desk.booking.BookingTest");
    }

    @ParameterizedTest
    @CsvSource({
        "PUT 201 409,      Nobody booked a transfer",
        "POST,             Nobody booked a transfer",
        "POST 409,         Nobody booked a transfer",
        "POST 201,         Nobody sent the same request a second time.",
        "POST 201 404 400, Nobody sent the same request a second time.",
    })
    void the_first_exercise_needs_a_booking_that_is_sent_twice(String responses, String told) throws Exception {
        try (var service = service(responses)) {
            participant.withService(service.port()).assertMissing(1, told);
        }
    }

    @Test
    void the_first_exercise_is_done_with_a_booking_that_is_sent_twice() throws Exception {
        try (var service = service("POST 201 409")) {
            participant.withService(service.port()).assertDone(1);
        }
    }

    @Test
    void the_second_exercise_is_done_without_the_service() throws Exception {
        participant.assertDone(2);
    }

    @Test
    void the_second_exercise_needs_a_run_after_the_commit() throws Exception {
        Files.setLastModifiedTime(folder.resolve(BROKEN), FileTime.fromMillis(0));

        participant.assertMissing(2, "BookingTest did not run after the commit.");
    }

    @Test
    void the_second_exercise_needs_a_commit_that_names_the_test() throws Exception {
        broken("git commit -q --amend -m 'Change a rule'");

        participant.assertMissing(2, "No commit of the clone names the test");
    }

    @ParameterizedTest
    @CsvSource({
        "BookingTest.a_sold_out_transfer_answers_409, BookingTest.a_sold_out_transfer_answers_409 did not fail",
        "ProblemTest.a_path_is_unknown,               ProblemTest did not run after the commit",
    })
    void a_wrong_prediction_is_told(String prediction, String told) throws Exception {
        broken("git commit -q --amend -m 'Break: " + prediction + "'");
        Files.setLastModifiedTime(folder.resolve(BROKEN), FileTime.fromMillis(System.currentTimeMillis()));

        participant.assertMissing(2, told);
    }

    @Test
    void a_test_must_not_be_changed() throws Exception {
        broken("echo '// easier' >>service/src/test/java/com/acme/order_desk/booking/BookingTest.java"
                + " && git commit -qa --amend --no-edit");

        participant.assertMissing(2, "The clone must change the service, in service/src/main, and nothing else.");
    }

    @Test
    void a_test_must_not_be_changed_in_an_earlier_commit() throws Exception {
        broken("git reset -q HEAD~"
                + " && echo '// easier' >>service/src/test/java/com/acme/order_desk/booking/BookingTest.java"
                + " && git commit -qm 'Change a test' service/src/test"
                + " && git commit -qam 'Break: BookingTest.a_departed_transfer_answers_409'");

        participant.assertMissing(2, "The clone must change the service, in service/src/main, and nothing else.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " && git commit -qam 'Change a test'"})
    void nothing_may_change_after_the_commit(String more) throws Exception {
        broken("echo '// fails' >>service/src/test/java/com/acme/order_desk/booking/BookingTest.java" + more);

        participant.assertMissing(2, "The clone must have no change after that commit");
    }

    @Test
    void the_second_exercise_needs_a_clone_of_this_project() throws Exception {
        broken("git checkout -q --orphan other && git commit -qm 'Break: BookingTest.a_departed_transfer_answers_409'");

        participant.assertMissing(2, "There is no clone of your project");
    }

    @ParameterizedTest
    @CsvSource({"1, test classes did not run after the commit", "2, There is no clone of your project"})
    void a_project_in_which_nothing_was_done_is_not_enough(int exercise, String told) throws Exception {
        var clone = Maven.shell(folder, "git clone -q order-desk fresh-desk");
        assertEquals(0, clone.exitCode(), clone::log);

        Participant.with(folder.resolve("fresh-desk")).assertMissing(exercise, told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1-generate-and-run.md",
                "2-break-a-test.md",
                "3-measure-the-jar.md",
                "4-build-native.md",
                "5-make-a-check-fire.md",
                "6-tune-and-prove-it.md"
            })
    void each_page_has_a_goal_a_time_its_check_and_hints(String name) throws Exception {
        var page = Guide.read(Participant.WORKSHOP.resolve(name)).text();

        for (var part : List.of(
                "\n**Goal:** ",
                "**Time:** ",
                "\n```bash\n",
                "\n<!-- output: begin ",
                "\n## Hints\n",
                "\"$A2B\"/docs/workshop/check " + name.charAt(0) + "\n")) {
            assertTrue(page.contains(part), part);
        }
    }

    private static Maven.Run exercise(Path clone, int number) throws IOException, InterruptedException {
        return Maven.shell(clone, "export MAVEN_ARGS=-B\nbash docs/workshop/record " + number);
    }

    /** Answers as the service of the project does after bookings: their method, and the statuses of the responses. */
    private ServiceStub service(String responses) throws Exception {
        var commit = Maven.shell(folder.resolve("order-desk"), "git rev-parse HEAD")
                .log()
                .strip();
        var words = List.of(responses.split(" "));
        var metrics = words.stream()
                .skip(1)
                .map(status -> METRIC.formatted(words.get(0), status))
                .collect(joining());
        return ServiceStub.start(Map.of(
                "/info",
                "order-desk-service " + commit,
                "/api/v1/countries",
                "[]",
                "/prometheus",
                METRIC.formatted("GET", "200") + metrics));
    }

    private Participant broken(String commands) throws IOException, InterruptedException {
        return Participant.with(folder.resolve("order-desk-broken")).types(commands);
    }

    /** From where the check reads them. Elsewhere in the project, a database that stops still deletes its files. */
    private static void copyReports(Path from, Path to) throws IOException {
        var builds = Stream.of("database", "service", "gatling")
                .map(module -> from.resolve(module).resolve("target/jar"))
                .filter(Files::exists)
                .toList();
        for (var build : builds) {
            try (var files = Files.walk(build)) {
                for (var report : files.filter(WorkshopTest::isReport).toList()) {
                    var copy = to.resolve(from.relativize(report));
                    Files.createDirectories(copy.getParent());
                    Files.copy(report, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    private static boolean isReport(Path file) {
        return file.getFileName().toString().matches("TEST-.*\\.xml");
    }
}
