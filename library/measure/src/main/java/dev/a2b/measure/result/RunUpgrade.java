package dev.a2b.measure.result;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Upgrades the JSON of runs of formats 1 to 11 to format 12. Runs of format 1 have no light load, runs of formats 1
 * and 2 no inspections, runs of formats 1 to 3 no timeline, runs of formats 1 to 5 no limits. Runs of
 * formats 1 to 6 tried each level of a search once, and do not know how late users started. Runs of formats 1 to 7 know
 * the Java of the service only if it was the library's own, have no steps before their search, measured the memory of
 * the whole load, knew nothing of throttling and of rounds, and have no percentiles but the 50th, 95th and 99th of
 * levels and the 95th of seconds. Runs of formats 1 to 8 know neither the causes of failed requests nor the mean
 * response time of a level, compare no models of load, vary no setting, ask no partner, do not know what a start or
 * collecting garbage took, nor the open files, and each of their searches is a bisection without rests. Runs of
 * formats 1 to 9 tell a native executable and the size of a layer by names. Runs of formats 1 to 10 did not count the
 * calls that reached a partner. Runs of formats 1 to 11 have other words for the same things.
 */
final class RunUpgrade {

    /** The first format whose records are nested as now. */
    private static final int FIRST_NESTED = 5;
    /** The first format with trials and lateness. */
    private static final int FIRST_WITH_TRIALS = 7;
    /** The first format with steps, and with the Java of the service. */
    private static final int FIRST_WITH_STEPS = 8;
    /** The first format with causes and means of levels, searches of several kinds, and variations. */
    private static final int FIRST_WITH_EXPERIMENTS = 9;
    /** The first format whose builds have a family, and whose images have sizes of layers. */
    private static final int FIRST_WITH_FAMILIES = 10;
    /** The first format that knows how many calls reached a partner. */
    private static final int FIRST_WITH_CALLS = 11;
    /** The first format with today's words. */
    private static final int FIRST_WITH_WORDS = 12;

    private static final int UNKNOWN = -1;
    private static final String GENERATOR = "generatorCpuMillis";

    private static final String[] RUN = {
        "/boots", "/startups",
        "/build/bytes", "/build/size/bytes",
        "/build/compressedBytes", "/build/size/compressedBytes",
        "/build/cacheBytes", "/build/size/cacheBytes",
        "/build/millis", "/build/creation/millis",
        "/build/incremental", "/build/creation/incremental",
        "/build/builder", "/build/creation/builder",
        "/plan/starts", "/plan/startup/starts",
        "/plan/bootSeconds", "/plan/startup/timeoutSeconds",
        "/plan/idleSeconds", "/plan/startup/idleSeconds",
        "/plan/warmUp", "/plan/load/warmUp",
        "/plan/restSeconds", "/plan/load/restSeconds",
        "/plan/levels", "/plan/load/levels",
        "/plan/ramp", "/plan/load/ramp",
        "/plan/search", "/plan/load/search",
        "/plan/levelSeconds", "/plan/load/levelSeconds",
        "/plan/nominal", "/plan/load/nominal",
        "/plan/settleSeconds", "/plan/load/settleSeconds",
        "/plan/drainSeconds", "/plan/load/drainSeconds",
        "/plan/rule", "/plan/limits/rule",
        "/plan/limits/rule/koPercent", "/plan/limits/rule/failedPercent",
        "/plan/limits/rule/starts", "/plan/limits/rule/startedShare",
        "/plan/koTolerated", "/plan/limits/failedTolerated",
        "/plan/generatorCpuPercent", "/plan/limits/generatorCpuPercent",
        "/plan/othersCpuPercent", "/plan/limits/othersCpuPercent",
        "/phases", "/context/phases",
        "/environment", "/context/environment",
        "/reports", "/context/reports",
        "/context/environment/cpu", "/context/machine/cpu",
        "/context/environment/cores", "/context/machine/cores",
        "/context/environment/ram.bytes", "/context/machine/ramBytes",
        "/levels", "/load/levels",
        "/nominal", "/load/nominal",
        "/totals", "/load/totals",
        "/load/totals/ko", "/load/totals/failed",
        "/load/totals/foreseen", "/load/totals/rejected",
        "/timeline", "/load/timeline",
        "/load/timeline/started", "/load/timeline/sent",
        "/load/timeline/ok", "/load/timeline/successful",
        "/load/timeline/ko", "/load/timeline/failed",
        "/usage", "/resources/usage",
        "/samples", "/resources/samples",
        "/guards", "/findings/checks",
        "/labels", "/findings/warnings",
        "/inspections", "/findings/inspections"
    };

