package com.example.a2b.project;

import static com.example.a2b.project.ProjectFiles.texts;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.a2b.postgres.DataSet;
import io.micronaut.http.server.HttpServerConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** compose.yaml and its files agree with the service and with each other. */
class ComposeTest {

    private static final Pattern PARAMETER = Pattern.compile("\\b([a-z]+)=([\\w-]+)");

    @Test
    void all_ports_are_open_to_this_machine_only() throws IOException {
        var ports = services().flatMap(service -> texts(service.path("ports"))).toList();

        assertFalse(ports.isEmpty());
        assertTrue(ports.stream().allMatch(port -> port.startsWith("127.0.0.1:")), ports::toString);
    }

    @Test
    void the_open_port_of_the_service_is_the_one_that_it_listens_on() throws IOException {
        var port = compose().at("/services/service/ports/0").asText();

        assertTrue(port.endsWith(":" + HttpServerConfiguration.DEFAULT_PORT), port);
    }

    @Test
    void the_image_of_the_service_is_one_that_the_project_makes() throws IOException {
        var image = compose().at("/services/service/image").asText();

        assertTrue(image.startsWith("${SERVICE_IMAGE:-" + ProjectFiles.image() + ":"), image);
    }

    @Test
    void prometheus_asks_the_service_on_its_port_for_operators() throws IOException {
        var port = ProjectFiles.yaml("service/src/main/resources/application.yml")
                .at("/endpoints/all/port")
                .asText();

        var scrape = ProjectFiles.yaml("compose/prometheus/prometheus.yml").at("/scrape_configs/0");

        assertEquals(
                List.of("service:" + port),
                texts(scrape.at("/static_configs/0/targets")).toList());
        assertEquals("/prometheus", scrape.path("metrics_path").asText());
        assertTrue(compose().at("/services/service").isObject());
    }

    @Test
    void grafana_asks_prometheus() throws IOException {
        var port = compose().at("/services/prometheus/ports/0").asText().split(":")[2];

        var source = ProjectFiles.yaml("compose/grafana/datasources.yaml")
                .at("/datasources/0/url")
                .asText();

        assertEquals("http://prometheus:" + port, source);
    }

    @Test
    void grafana_shows_the_dashboard_that_it_finds() throws IOException {
        var grafana = compose().at("/services/grafana");
        var folder = ProjectFiles.yaml("compose/grafana/dashboards.yaml")
                .at("/providers/0/options/path")
                .asText();

        var home = grafana.at("/environment/GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH")
                .asText();

        assertEquals(folder + "/service.json", home);
        assertTrue(texts(grafana.path("volumes")).anyMatch(("./compose/grafana/dashboards:" + folder + ":ro")::equals));
    }

    @Test
    void nobody_can_change_anything_in_grafana() throws IOException {
        var environment = compose().at("/services/grafana/environment");

        assertEquals("Viewer", environment.path("GF_AUTH_ANONYMOUS_ORG_ROLE").asText());
        assertEquals(
                "true",
                environment.path("GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION").asText());
    }

    @Test
    void each_file_and_folder_of_a_container_exists() throws IOException {
        var missing = services()
                .flatMap(service -> texts(service.path("volumes")))
                .map(volume -> volume.split(":")[0])
                .filter(source -> source.startsWith("."))
                .filter(source -> Files.notExists(ProjectFiles.ROOT.resolve(source)))
                .toList();

        assertEquals(List.of(), missing);
    }

    @Test
    void each_image_of_others_has_a_version() throws IOException {
        var others = services()
                .map(service -> service.path("image").asText())
                .filter(image -> !image.startsWith("${SERVICE_IMAGE:-"))
                .toList();

        assertFalse(others.isEmpty());
        assertTrue(others.stream().allMatch(image -> image.matches(".+:v?\\d.*")), others::toString);
    }

    @Test
    void the_database_gets_the_data_set_at_its_full_size() throws IOException {
        var text = ProjectFiles.text("compose/database/parameters");

        Map<String, String> parameters = PARAMETER
                .matcher(text)
                .results()
                .collect(toMap(parameter -> parameter.group(1), parameter -> parameter.group(2)));

        assertEquals(DataSet.ofProject().parameters(1), parameters);
    }

    private static JsonNode compose() throws IOException {
        return ProjectFiles.yaml("compose.yaml");
    }

    private static Stream<JsonNode> services() throws IOException {
        return ProjectFiles.elements(compose().path("services"));
    }
}
