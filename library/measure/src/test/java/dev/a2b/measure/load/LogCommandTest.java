package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.load.GatlingLog.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On logs that releases of Gatling wrote, the first and the last of each version, of one simulation: two scenarios,
 * nested groups, names in several alphabets, an assertion, a failed request, and a request without its variable.
 */
class LogCommandTest {

    private static final String CSV = """
            groups,name,start,end,duration,status,message
            ,home,1795752943075,1795752943306,231,OK,
            Каталог,список товаров,1795752943330,1795752943335,5,OK,
            Каталог / café,"say ""hello"", twice",1795752943338,1795752943344,6,OK,
            checkout,购买,1795752943348,1795752943351,3,KO,"status.find.is(200), found 409"
            ,home,1795752943959,1795752943982,23,OK,
            """;

    private static final String JSON = """
            {"type":"run","gatling":"3.16.0","simulation":"recorded.Shop","description":"A shop, recorded","start":1795752942607}
            {"type":"user","scenario":"buyer","event":"START","time":1795752943003}
            {"type":"request","groups":[],"name":"home","start":1795752943075,"end":1795752943306,"duration":231,"status":"OK","message":""}
            {"type":"request","groups":["Каталог"],"name":"список товаров","start":1795752943330,"end":1795752943335,"duration":5,"status":"OK","message":""}
            {"type":"request","groups":["Каталог","café"],"name":"say \\"hello\\", twice","start":1795752943338,"end":1795752943344,"duration":6,"status":"OK","message":""}
            {"type":"group","groups":["Каталог","café"],"start":1795752943337,"end":1795752943345,"duration":8,"cumulatedResponseTime":6,"status":"OK"}
            {"type":"group","groups":["Каталог"],"start":1795752943326,"end":1795752943346,"duration":20,"cumulatedResponseTime":11,"status":"OK"}
            {"type":"request","groups":["checkout"],"name":"购买","start":1795752943348,"end":1795752943351,"duration":3,"status":"KO","message":"status.find.is(200), found 409"}
            {"type":"group","groups":["checkout"],"start":1795752943346,"end":1795752943365,"duration":19,"cumulatedResponseTime":3,"status":"KO"}
            {"type":"error","message":"unknown: No attribute named 'missing' is defined ","time":1795752943369}
            {"type":"user","scenario":"buyer","event":"END","time":1795752943377}
            {"type":"user","scenario":"посетитель","event":"START","time":1795752943958}
            {"type":"request","groups":[],"name":"home","start":1795752943959,"end":1795752943982,"duration":23,"status":"OK","message":""}
            {"type":"user","scenario":"посетитель","event":"END","time":1795752943985}
            """;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @Test
    void csv_has_a_row_for_each_request() {
        assertEquals(0, run("log", recorded("3.16.0")));

        assertEquals(CSV, text(out));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.13.0", "3.13.5", "3.14.0", "3.14.9", "3.15.0", "3.15.1", "3.16.0"})
    void json_has_an_object_for_each_record_of_each_version(String version) {
        assertEquals(0, run("log", recorded(version), "--format=json"));

        var expected = JSON.replace("3.16.0", version);
        assertEquals(withoutTimes(expected), withoutTimes(text(out).replace("but actually found", "found")));
    }

    @Test
    void json_has_the_times() {
        assertEquals(0, run("log", "--format", "json", recorded("3.16.0")));

        assertEquals(JSON, text(out));
    }

    @Test
    void what_a_format_cannot_hold_as_it_is_is_escaped() {
        var log = folder.resolve("simulation.log").toString();
        var request = new Request("", "a\\b", 0, 1, false, "line 1\r\nline \"2\"\t");
        LogWriter.write(Path.of(log), 0, List.of(request), List.of(), List.of());

        run("log", log);
        run("log", log, "--format", "json");

        assertTrue(text(out).contains(",a\\b,0,1,1,KO,\"line 1\r\nline \"\"2\"\"\t\"\n"), text(out));
        assertTrue(
                text(out)
                        .contains("\"name\":\"a\\\\b\",\"start\":0,\"end\":1,\"duration\":1,\"status\":\"KO\","
                                + "\"message\":\"line 1\\u000d\\u000aline \\\"2\\\"\\u0009\"}\n"),
                text(out));
    }

    @Test
    void an_incomplete_log_gives_its_whole_records_and_fails() throws IOException {
        var log = folder.resolve("simulation.log");
        Files.write(log, Arrays.copyOf(Files.readAllBytes(Path.of(recorded("3.16.0"))), 300));

        assertEquals(1, run("log", log.toString()));

        assertEquals(CSV.lines().limit(3).toList(), text(out).lines().toList());
        assertEquals(
                "Gatling's log " + log
                        + " is incomplete after 244 bytes, because Gatling still writes it or was killed: run it again.",
                text(err).strip());
    }

    @ParameterizedTest
    @CsvSource({
        "log,                     One file is expected",
        "log a b,                 One file is expected",
        "log --output a,          One file is expected",
        "log pom.xml --format,    One file is expected",
        "log --format xml pom.xml, The format is \"xml\"",
        "log missing.log,         There is no file missing.log",
        "log src,                 There is no file src",
        "log pom.xml,             pom.xml is no log of Gatling 3.13 to 3.16",
    })
    void a_mistake_gets_one_sentence(String arguments, String sentence) {
        assertEquals(1, run(arguments.split(" ")));

        assertEquals(List.of(), text(out).lines().toList());
        assertTrue(text(err).startsWith(sentence), text(err));
        assertEquals(1, text(err).lines().count());
    }

    @Test
    void help_is_what_was_asked_for_or_an_error() {
        assertEquals(0, run("log", "--help"));
        assertEquals(1, run());
        assertEquals(1, run("report"));

        assertTrue(text(out).contains("java -jar a2b-measure.jar log"), text(out));
        assertEquals(text(out) + text(out), text(err));
    }

    @Test
    void only_a_reader_who_has_seen_enough_is_no_error() {
        assertEquals(1, run(new Failing("Broken pipe"), "log", recorded("3.16.0")));
        assertEquals("", text(err));

        assertEquals(1, run(new Failing("No space left on device"), "log", recorded("3.16.0")));
        assertEquals(
                "The text cannot be written: No space left on device.",
                text(err).strip());
    }

    private static final class Failing extends OutputStream {

        private final String reason;

        Failing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int value) throws IOException {
            throw new IOException(reason);
        }
    }

    private int run(String... arguments) {
        return run(out, arguments);
    }

    private int run(OutputStream to, String... arguments) {
        return LogCommand.run(List.of(arguments), to, new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private static String recorded(String version) {
        return "src/test/resources/recorded/gatling-" + version + ".log";
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("(\"(start|end|time|duration|cumulatedResponseTime)\"):\\d+", "$1");
    }
}