    private static final String[] LEVEL = {
        "/usersPerSecond", "/offered/usersPerSecond",
        "/offeredPerSecond", "/offered/requestsPerSecond",
        "/starts", "/offered/startedShare",
        "/from", "/window/from",
        "/to", "/window/to",
        "/ok", "/responses/successful",
        "/ko", "/responses/failed",
        "/foreseen", "/responses/rejected",
        "/p50Millis", "/percentiles/p50Millis",
        "/p95Millis", "/percentiles/p95Millis",
        "/p99Millis", "/percentiles/p99Millis",
        "/users", "/users/mean",
        "/usersFirstThird", "/users/firstThird",
        "/usersLastThird", "/users/lastThird"
    };

    /** What format 12 names in other words. */
    private static final String[] RENAMED = {
        "/plan/limits", "/plan/thresholds",
        "/context/grant", "/context/limits",
        "/plan/load/nominal", "/plan/load/light",
        "/load/nominal", "/load/light",
        "/build/variant", "/build/name"
    };

    private static final Map<String, String> RENAMED_KINDS =
            Map.of("GRANT", Kind.LIMITS.name(), "PREFLIGHT", Kind.BEFORE_LOAD.name());

    private static final Map<String, String> RENAMED_PHASES = Map.of("pre-flight", Plan.CHECK, "nominal", "light load");

    private static final Map<String, Kind> CHECKS = Map.of(
            "load generator: starts", Kind.GENERATOR_STARTS,
            "load generator: faults", Kind.GENERATOR_FAULTS,
            "artifact", Kind.ARTIFACT,
            "process", Kind.PROCESS,
            "answers", Kind.RESPONSES,
            "audit", Kind.AUDIT,
            "startup", Kind.STARTUP);

    private static final Map<String, Warning.Kind> WARNINGS = Map.of(
            "limited by the generator, which ", Warning.Kind.GENERATOR_BOUND,
            "database-bound", Warning.Kind.DATABASE_BOUND,
            "the machine was busy with other work, which ", Warning.Kind.BUSY_MACHINE,
            "not checked, for the service was given by its address", Warning.Kind.UNCHECKED);

    private static final Pattern DATABASE = Pattern.compile("(embedded|container) PostgreSQL ([^ ,]+)");

    private static final Pattern LAYER = Pattern.compile("layer \\d+ bytes");
    private static final Pattern NATIVE = Pattern.compile("\\bnative\\b");
    private static final Pattern JAVA = Pattern.compile("(.*/)?java(\\.exe)?");

    private final ObjectNode run;

    private RunUpgrade(ObjectNode run) {
        this.run = run;
    }

    /** Upgrades the run in place and returns it. */
    static ObjectNode upgraded(ObjectNode run) {
        var upgrade = new RunUpgrade(run);
        if (run.path("format").asInt() < FIRST_NESTED) {
            upgrade.nest();
        }
        if (run.path("format").asInt() < FIRST_WITH_TRIALS) {
            upgrade.addTrialsAndLateness();
        }
        if (run.path("format").asInt() == FIRST_WITH_TRIALS) {
            upgrade.takeFromGenerator();
        }
        if (run.path("format").asInt() < FIRST_WITH_STEPS) {
            upgrade.addJava();
            upgrade.addSteps();
            upgrade.addMemoryMeasure();
            upgrade.addThrottling();
            upgrade.addPercentiles();
        }
        if (run.path("format").asInt() < FIRST_WITH_EXPERIMENTS) {
            upgrade.addCausesAndMeans();
            upgrade.nestBisection();
            run.withObject("/load").putArray("closed");
            upgrade.addCostOfStartsAndCollector();
            upgrade.addPartner();
            upgrade.addGrowth();
        }
        if (run.path("format").asInt() < FIRST_WITH_FAMILIES) {
            upgrade.addFamily();
            run.at("/findings/inspections").forEach(inspection -> nestLayers((ObjectNode) inspection));
        }
        if (run.path("format").asInt() < FIRST_WITH_CALLS) {
            upgrade.addCalls();
        }
        if (run.path("format").asInt() < FIRST_WITH_WORDS) {
            upgrade.rename();
            upgrade.addRuntime();
            run.withObject("/load").putArray("stages");
            run.put("format", Run.FORMAT);
        }
        return run;
    }

