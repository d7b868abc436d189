package dev.a2b.measure.cluster;

import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Pause;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Sample.Held;
import dev.a2b.measure.result.Sample.Jvm;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The Pods of the service and of its database, as the kubelets report them: their containers are {@code service} and
 * {@code postgres}. Beside them, the CPU of the load generators, whose containers are {@code generator}. Another
 * process, which has the permission to query the kubelets, appends their answers to a file, one JSON document after the
 * other. So this process needs no permission in the cluster.
 *
 * @see <a href="https://kubernetes.io/docs/reference/instrumentation/node-metrics/">Node metrics data</a>
 */
public final class ServicePods {

    private static final String SERVICE = "service";
    private static final String DATABASE = "postgres";
    private static final String GENERATOR = "generator";
    private static final Set<String> COUNTED = Set.of(SERVICE, DATABASE, GENERATOR);
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final long POLL_MILLIS = 2000;
    private static final int UNKNOWN = -1;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final String namespace;
    private final boolean isUpdated;
    private List<ContainerReadings> containers = List.of();

    /**
     * @param file the answers of the kubelets
     * @param namespace where the Pods are; a kubelet reports all Pods of its node
     * @param isUpdated whether a rolling update replaces the Pods of the service during the load
     */
    ServicePods(Path file, String namespace, boolean isUpdated) {
        this.file = file;
        this.namespace = namespace;
        this.isUpdated = isUpdated;
    }

    /** The Pods in the namespace {@code cluster.namespace}, if {@code cluster.pods} names the file. */
    static Optional<ServicePods> of(Settings settings) {
        return settings.find("cluster.pods")
                .map(file -> new ServicePods(Path.of(file), settings.text("cluster.namespace"), isUpdated(settings)));
    }

    /** Whether {@code cluster.update} says that a rolling update replaces the Pods of the service during the load. */
    static boolean isUpdated(Settings settings) {
        return settings.find("cluster.update").map(Boolean::valueOf).orElse(false);
    }

    /**
     * The resource usage of service and database, summed over all Pods, at each moment when a container of the service
     * was read; empty before {@link #await}. The CPU time of load generators is that of those on the node where they
     * used most.
     */
    public List<Sample> samples() {
        var service = named(SERVICE);
        var database = named(DATABASE);
        var generators = busiestGenerators();
        return service.stream()
                .flatMap(container -> container.times().stream())
                .sorted()
                .distinct()
                .map(time -> new Sample(
                        time,
                        sum(service, container -> container.memoryBytes(time)),
                        new Held(UNKNOWN, UNKNOWN, UNKNOWN),
                        cpuMillis(service, time),
                        Jvm.UNKNOWN,
                        cpuMillis(database, time),
                        cpuMillis(generators, time),
                        UNKNOWN,
                        Throttling.UNKNOWN))
                .toList();
    }

    private static long cpuMillis(List<ContainerReadings> containers, long time) {
        return containers.isEmpty() ? UNKNOWN : sum(containers, container -> container.cpuMillis(time));
    }

    /** Load generators on one node share its processors, and those on another node leave them alone. */
    private List<ContainerReadings> busiestGenerators() {
        return named(GENERATOR).stream().collect(Collectors.groupingBy(ContainerReadings::node)).values().stream()
                .max(Comparator.comparingLong(node -> sum(node, ContainerReadings::allCpuMillis)))
                .orElse(List.of());
    }

    /**
     * Waits until all containers have been read at a moment or later, for at most a minute: some kubelets read them
     * only every 10 to 15 seconds, and none reads one that has ended.
     *
     * @throws MeasureException if the file cannot be read
     */
    void await(long moment) {
        var last = System.nanoTime() + LIMIT.toNanos();
        containers = read();
        while (!isRead(moment) && System.nanoTime() < last) {
            Pause.millis(POLL_MILLIS);
            containers = read();
        }
    }

    /**
     * The same containers must have served from the beginning of the load to its end, unless a rolling update replaced
     * those of the service.
     */
    ValidityCheck check(long from, long to) {
        if (named(SERVICE).isEmpty()) {
            return new ValidityCheck(Kind.PODS, false, "the kubelets reported nothing about the service's Pods");
        }
        var faults = isUpdated ? updateFaults(from, to) : absences(serving(), from, to);
        return new ValidityCheck(
                Kind.PODS,
                faults.isEmpty(),
                !faults.isEmpty()
                        ? String.join(", ", faults)
                        : isUpdated
                                ? "a rolling update replaced the Pods of the service, and the database ran from start to end"
                                : "the same containers of the service and of its database ran from start to end");
    }

