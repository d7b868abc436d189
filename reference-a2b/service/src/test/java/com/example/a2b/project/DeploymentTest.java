package com.example.a2b.project;

import static com.example.a2b.project.Project.elements;
import static com.example.a2b.project.Project.files;
import static com.example.a2b.project.Project.setting;
import static com.example.a2b.project.Project.text;
import static com.example.a2b.project.Project.yaml;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.micronaut.context.annotation.Value;
import io.micronaut.http.server.HttpServerConfiguration;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files in deploy/ agree with the service and its build. */
@MicronautTest(transactional = false)
class DeploymentTest {

    /** https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#rfc-1035-label-names */
    private static final String LABEL = "[a-z]([-a-z0-9]{0,61}[a-z0-9])?";

    private final JsonNode pod = yaml("deploy/base/deployment.yaml").at("/spec/template/spec");
    private final JsonNode container = pod.at("/containers/0");

    @Value("${endpoints.all.port}")
    int managementPort;

    @Test
    void the_ports_are_those_on_which_the_service_listens() {
        var http = setting("micronaut.server.port", Integer.class).orElse(HttpServerConfiguration.DEFAULT_PORT);
        var management = setting("endpoints.all.port", Integer.class).orElseThrow();

        var ports = elements(container.path("ports"))
                .map(port -> port.path("name").asText() + " " + port.path("containerPort"));

        assertEquals(List.of("http " + http, "management " + management), ports.toList());
    }

    @Test
    void the_probes_and_prometheus_ask_for_what_the_management_port_answers() throws Exception {
        var probes = Stream.of("startupProbe", "readinessProbe", "livenessProbe")
                .map(probe -> container.path(probe).path("httpGet"));
        var monitor =
                yaml("deploy/components/service-monitor/service-monitor.yaml").at("/spec/endpoints/0");

        var asked = Stream.concat(probes, Stream.of(monitor))
                .map(get -> get.path("port").asText() + get.path("path").asText())
                .map(name -> name.replace("management", "http://localhost:" + managementPort))
                .toList();

        for (var address : asked) {
            var request = HttpRequest.newBuilder(URI.create(address)).build();
            var answer = HttpClient.newHttpClient().send(request, BodyHandlers.discarding());
            assertEquals(200, answer.statusCode(), address);
        }
        assertTrue(asked.get(1).endsWith("/health/readiness"), asked::toString);
        assertEquals(asked.get(0), asked.get(2));
        assertTrue(asked.get(2).endsWith("/health/liveness"), asked::toString);
    }

    @Test
    void readiness_waits_longer_than_the_service_takes_to_answer() {
        var timeout = seconds(container.at("/readinessProbe/timeoutSeconds"));

        assertTrue(timeout.compareTo(duration("a2b.database.health")) > 0, timeout::toString);
    }

    /** For a third of the drain, the service waits for the requests that came during the drain. */
    @Test
    void a_pod_has_the_time_that_the_service_takes_to_stop() {
        var drain = duration("a2b.stop.drain");
        var shutdown = duration("micronaut.lifecycle.graceful-shutdown.grace-period");
        var sleep = seconds(container.at("/lifecycle/preStop/sleep/seconds"));
        var granted = seconds(pod.path("terminationGracePeriodSeconds"));

        var stop = sleep.plus(drain).plus(drain.dividedBy(3)).plus(shutdown);

        assertTrue(sleep.toSeconds() > 0, sleep::toString);
        assertTrue(stop.compareTo(granted) < 0, () -> stop + " of " + granted);
    }

    @Test
    void the_readme_explains_every_environment_variable() {
        var readme = text("README.md");
        var settings = files("deploy")
                .filter(file -> file.endsWith("kustomization.yaml"))
                .flatMap(file -> elements(yaml(file).at("/configMapGenerator/0/literals")))
                .map(literal -> literal.asText().split("=")[0]);
        var secrets = elements(container.path("env"))
                .map(variable -> variable.path("name").asText());

        var unknown = Stream.concat(settings, secrets).filter(name -> !readme.contains("`" + name + "`"));

        assertEquals(List.of(), unknown.toList());
    }

    @Test
    void the_image_and_its_user_are_those_of_the_build() {
        var image = container.path("image").asText();
        var user = pod.at("/securityContext/runAsUser") + ":" + pod.at("/securityContext/runAsGroup");
        var parent = text("pom.xml").contains("../profiles/") ? "../profiles/pom.xml" : "profiles/pom.xml";

        assertTrue(text("service/pom.xml").contains("<artifactId>" + image + "</artifactId>"), image);
        assertTrue(text(parent).contains("<image.user>" + user + "</image.user>"), user);
    }

    @Test
    void the_image_of_the_load_generator_runs_a_simulation_of_the_project() {
        var image = text("gatling/Dockerfile");

        var classes = files("gatling/src/test/java")
                .map(file -> file.replaceAll(".*/test/java/|\\.java$", "").replace('/', '.'));

        assertTrue(classes.anyMatch(name -> image.contains("\"--simulation\", \"" + name + "\"")));
    }

    /** An artifactId may contain dots and underscores; these names may not. */
    @Test
    void kubernetes_accepts_every_name() {
        var names = files("deploy")
                .filter(file -> file.endsWith(".yaml"))
                .flatMap(file -> Project.documents(file).stream())
                .map(object -> object.at("/metadata/name").asText("kustomization"));

        assertEquals(List.of(), names.filter(name -> !name.matches(LABEL)).toList());
    }

    private static Duration seconds(JsonNode number) {
        return Duration.ofSeconds(number.asLong());
    }

    private static Duration duration(String name) {
        return setting(name, Duration.class).orElseThrow();
    }
}
