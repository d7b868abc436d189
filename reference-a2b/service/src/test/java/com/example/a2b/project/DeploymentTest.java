package com.example.a2b.project;

import static com.example.a2b.project.ProjectFiles.elements;
import static com.example.a2b.project.ProjectFiles.texts;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Value;
import io.micronaut.context.env.Environment;
import io.micronaut.http.server.HttpServerConfiguration;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files in deploy/ agree with the service and its build, and with each other. */
@MicronautTest(transactional = false)
class DeploymentTest {

    /** https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#rfc-1035-label-names */
    private static final Pattern LABEL = Pattern.compile("[a-z]([-a-z0-9]{0,61}[a-z0-9])?");

    /** In the Dockerfile of the load generator: the name of a class. */
    private static final Pattern SIMULATION = Pattern.compile("\"--simulation\", \"([\\w.]+)\"");

    private final HttpClient client = HttpClient.newHttpClient();
    private final Manifests base = Manifests.in("base");
    private final JsonNode deployment = base.object("Deployment");
    private final JsonNode pod = deployment.at("/spec/template/spec");
    private final JsonNode container = pod.at("/containers/0");

    /** As users get it, in application.yml. */
    private final Environment configuration = ApplicationContext.builder()
            .deduceEnvironment(false)
            .build()
            .getEnvironment()
            .start();

    @Value("${endpoints.all.port}")
    int managementPort;

    @AfterEach
    void stop() {
        configuration.stop();
    }

    @Test
    void the_ports_are_those_on_which_the_service_listens() {
        var http = configuration.getProperty("micronaut.server.port", Integer.class);
        var management = configuration.getRequiredProperty("endpoints.all.port", Integer.class);

        var ports = elements(container.path("ports"))
                .collect(toMap(
                        port -> port.path("name").asText(),
                        port -> port.path("containerPort").asInt()));

        assertEquals(
                Map.of("http", http.orElse(HttpServerConfiguration.DEFAULT_PORT), "management", management), ports);
    }

    @ParameterizedTest
    @CsvSource({"startupProbe, /health/liveness", "readinessProbe, /health/readiness", "livenessProbe, /health/liveness"
    })
    void a_probe_asks_for_what_it_is_named_after_on_the_management_port(String name, String path) throws Exception {
        var probe = container.path(name).path("httpGet");

        assertEquals("management", probe.path("port").asText());
        assertEquals(path, probe.path("path").asText());
        assertEquals(200, status(path));
    }

    @Test
    void prometheus_reads_an_endpoint_on_the_management_port() throws Exception {
        var endpoint = Manifests.in("components/service-monitor")
                .object("ServiceMonitor")
                .at("/spec/endpoints/0");

        assertEquals("management", endpoint.path("port").asText());
        assertEquals(200, status(endpoint.path("path").asText()));
    }

    @Test
    void readiness_waits_longer_than_the_service_takes_to_answer() {
        var timeout = Duration.ofSeconds(
                container.at("/readinessProbe/timeoutSeconds").asLong());

        assertTrue(timeout.compareTo(duration("a2b.database.health")) > 0, timeout::toString);
    }

    /** For a third of the drain, the service waits for the requests that came during the drain. */
    @Test
    void a_pod_has_the_time_that_the_service_takes_to_stop() {
        var drain = duration("a2b.stop.drain");
        var shutdown = duration("micronaut.lifecycle.graceful-shutdown.grace-period");
        var sleep = Duration.ofSeconds(
                container.at("/lifecycle/preStop/sleep/seconds").asLong());
        var granted =
                Duration.ofSeconds(pod.path("terminationGracePeriodSeconds").asLong());

        var stop = sleep.plus(drain).plus(drain.dividedBy(3)).plus(shutdown);

        assertTrue(sleep.toSeconds() > 0, sleep::toString);
        assertTrue(stop.compareTo(granted) < 0, () -> stop + " of " + granted);
    }

    @Test
    void the_readme_explains_every_environment_variable() throws IOException {
        var readme = ProjectFiles.text("README.md");
        var settings = Manifests.in(".").kustomizations().stream()
                .flatMap(kustomization -> texts(kustomization.at("/configMapGenerator/0/literals")))
                .map(literal -> literal.split("=")[0]);
        var secrets = elements(container.path("env"))
                .map(variable -> variable.path("name").asText());

        var unknown = Stream.concat(settings, secrets)
                .filter(name -> !readme.contains("`" + name + "`"))
                .toList();

        assertEquals(List.of(), unknown);
    }

    @Test
    void the_secret_of_the_local_overlay_has_every_key_that_is_read() {
        var local = Manifests.in("overlays/local");
        var literals = local.kustomizations().get(0).at("/secretGenerator/0/literals");

        var read = Stream.concat(base.objects().stream(), local.objects().stream())
                .flatMap(object -> object.findValues("secretKeyRef").stream())
                .map(reference -> reference.path("key").asText())
                .collect(toSet());
        var set = texts(literals).map(literal -> literal.split("=")[0]).collect(toSet());
        set.add("password"); // in the file .env

        assertEquals(set, read);
    }

