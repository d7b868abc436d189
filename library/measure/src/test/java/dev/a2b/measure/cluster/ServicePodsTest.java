package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two Pods of the service and one of the database, whose kubelet is asked in the seconds 0, 10 and 20. */
class ServicePodsTest {

    private static final String CREATED = "2026-01-15T10:00:00Z";

    @TempDir
    private Path folder;

    private Path file;
    private ServicePods pods;

    @BeforeEach
    void create() {
        file = folder.resolve("pods.json");
        pods = new ServicePods(file, "load", false);
    }

    @Test
    void the_usage_in_a_window_is_that_of_all_pods() throws IOException {
        append(0, service("a", 0, 1000, 100), service("b", 0, 3000, 200), postgres(0, 7000));
        append(10, service("a", 10, 2000, 110), service("b", 10, 5000, 220), postgres(10, 7500));
        append(20, service("a", 20, 4000, 130), service("b", 20, 9000, 210), postgres(20, 8500));
        pods.await(millis(20));

        var usage = ResourceUsage.of(pods.samples(), new Window(millis(0), millis(20)));

        assertEquals(20_000, usage.wallMillis());
        assertEquals(9000, usage.cpuMillis());
        assertEquals(1500, usage.databaseCpuMillis());
        assertEquals(new ResourceUsage.Memory(323_333_333, 340_000_000), usage.memory());
        assertEquals(-1, usage.generatorCpuMillis());
        assertEquals(-1, usage.othersPercent());
        assertEquals(-1, usage.throttling().periods());
    }

    @Test
    void pods_that_are_read_at_different_times_are_added_at_the_same_time() throws IOException {
        append(0, service("a", 0, 0, 1), service("b", 5, 500, 1));
        append(10, service("a", 10, 1000, 1), service("b", 15, 1500, 1));
        pods.await(millis(10));

        var usage = ResourceUsage.of(pods.samples(), new Window(millis(5), millis(10)));

        assertEquals(1000, usage.cpuMillis());
    }

    @Test
    void an_answer_that_is_not_complete_is_not_read() throws IOException {
        append(0, service("a", 0, 1000, 100));
        append(10, service("a", 10, 2000, 100));
        Files.writeString(file, "{\"pods\": [{\"podRef\": {\"na", StandardOpenOption.APPEND);
        pods.await(millis(10));

        assertEquals(
                List.of(millis(0), millis(10)),
                pods.samples().stream().map(sample -> sample.time()).toList());
    }

    @Test
    void pods_of_another_namespace_do_not_count() throws IOException {
        append(0, service("a", 0, 1000, 100), service("b", 0, 9000, 900).replace("\"load\"", "\"other\""));
        pods.await(millis(0));

        assertEquals(
                List.of(1000L),
                pods.samples().stream().map(sample -> sample.cpuMillis()).toList());
    }

    @Test
    void the_cpu_of_load_generators_is_that_of_the_node_where_they_used_most() throws IOException {
        append(0, service("a", 0, 0, 1), generator("0", 0, 4000), generator("1", 0, 5000));
        append("other", generator("2", 0, 8000));
        append(10, service("a", 10, 0, 1), generator("0", 10, 7000), generator("1", 10, 9000));
        append("other", generator("2", 10, 12_000));
        pods.await(millis(10));

        var usage = ResourceUsage.of(pods.samples(), new Window(millis(0), millis(10)));

        assertEquals(7000, usage.generatorCpuMillis());
    }

    @Test
    void a_load_generator_starts_and_ends_as_its_load_does() throws IOException {
        append(0, service("a", 0, 0, 1), postgres(0, 0));
        append(5, service("a", 5, 0, 1), postgres(5, 0), generator("0", 5, 1000));
        append(10, service("a", 10, 0, 1), postgres(10, 0));

        assertTrue(check().passed());
        assertEquals(
                Set.of("Pod a", "Pod database"),
                pods.environment(millis(0), millis(10)).keySet());
    }

    @Test
    void each_pod_has_figures_of_its_own() throws IOException {
        append(0, service("a", 0, 1000, 100), postgres(0, 1000));
        append(10, service("a", 10, 2500, 110), postgres(10, 9000));
        pods.await(millis(10));

        assertEquals(
                Map.of(
                        "Pod a",
                        "1.5 s of CPU, at most 110 MB during the load",
                        "Pod database",
                        "8.0 s of CPU, at most 10 MB during the load"),
                pods.environment(millis(0), millis(10)));
    }

    @Test
    void the_same_containers_from_start_to_end_pass() throws IOException {
        append(0, service("a", 0, 0, 1), service("b", 0, 0, 1), postgres(0, 0));
        append(10, service("a", 10, 0, 1), service("b", 10, 0, 1), postgres(10, 0));

        assertEquals(passed("the same containers of the service and of its database ran from start to end"), check());
    }

