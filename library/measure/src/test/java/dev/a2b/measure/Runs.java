package dev.a2b.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Findings;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.ResourceUsage.Memory;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Resources;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunJson;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Sample.Held;
import dev.a2b.measure.result.Sample.Jvm;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.Step;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.Warning;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/** Runs to test with. */
public final class Runs {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Percentiles PERCENTILES = new Percentiles(10, 15, 20, 30, 40);

    private Runs() {}

    /** A sound run but for these checks. */
    public static Run run(String id, ValidityCheck... checks) {
        return run(id, List.of(), checks);
    }

    /** A sound run but for these warnings and checks. */
    public static Run run(String id, List<Warning> warnings, ValidityCheck... checks) {
        var plan = Plan.of(new Properties());
        var level = level(20, 280, 1);
        var judged = JudgedLevel.of(level, plan.thresholds().rule());
        var usage = new ResourceUsage(
                2,
                new Memory(240_000_000, 250_000_000),
                33,
                10_000,
                5_600,
                new Jvm(120, 80),
                1_000,
                900,
                3,
                new Throttling(12, 340));
        var load = new MeasuredLoad(
                null,
                List.of(new Step(judged, usage)),
                List.of(),
                null,
                List.of(),
                new Totals(4480, 0, 0, new TreeMap<>(), PERCENTILES),
                new Timeline(
                        1,
                        List.of(2, 0),
                        List.of(1, 0),
                        List.of(0, 1),
                        Arrays.asList(10L, null),
                        Arrays.asList(20L, null),
                        Arrays.asList(30L, null),
                        List.of(1, 0)));
        var findings = new Findings(List.of(checks), warnings);
        var startups = List.of(new Startup(3_000_000_000L), new Startup(1_000_000_000L));
        return new Run(
                Run.FORMAT,
                id,
                build(),
                plan,
                new Context(
                        new Machine("any", 2, 8_000_000_000L),
                        new DatabaseInfo("embedded", "17.11"),
                        "any 25",
                        null,
                        null,
                        null,
                        List.of(new Phase("startup", 0, 1)),
                        new TreeMap<>()),
                startups,
                load,
                new Resources(MemoryMeasure.ANONYMOUS, List.of(), List.of(sample(1, 2, 3, 4, 5, 6, 7, 8, 9))),
                DecidingFigure.all(build(), startups, Map.of(), "the plan has no such stage", findings),
                findings);
    }

    /** Ten seconds in which every offered request is responded to successfully. */
    public static Level level(double usersPerSecond, long requestsPerSecond, double startedShare) {
        return level(
                new Offered(usersPerSecond, requestsPerSecond, startedShare, 0, 0),
                new Window(0, 10_000),
                new Responses(10 * requestsPerSecond, 0, 0, new TreeMap<>()),
                PERCENTILES,
                new ConcurrentUsers(80));
    }

    /** A level without requests that ask a third party. */
    public static Level level(
            Offered offered, Window window, Responses responses, Percentiles percentiles, ConcurrentUsers users) {

        return new Level(offered, window, responses, percentiles, users, new TreeMap<>(), -1);
    }

    /** A sample of a service with so many threads, whose open files are unknown. */
    public static Sample sample(
            long time,
            long memoryBytes,
            int threads,
            long cpuMillis,
            long databaseCpuMillis,
            long generatorCpuMillis,
            double machinePercent,
            long throttledPeriods,
            long throttledMillis) {

        return new Sample(
                time,
                memoryBytes,
                new Held(threads, -1, -1),
                cpuMillis,
                Jvm.UNKNOWN,
                databaseCpuMillis,
                generatorCpuMillis,
                machinePercent,
                new Throttling(throttledPeriods, throttledMillis));
    }

    /** A check that found this about the load generator, and failed. */
    public static ValidityCheck failed(String finding) {
        return new ValidityCheck(ValidityCheck.Kind.GENERATOR_STARTS, false, finding);
    }

    /** A sound run of this artifact by a plan that compares. */
    public static Run ranked(String id, String name, String sha256) {
        return changed(run(id), run -> {
            run.withObject("/plan").put("name", "standard").put("watermark", "");
            run.withObject("/build").put("name", name).put("sha256", sha256);
        });
    }

    /** The run if its service had not started, because of this. */
    public static Run unstarted(Run run, String finding) {
        return changed(run, json -> {
            json.putPOJO("load", MeasuredLoad.NONE).putArray("startups");
            json.withObject("/context").put("java", "");
            json.withArray("/findings/checks").addPOJO(new ValidityCheck(ValidityCheck.Kind.START, false, finding));
        });
    }

    /** The run if it had been one of a plan that varies this setting. */
    public static Run varied(Run run, Variation variation) {
        return changed(run, json -> json.withObject("/context").putPOJO("variation", variation));
    }

    /** The run with something different in its JSON. */
    public static Run changed(Run run, Consumer<ObjectNode> change) {
        try {
            var json = (ObjectNode) JSON.readTree(RunJson.write(run));
            change.accept(json);
            return read(JSON.writeValueAsString(json));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A run of the plan {@code standard} that was recorded. */
    public static Run recorded() throws IOException {
        try (var in = new GZIPInputStream(Runs.class.getResourceAsStream("/recorded/run.json.gz"))) {
            return RunJson.read(in);
        }
    }

    /** The run of this JSON. */
    public static Run read(String json) throws IOException {
        return RunJson.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    public static Build build() {
        return new Build(
                "jar",
                "jar",
                "process",
                Build.Family.JVM,
                List.of("java", "-jar", "x.jar"),
                "/x.jar",
                new Build.Size(18_891_427, 0, 0, 0),
                "0",
                new Build.Creation(""));
    }
}