    @Test
    void the_image_and_its_user_are_those_of_the_build() throws IOException {
        var user = pod.path("securityContext");

        assertEquals(ProjectFiles.image(), container.path("image").asText());
        assertEquals(ProjectFiles.property("image.user"), user.path("runAsUser") + ":" + user.path("runAsGroup"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"overlays/local", "overlays/production"})
    void an_overlay_chooses_the_build_by_one_tag(String folder) {
        var images = Manifests.in(folder).kustomizations().get(0).path("images");

        assertEquals(1, images.size());
        assertEquals(container.path("image"), images.at("/0/name"));
        assertTrue(images.at("/0/newTag").isTextual(), images::toString);
    }

    @Test
    void the_readme_makes_the_image_that_the_local_overlay_runs() throws IOException {
        var readme = ProjectFiles.text("deploy/README.md");
        var image = Manifests.in("overlays/local").kustomizations().get(0).at("/images/0");
        var build = image.path("newTag").asText();

        assertTrue(readme.contains("    ./mvnw -P" + build + " package\n"), build);
        assertTrue(readme.contains(
                "    kind load docker-image " + image.path("name").asText() + ":" + build + "\n"));
    }

    @Test
    void every_selector_finds_the_pods_of_the_service() {
        var labels = deployment.at("/spec/template/metadata/labels");
        var monitor = Manifests.in("components/service-monitor");

        var spread = elements(pod.path("topologySpreadConstraints")).map(rule -> rule.at("/labelSelector/matchLabels"));
        var others = Stream.of(
                deployment.at("/spec/selector/matchLabels"),
                base.object("Service").at("/spec/selector"),
                base.object("PodDisruptionBudget").at("/spec/selector/matchLabels"),
                base.object("NetworkPolicy").at("/spec/podSelector/matchLabels"),
                monitor.object("Service").at("/spec/selector"),
                // sample: begin
                Manifests.in("components/partner").object("NetworkPolicy").at("/spec/podSelector/matchLabels"),
                // sample: end
                monitor.object("NetworkPolicy").at("/spec/podSelector/matchLabels"));

        assertEquals(Set.of(labels), Stream.concat(spread, others).collect(toSet()));
    }

    @Test
    void the_autoscaler_scales_the_deployment() {
        var target = Manifests.in("overlays/production")
                .object("HorizontalPodAutoscaler")
                .at("/spec/scaleTargetRef");

        assertEquals(deployment.at("/metadata/name"), target.path("name"));
    }

    /** An artifactId may contain dots and underscores; these names may not. */
    @Test
    void kubernetes_accepts_every_name() {
        var names = Manifests.in(".").objects().stream()
                .map(object -> object.at("/metadata/name").asText());

        assertEquals(
                List.of(), names.filter(name -> !LABEL.matcher(name).matches()).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // sample: begin
                "components/partner",
                // sample: end
                "base",
                "components/service-monitor",
                "load",
                "overlays/local",
                "overlays/production"
            })
    void a_kustomization_lists_the_files_beside_it(String folder) {
        var manifests = Manifests.in(folder);

        var listed = texts(manifests.kustomizations().get(0).path("resources"))
                .filter(resource -> !resource.startsWith("../"))
                .toList();

        assertEquals(manifests.fileNames(), listed);
    }

    @Test
    void the_image_of_the_load_generator_runs_a_simulation_of_the_project() throws IOException {
        var image = SIMULATION.matcher(ProjectFiles.text("gatling/Dockerfile"));

        assertTrue(image.find());
        var source = "gatling/src/test/java/" + image.group(1).replace('.', '/') + ".java";
        assertTrue(Files.exists(ProjectFiles.ROOT.resolve(source)), source);
    }

    /** What a measurement that was killed leaves behind also ends. */
    @Test
    void the_coordinator_may_run_longer_than_its_load_generators() {
        var load = Manifests.in("load");

        var coordinator = load.object("Pod").at("/spec/activeDeadlineSeconds").asLong();
        var generators = load.object("Job").at("/spec/activeDeadlineSeconds").asLong();

        assertTrue(coordinator > generators, () -> coordinator + " s, " + generators + " s");
    }

    private int status(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + managementPort + path))
                .build();
        return client.send(request, BodyHandlers.discarding()).statusCode();
    }

    private Duration duration(String name) {
        return configuration.getRequiredProperty(name, Duration.class);
    }

    /**
     * What a folder of deploy/ contains.
     *
     * @param files its YAML files, and those of the folders below it
     */
    private record Manifests(List<Path> files) {

        private static final String KUSTOMIZATION = "kustomization.yaml";

        static Manifests in(String folder) {
            try {
                return new Manifests(ProjectFiles.yamlFiles("deploy/" + folder));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** The objects of Kubernetes. */
        List<JsonNode> objects() {
            return documents(file -> !file.endsWith(KUSTOMIZATION));
        }

        /** The only object of this kind. */
        JsonNode object(String kind) {
            var found = objects().stream()
                    .filter(object -> object.path("kind").asText().equals(kind))
                    .toList();
            assertEquals(1, found.size(), () -> "objects of the kind " + kind + " in " + files);
            return found.get(0);
        }

        List<JsonNode> kustomizations() {
            return documents(file -> file.endsWith(KUSTOMIZATION));
        }

        /** The names of the files without the kustomizations. */
        List<String> fileNames() {
            return files.stream()
                    .map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(KUSTOMIZATION))
                    .toList();
        }

        private List<JsonNode> documents(Predicate<Path> wanted) {
            return files.stream().filter(wanted).flatMap(Manifests::read).toList();
        }

        private static Stream<JsonNode> read(Path file) {
            try {
                return ProjectFiles.documents(file).stream();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