    private void addTrialsAndLateness() {
        if (run.at("/plan/load/search") instanceof ObjectNode search) {
            search.put("trials", 1)
                    .put("firstSeconds", 0)
                    .put("steadyPercent", 0)
                    .remove("failures");
        }
        run.withObject("/plan/limits/rule").put("lateMillis", UNKNOWN);
        run.withObject("/load/nominal/offered").put("lateMillis", UNKNOWN);
        run.at("/load/levels").forEach(judged -> ((ObjectNode) judged.at("/level/offered")).put("lateMillis", UNKNOWN));
    }

    /** Runs of format 7 counted what the load generator had started as its own: service and embedded database. */
    private void takeFromGenerator() {
        if (run.at("/build/kind").asText().equals(Build.PROCESS)) {
            takeFromGenerator("cpuMillis");
        }
        if (run.at("/context/database/kind").asText().equals("embedded")) {
            takeFromGenerator("databaseCpuMillis");
        }
        run.withObject("/resources/usage").put("othersPercent", UNKNOWN);
    }

    private void takeFromGenerator(String field) {
        takeFromGenerator(run.withObject("/resources/usage"), field);
        run.at("/resources/samples").forEach(sample -> takeFromGenerator((ObjectNode) sample, field));
    }

    private static void takeFromGenerator(ObjectNode usage, String field) {
        usage.put(
                GENERATOR,
                usage.path(GENERATOR).asLong() - Math.max(0, usage.path(field).asLong()));
    }

    /** A command that began with {@code java} was run by the Java of the load generator. */
    private void addJava() {
        var isSame = run.at("/build/command/0").asText().equals("java");
        run.withObject("/context")
                .put("java", isSame ? run.at("/context/environment/jdk").asText() : "");
    }

    private void addPercentiles() {
        unknown(run.withObject("/load/nominal/percentiles"), "p90Millis", "p999Millis");
        run.at("/load/levels")
                .forEach(judged -> unknown((ObjectNode) judged.at("/level/percentiles"), "p90Millis", "p999Millis"));
        unknown(
                run.withObject("/load/totals/percentiles"),
                "p50Millis",
                "p90Millis",
                "p95Millis",
                "p99Millis",
                "p999Millis");
        var timeline = run.withObject("/load/timeline");
        timeline.putArray("p50Millis");
        timeline.putArray("p99Millis");
    }

    private static void unknown(ObjectNode figures, String... names) {
        for (var name : names) {
            figures.put(name, UNKNOWN);
        }
    }

    /** A search began with a level of its own, as now with the listed ones. */
    private void addSteps() {
        run.withObject("/load").putArray("steps");
        if (run.at("/plan/load/search") instanceof ObjectNode search) {
            search.put("seconds", UNKNOWN);
            run.withObject("/plan/load")
                    .putArray("levels")
                    .addObject()
                    .put("usersPerSecond", search.path("from").asDouble())
                    .put("seconds", run.at("/plan/load/levelSeconds").asInt());
        }
        run.withObject("/load/nominal/offered").put("lateAfterPauseMillis", UNKNOWN);
        run.at("/load/levels")
                .forEach(judged -> ((ObjectNode) judged.at("/level/offered")).put("lateAfterPauseMillis", UNKNOWN));
    }

    private void addMemoryMeasure() {
        run.withObject("/resources").put("measure", memoryMeasure().name());
        run.withObject("/resources/usage/memory").put("meanBytes", UNKNOWN);
        move(
                run,
                "/resources/usage/idleRssBytes",
                "/resources/idleMemoryBytes",
                "/resources/usage/peakRssBytes",
                "/resources/usage/memory/peakBytes");
        run.at("/resources/samples")
                .forEach(sample -> ((ObjectNode) sample).set("memoryBytes", sample.path("rssBytes")));
    }

    private MemoryMeasure memoryMeasure() {
        return switch (run.at("/build/kind").asText()) {
            case Build.IMAGE -> MemoryMeasure.WORKING_SET;
            case Build.PROCESS ->
                run.at("/context/grant").isObject() ? MemoryMeasure.ANONYMOUS : MemoryMeasure.PEAK_RESIDENT;
            default -> MemoryMeasure.UNKNOWN;
        };
    }

