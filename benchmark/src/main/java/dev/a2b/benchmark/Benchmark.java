package dev.a2b.benchmark;

import dev.a2b.measure.sampling.ProcessMeter;
import dev.a2b.measure.service.Port;
import dev.a2b.measure.service.ServiceLauncher;
import dev.a2b.measure.service.ServiceProcess;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Measures builds of the service in alternation, so that whatever else the machine does affects all of them: each build
 * once per round, in the reverse order every other round. Each measurement uses a fresh copy of the full data set.
 *
 * @param rounds how often each build is measured
 * @param seconds duration of a measurement
 * @param rate requests per second; 0 for as many as the connections can carry
 * @param kind what is sent
 * @param commands words of the commands that start the builds, by label
 */
record Benchmark(int rounds, int seconds, int rate, Requests.Kind kind, Map<String, List<String>> commands) {

    static final int WINDOW_SECONDS = 2;

    private static final Path ROOT = Path.of(".");
    private static final Path RESULTS = Path.of("docs/results/performance");
    private static final Path WORK = Path.of("benchmark/target");
    private static final Path PROFILES = RESULTS.resolve("profiles");
    private static final String SEND = "--send";
    private static final String PROFILE = "--profile";

    Benchmark {
        if (kind != Requests.Kind.READS && commands.values().stream().anyMatch(Benchmark::isPgbench)) {
            throw new IllegalArgumentException("pgbench sends the statements of the nine reads, not of " + kind + ".");
        }
    }

    /** @param arguments as docs/benchmark explains them */
    public static void main(String... arguments) throws Exception {
        var words = List.of(arguments);
        if (words.indexOf(SEND) == 0) {
            run(Requests.Kind.of(words.get(1)), words.subList(2, words.size()));
        } else if (words.indexOf(PROFILE) == 0) {
            Profile.write(Path.of(words.get(1)), PROFILES.resolve(words.get(2) + ".csv"));
        } else if (!words.isEmpty()) {
            run(Requests.Kind.READS, words);
        }
        var page = new Page(Path.of("docs/performance.md"));
        Tables.write(RESULTS, page);
        Profile.fill(PROFILES, page);
    }

    private static void run(Requests.Kind kind, List<String> words) throws Exception {
        var commands = new LinkedHashMap<String, List<String>>();
        for (var build : words.subList(4, words.size())) {
            var pair = build.split("=", 2);
            if (pair.length < 2 || pair[0].contains(",")) {
                throw new IllegalArgumentException(
                        "\"" + build + "\" is not LABEL=COMMAND with a label without commas.");
            }
            commands.put(pair[0], List.of(pair[1].trim().split(" +")));
        }
        var benchmark = new Benchmark(
                Integer.parseInt(words.get(1)),
                Integer.parseInt(words.get(2)),
                Integer.parseInt(words.get(3)),
                kind,
                commands);
        Files.write(RESULTS.resolve(words.get(0) + ".csv"), benchmark.run());
    }

    private List<String> run() throws Exception {
        var rows = new ArrayList<>(List.of(Row.columns(kind)));
        try (var server =
                DatabaseServer.start(DatabaseKind.EMBEDDED, 1, Path.of("reference-a2b/database/target/postgres"))) {
            for (var round = 1; round <= rounds; round++) {
                var builds = new ArrayList<>(commands.keySet());
                if (round % 2 == 0) {
                    Collections.reverse(builds);
                }
                for (var build : builds) {
                    rows.addAll(measure(server, round, build));
                }
            }
        }
        return rows;
    }

    private List<String> measure(DatabaseServer server, int round, String build) throws Exception {
        var database = server.copy("benchmark");
        try {
            return isPgbench(commands.get(build))
                    ? yardstick(database, round, build)
                    : measure(server, database, round, build);
        } finally {
            server.drop(database);
        }
    }

    private static boolean isPgbench(List<String> command) {
        return command.get(0).endsWith(Pgbench.PROGRAM);
    }

    private List<String> yardstick(Database database, int round, String build) throws Exception {
        var rows = new ArrayList<String>();
        for (var rate : Pgbench.run(commands.get(build), database, WORK.resolve(Pgbench.PROGRAM), seconds)) {
            rows.add(Row.ofYardstick(round, build, (rows.size() + 1) * WINDOW_SECONDS, rate)
                    .line());
        }
        rows.forEach(System.out::println);
        return rows;
    }

    private List<String> measure(DatabaseServer server, Database database, int round, String build) throws Exception {
        var requests = new Requests(database, kind);
        var launcher = ServiceLauncher.process(commands.get(build), ROOT);
        var began = System.nanoTime();
        try (var service =
                launcher.start(database, Benchmark::environment, "/api/v1/countries", WORK.resolve(build + ".log"))) {
            var nanos = System.nanoTime() - began;
            var meter = new ProcessMeter(((ServiceProcess) service)::processes);
            var rows = new ArrayList<String>();
            rows.add(Row.ofStart(round, build, nanos, meter.cpu().toMillis()).line());
            try (var load = new Load(service.uri(), requests, rate)) {
                for (var until = WINDOW_SECONDS; until <= seconds; until += WINDOW_SECONDS) {
                    var before = meter.cpu();
                    var databaseBefore = server.cpuTime();
                    TimeUnit.SECONDS.sleep(WINDOW_SECONDS);
                    var usage = new Row.Usage(
                            meter.cpu().minus(before).toMillis(),
                            server.cpuTime().minus(databaseBefore).toMillis(),
                            meter.memory().bytes());
                    var row = load.next().row(round, build, until, usage);
                    System.out.println(row.line());
                    rows.add(row.line());
                }
            }
            return rows;
        }
    }

    private static Map<String, String> environment(int port, Database database) {
        return Map.of(
                "MICRONAUT_SERVER_PORT", Integer.toString(port),
                "ENDPOINTS_ALL_PORT", Integer.toString(Port.free()),
                "R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl(),
                "R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username(),
                "R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
    }
}