    private static List<String> absences(List<ContainerReadings> containers, long from, long to) {
        return containers.stream()
                .map(container -> container.absence(from, to))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What is wrong with a rolling update: each Pod must have one successor, which runs to the end. */
    private List<String> updateFaults(long from, long to) {
        var faults = new ArrayList<>(absences(named(DATABASE), from, to));
        var old = named(SERVICE).stream()
                .filter(container -> container.isReadBy(from))
                .toList();
        var young = named(SERVICE).stream()
                .filter(container -> !container.isReadBy(from))
                .toList();
        var lasting = young.stream().filter(container -> container.isRead(to)).count();
        if (old.stream().anyMatch(container -> container.isRead(to)) || lasting < old.size()) {
            faults.add(("the rolling update did not end during the load, which had %d new Pods for %d: raise "
                            + "plan.level.seconds, or give the cluster room for one more Pod")
                    .formatted(lasting, old.size()));
        } else if (young.size() > old.size()) {
            faults.add("a rolling update of %d Pods started %d containers".formatted(old.size(), young.size()));
        }
        return faults;
    }

    /** What each Pod of service and database used between two moments, for people. */
    Map<String, String> environment(long from, long to) {
        return serving().stream()
                .collect(Collectors.toMap(
                        container -> "Pod " + container.pod(),
                        container -> container.text(from, to),
                        (first, restarted) -> first + "; restarted: " + restarted));
    }

    /** After a rolling update, half of the service's containers have ended. */
    private boolean isRead(long moment) {
        var all = named(SERVICE);
        var read = all.stream().filter(container -> container.isRead(moment)).count();
        return !all.isEmpty()
                && read >= (isUpdated ? all.size() / 2 : all.size())
                && named(DATABASE).stream().allMatch(container -> container.isRead(moment));
    }

    /** Those of service and database. */
    private List<ContainerReadings> serving() {
        return containers.stream()
                .filter(container -> !container.name().equals(GENERATOR))
                .toList();
    }

    private List<ContainerReadings> named(String name) {
        return containers.stream()
                .filter(container -> container.name().equals(name))
                .toList();
    }

    private static long sum(List<ContainerReadings> containers, ToLongFunction<ContainerReadings> figure) {
        return containers.stream().mapToLong(figure).sum();
    }

    private List<ContainerReadings> read() {
        if (!Files.exists(file)) {
            return List.of();
        }
        var found = new LinkedHashMap<List<String>, ContainerReadings>();
        try (var summaries = JSON.readerFor(JsonNode.class).<JsonNode>readValues(file.toFile())) {
            while (summaries.hasNextValue()) {
                var summary = summaries.nextValue();
                var node = summary.at("/node/nodeName").asText();
                summary.path("pods").forEach(pod -> add(node, pod, found));
            }
        } catch (JsonEOFException e) {
            // The last document is not complete yet.
        } catch (IOException e) {
            throw new MeasureException("The file " + file + " could not be read: " + e);
        }
        return new ArrayList<>(found.values());
    }

    private void add(String node, JsonNode pod, Map<List<String>, ContainerReadings> found) {
        if (!pod.at("/podRef/namespace").asText().equals(namespace)) {
            return;
        }
        for (var container : pod.path("containers")) {
            var name = container.path("name").asText();
            var cpu = container.path("cpu");
            var memory = container.at("/memory/workingSetBytes");
            if (COUNTED.contains(name) && cpu.has("usageCoreNanoSeconds") && memory.isNumber()) {
                var key = List.of(
                        pod.at("/podRef/uid").asText(),
                        name,
                        container.path("startTime").asText());
                found.computeIfAbsent(
                                key,
                                first -> new ContainerReadings(
                                        node, pod.at("/podRef/name").asText(), name))
                        .add(
                                Instant.parse(cpu.path("time").asText()).toEpochMilli(),
                                cpu.path("usageCoreNanoSeconds").asLong(),
                                memory.asLong());
            }
        }
    }
}