    private void addThrottling() {
        run.withObject("/resources/usage/throttling").put("periods", UNKNOWN).put("millis", UNKNOWN);
        run.at("/resources/samples")
                .forEach(sample ->
                        ((ObjectNode) sample).put("throttledPeriods", UNKNOWN).put("throttledMillis", UNKNOWN));
    }

    private void addCausesAndMeans() {
        addCausesAndMean(run.withObject("/load/nominal"));
        run.at("/load/levels").forEach(judged -> addCausesAndMean((ObjectNode) judged.get("level")));
        run.at("/load/steps").forEach(step -> addCausesAndMean((ObjectNode) step.at("/judged/level")));
    }

    private static void addCausesAndMean(ObjectNode level) {
        level.put("meanMillis", UNKNOWN).withObject("/responses").putObject("causes");
    }

    private void nestBisection() {
        if (run.at("/plan/load/search") instanceof ObjectNode search) {
            search.put("step", 0).put("restSeconds", 0).putArray("closed");
            move(search, "/growth", "/bisection/growth", "/gap", "/bisection/gap", "/trials", "/bisection/trials");
        }
    }

    private void addCostOfStartsAndCollector() {
        run.at("/startups").forEach(startup -> unknown((ObjectNode) startup, "cpuMillis", "memoryBytes"));
        unknown(run.withObject("/resources"), "collectorCpuMillis");
    }

    private void addPartner() {
        run.withObject("/load/nominal").putObject("parts");
        run.at("/load/levels").forEach(judged -> ((ObjectNode) judged.get("level")).putObject("parts"));
        run.at("/load/steps").forEach(step -> ((ObjectNode) step.at("/judged/level")).putObject("parts"));
        run.withObject("/plan/load/warmUp").put("partner", "");
        run.at("/plan/load/levels").forEach(level -> ((ObjectNode) level).put("partner", ""));
    }

    private void addCalls() {
        var unknown = "partnerCalls";
        run.withObject("/load/nominal").put(unknown, UNKNOWN);
        run.at("/load/levels").forEach(judged -> ((ObjectNode) judged.get("level")).put(unknown, UNKNOWN));
        run.at("/load/steps").forEach(step -> ((ObjectNode) step.at("/judged/level")).put(unknown, UNKNOWN));
        run.at("/load/closed")
                .forEach(pair -> List.of("closed", "open")
                        .forEach(model -> ((ObjectNode) pair.get(model)).put(unknown, UNKNOWN)));
    }

    private void rename() {
        move(run, RENAMED);
        run.at("/context/phases").forEach(phase -> rename((ObjectNode) phase, "name", RENAMED_PHASES));
        if (run.at("/context/variation") instanceof ObjectNode variation) {
            variation.put("setting", variation.path("setting").asText().replaceFirst("^grant\\.", "limit."));
        }
        run.at("/findings/checks").forEach(check -> {
            rename((ObjectNode) check, "kind", RENAMED_KINDS);
            renameIn((ObjectNode) check, "finding");
        });
        run.at("/findings/warnings").forEach(warning -> {
            if (warning instanceof ObjectNode told) {
                renameIn(told, "detail");
            }
        });
    }

    /** The size of the Java runtime was not measured. */
    private void addRuntime() {
        var needsOne = run.at("/build/kind").asText().equals(Build.PROCESS)
                && run.at("/build/family").asText().equals(Family.JVM.name());
        run.withObject("/build/size").put("runtimeBytes", needsOne ? UNKNOWN : 0);
    }

    private static void rename(ObjectNode node, String field, Map<String, String> names) {
        var name = node.path(field).asText();
        node.put(field, names.getOrDefault(name, name));
    }

    private static void renameIn(ObjectNode told, String field) {
        told.put(
                field,
                told.path(field)
                        .asText()
                        .replace("more memory than granted", "more memory than its limit")
                        .replace("the grant leaves them", "the limits of the service leave them")
                        .replace("the nominal level's users", "the users of the light load")
                        .replace("failed the pre-flight", "failed the check before the load"));
    }

    private void addGrowth() {
        run.at("/resources/samples")
                .forEach(sample -> ((ObjectNode) sample)
                        .putObject("held")
                        .put("threads", sample.path("threads").asInt())
                        .put("files", UNKNOWN)
                        .put("sockets", UNKNOWN)
                        .put("databaseConnections", UNKNOWN));
        run.withObject("/plan/limits").put("growthPercent", 0).put("retries", 0);
    }

