package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.Plan;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.ResourceUsage.Memory;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.ServiceException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A service that someone else started: this JVM. */
class RemoteTestBedTest {

    @TempDir
    private Path folder;

    private final Plan plan = Plan.of(new Properties());
    private HttpServer server;
    private Address address;
    private RemoteTestBed testBed;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.start();
        address =
                new Address(URI.create("http://127.0.0.1:" + server.getAddress().getPort()), true);
        testBed = new RemoteTestBed(
                new TinyWorkload(), plan, Builds.given("other", address), address, Optional.empty(), Optional.empty());
    }

    @AfterEach
    void stop() {
        testBed.close();
        server.stop(0);
    }

    @Test
    void nothing_but_its_answers_is_known() throws InterruptedException {
        answer("ok");

        testBed.start(new Settings(new Properties(), new Properties()));
        while (testBed.samples().size() < 2) {
            Thread.sleep(50);
        }

        var usage = ResourceUsage.of(testBed.samples(), new Window(0, Long.MAX_VALUE));
        assertEquals(
                new ResourceUsage(
                        usage.cpus(),
                        new Memory(-1, -1),
                        -1,
                        usage.wallMillis(),
                        -1,
                        Sample.Jvm.UNKNOWN,
                        -1,
                        usage.generatorCpuMillis(),
                        -1,
                        new Throttling(-1, -1)),
                usage);
        assertEquals(MemoryMeasure.UNKNOWN, testBed.memoryMeasure());
        assertTrue(usage.generatorCpuMillis() >= 0);
        assertEquals(List.of(), testBed.startups());
        assertEquals(Optional.empty(), testBed.database());
        assertEquals(
                "not known: it belongs to the given service",
                testBed.environment().get("database"));
        assertTrue(testBed.environment().get("shared machine").startsWith("load generator and service;"));
    }

    @Test
    void the_startup_of_a_deployment_lasts_from_its_creation_to_the_first_response() throws IOException {
        answer("ok");
        var created = Files.writeString(folder.resolve("created"), System.currentTimeMillis() - 3000 + "\n");
        var given = new Properties();
        given.setProperty("sut.created", created.toString());

        testBed.start(new Settings(given, new Properties()));

        var startup = testBed.startups().get(0);
        assertTrue(startup.nanos() >= 3_000_000_000L, startup::toString);
    }

    @Test
    void the_service_outlives_the_measurement() {
        answer("ok");
        testBed.start(new Settings(new Properties(), new Properties()));

        testBed.close();

        new HttpCheck(address.uri()).size("/ready", 2);
    }

    @Test
    void a_check_before_the_load_that_fails_tells_what_such_a_service_needs() {
        answer("other");

        var failure = assertThrows(
                ServiceException.class, () -> testBed.start(new Settings(new Properties(), new Properties())));

        assertEquals(
                "the service failed the check before the load: GET /ready got a wrong response: 2 bytes were expected, not 5",
                failure.finding());
        assertEquals(
                "Check before the load: GET /ready got a wrong response: 2 bytes were expected, not 5. A service given by "
                        + "its address needs a fresh database for each run, filled with the data set at the plan's scale.",
                failure.getMessage());
    }

    @Test
    void nothing_is_claimed_about_artifact_and_database() {
        assertTrue(testBed.build().isElsewhere());
        assertEquals(-1, testBed.build().size().bytes());
        assertEquals(Build.Creation.UNKNOWN, testBed.build().creation());
        assertEquals(DatabaseInfo.UNKNOWN, testBed.databaseInfo());
    }

    private void answer(String body) {
        server.createContext("/ready", exchange -> {
            exchange.sendResponseHeaders(200, body.length());
            exchange.getResponseBody().write(body.getBytes());
            exchange.close();
        });
    }
}