    @Test
    void a_container_that_was_restarted_is_told() throws IOException {
        append(0, service("a", 0, 0, 1), postgres(0, 0));
        append(10, service("a", 10, 0, 1).replace(CREATED, "2026-01-15T10:00:04Z"), postgres(10, 0));

        assertEquals(
                failed("the container service of the Pod a ended during the load, or the kubelet stopped "
                        + "reporting it, the container service of the Pod a started during the load"),
                check());
    }

    @Test
    void a_pod_that_was_replaced_is_told() throws IOException {
        append(0, service("a", 0, 0, 1), postgres(0, 0));
        append(10, service("b", 10, 0, 1), postgres(10, 0));

        assertEquals(
                failed("the container service of the Pod a ended during the load, or the kubelet stopped "
                        + "reporting it, the container service of the Pod b started during the load"),
                check());
    }

    @Test
    void pods_that_a_rolling_update_replaced_pass() throws IOException {
        pods = new ServicePods(file, "load", true);
        append(0, service("a", 0, 0, 1), service("b", 0, 0, 1), postgres(0, 0));
        append(10, service("c", 10, 0, 1), service("d", 10, 0, 1), postgres(10, 0));

        assertEquals(
                passed("a rolling update replaced the Pods of the service, and the database ran from start to "
                        + "end"),
                check());
    }

    @Test
    void a_rolling_update_that_did_not_end_is_told() throws IOException {
        pods = new ServicePods(file, "load", true);
        append(0, service("a", 0, 0, 1), service("b", 0, 0, 1), postgres(0, 0));
        append(10, service("b", 10, 0, 1), service("c", 10, 0, 1), postgres(10, 0));

        assertEquals(
                failed("the rolling update did not end during the load, which had 1 new Pods for 2: raise "
                        + "plan.level.seconds, or give the cluster room for one more Pod"),
                check());
    }

    @Test
    void a_container_that_was_restarted_during_a_rolling_update_is_told() throws IOException {
        pods = new ServicePods(file, "load", true);
        append(0, service("a", 0, 0, 1), postgres(0, 0));
        append(5, service("b", 5, 0, 1), postgres(5, 0));
        append(10, service("b", 10, 0, 1).replace(CREATED, "2026-01-15T10:00:04Z"), postgres(10, 0));

        assertEquals(failed("a rolling update of 1 Pods started 2 containers"), check());
    }

    @Test
    void a_pod_that_was_replaced_long_ago_uses_no_memory() throws IOException {
        append(0, service("a", 0, 0, 100));
        append(10, service("b", 10, 0, 200));
        append(40, service("b", 40, 0, 200));
        pods.await(0);

        assertEquals(
                List.of(300_000_000L, 300_000_000L, 200_000_000L),
                pods.samples().stream().map(sample -> sample.memoryBytes()).toList());
    }

    @Test
    void without_readings_the_load_does_not_count() {
        var check = pods.check(millis(1), millis(10));

        assertEquals(failed("the kubelets reported nothing about the service's Pods"), check);
    }

    /** As after a wait, which takes a minute if a container has ended. */
    private ValidityCheck check() {
        pods.await(0);
        return pods.check(millis(1), millis(10));
    }

    private static ValidityCheck passed(String finding) {
        return new ValidityCheck(Kind.PODS, true, finding);
    }

    private static ValidityCheck failed(String finding) {
        return new ValidityCheck(Kind.PODS, false, finding);
    }

    /** A kubelet also tells of containers that do not count. */
    private void append(int second, String... pods) throws IOException {
        var all = Stream.concat(Stream.of(pods), Stream.of(pod("x", "coordinator", second, 5, 5)));
        append("node", all.toArray(String[]::new));
    }

    private void append(String node, String... pods) throws IOException {
        Files.writeString(
                file,
                "{\"node\": {\"nodeName\": \"%s\"}, \"pods\": [%s]}%n".formatted(node, String.join(",", pods)),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    private static String service(String name, int second, long cpuMillis, long megabytes) {
        return pod(name, "service", second, cpuMillis, megabytes);
    }

    private static String postgres(int second, long cpuMillis) {
        return pod("database", "postgres", second, cpuMillis, 10);
    }

    private static String generator(String name, int second, long cpuMillis) {
        return pod(name, "generator", second, cpuMillis, 1);
    }

    private static String pod(String name, String container, int second, long cpuMillis, long megabytes) {
        return """
            {"podRef": {"name": "%1$s", "namespace": "load", "uid": "uid-%1$s"}, "containers": [{
              "name": "%2$s", "startTime": "%3$s",
              "cpu": {"time": "%4$s", "usageNanoCores": 1, "usageCoreNanoSeconds": %5$d},
              "memory": {"time": "%4$s", "workingSetBytes": %6$d}}]}
            """.formatted(
                        name,
                        container,
                        CREATED,
                        Instant.ofEpochMilli(millis(second)),
                        cpuMillis * 1_000_000,
                        megabytes * 1_000_000);
    }

    private static long millis(int second) {
        return Instant.parse(CREATED).plusSeconds(60 + second).toEpochMilli();
    }
}