    private void nest() {
        complete();
        move(run, RUN);
        run.at("/load/levels").forEach(judged -> move((ObjectNode) judged.get("level"), LEVEL));
        move(run.withObject("/load/nominal"), LEVEL);
        machine();
        database();
        checks();
        warnings();
    }

    private void addFamily() {
        run.withObject("/build").put("family", family().name());
    }

    private Family family() {
        if (run.at("/build/kind").asText().equals(Build.ADDRESS)) {
            return Family.UNKNOWN;
        }
        var names = run.at("/build/profiles").asText() + " "
                + run.at("/build/variant").asText();
        var isJava = JAVA.matcher(run.at("/build/command/0").asText()).matches();
        return !isJava && NATIVE.matcher(names).find() ? Family.NATIVE : Family.JVM;
    }

    /** All figures of an inspection had names, as in {@code layer 01 bytes}. */
    private static void nestLayers(ObjectNode inspection) {
        var figures = (ObjectNode) inspection.remove("figures");
        var wasted = figures.remove("wasted bytes");
        inspection.put("wastedBytes", wasted == null ? UNKNOWN : wasted.asLong());
        var layers = inspection.putArray("layerBytes");
        var counts = inspection.putObject("counts");
        figures.fields().forEachRemaining(figure -> {
            if (LAYER.matcher(figure.getKey()).matches()) {
                layers.add(figure.getValue());
            } else {
                counts.set(figure.getKey(), figure.getValue());
            }
        });
    }

    /** Adds what the formats 1 to 3 lack, as format 4 has it. */
    private void complete() {
        if (!run.hasNonNull("nominal")) {
            run.set("nominal", nominal().deepCopy());
        }
        if (!run.hasNonNull("inspections")) {
            run.putArray("inspections");
        }
        if (!run.hasNonNull("timeline")) {
            var timeline = run.putObject("timeline").put("from", 0);
            for (var list : new String[] {"started", "ok", "ko", "p95Millis", "users"}) {
                timeline.putArray(list);
            }
        }
        if (!run.at("/build/builder").isTextual()) {
            run.withObject("/build").put("builder", "");
        }
    }

    private JsonNode nominal() {
        for (var judged : run.path("levels")) {
            if (judged.at("/level/usersPerSecond").asDouble()
                    == run.at("/plan/nominal").asDouble()) {
                return judged.get("level");
            }
        }
        return run.at("/levels/0/level");
    }

    private static void move(ObjectNode root, String... fromAndTo) {
        for (var i = 0; i < fromAndTo.length; i += 2) {
            var from = JsonPointer.compile(fromAndTo[i]);
            var to = JsonPointer.compile(fromAndTo[i + 1]);
            if (root.at(from.head()) instanceof ObjectNode parent
                    && parent.has(from.last().getMatchingProperty())) {
                var value = parent.remove(from.last().getMatchingProperty());
                root.withObject(to.head()).set(to.last().getMatchingProperty(), value);
            }
        }
    }

    private void machine() {
        if (!run.at("/context/machine/cpu").isTextual()) {
            run.withObject("/context").putPOJO("machine", Machine.UNKNOWN);
        }
    }

    private void database() {
        var description =
                DATABASE.matcher(run.at("/context/environment/database").asText());
        run.withObject("/context")
                .putPOJO(
                        "database",
                        description.lookingAt()
                                ? new DatabaseInfo(description.group(1), description.group(2))
                                : DatabaseInfo.UNKNOWN);
    }

    private void checks() {
        for (var check : run.at("/findings/checks")) {
            var old = (ObjectNode) check;
            var kind = Objects.requireNonNull(CHECKS.get(old.path("name").asText()), "an unknown check");
            old.put("kind", kind.name());
            old.set("finding", old.get("said"));
        }
    }

    private void warnings() {
        var sentences = run.at("/findings/warnings").deepCopy();
        var warnings = run.withObject("/findings").putArray("warnings");
        sentences.forEach(sentence -> warnings.addPOJO(warning(sentence.asText())));
    }

    private static Warning warning(String sentence) {
        return WARNINGS.entrySet().stream()
                .filter(known -> sentence.startsWith(known.getKey()))
                .map(known -> new Warning(known.getValue(), detail(known.getKey(), sentence)))
                .findFirst()
                .orElse(new Warning(Warning.Kind.OTHER, sentence));
    }

    private static String detail(String beginning, String sentence) {
        return beginning.endsWith(" ") ? "it " + sentence.substring(beginning.length()) : "";
    }
}
