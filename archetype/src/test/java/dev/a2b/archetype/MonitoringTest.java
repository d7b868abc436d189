package dev.a2b.archetype;

import static dev.a2b.archetype.Project.files;
import static dev.a2b.archetype.Project.texts;
import static dev.a2b.archetype.Project.yaml;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** compose.yaml and its files agree with each other. Tests of the project compare them with the service. */
class MonitoringTest {

    /** In a query: what is limited to the chosen service, a range, and a grouping. */
    private static final String LIMITED = "\\w+\\{[^}]*job='\\$job'[^}]*}|\\[[^]]*]|\\b(?:by|without) *\\([^)]*\\)";

    /** A name that is neither an operator nor that of a function. */
    private static final Pattern NAME = Pattern.compile("\\b(?!(?:and|or|unless)\\b)[a-z]\\w*+(?! *\\()");

    private final JsonNode services = yaml("compose.yaml").path("services");
    private final JsonNode source = yaml("compose/grafana/datasources.yaml").at("/datasources/0");
    private final List<JsonNode> dashboards = files("compose/grafana/dashboards", ".json").stream()
            .map(Project::yaml)
            .toList();

    @Test
    void all_ports_are_open_to_this_machine_only() {
        var ports = Project.elements(services)
                .flatMap(service -> texts(service.path("ports")))
                .toList();

        assertEquals(3, ports.size());
        assertTrue(ports.stream().allMatch(port -> port.startsWith("127.0.0.1:")), ports::toString);
    }

    @Test
    void each_file_of_a_container_exists_and_each_image_of_others_has_a_version() {
        var files = Project.elements(services)
                .flatMap(service -> texts(service.path("volumes")))
                .map(volume -> volume.split(":")[0])
                .filter(file -> file.startsWith("."));
        var images = services.findValuesAsText("image").stream().filter(image -> !image.startsWith("$"));

        assertEquals(List.of(), files.filter(file -> !Project.has(file)).toList());
        assertEquals(
                List.of(), images.filter(image -> !image.matches(".+:v?\\d.*")).toList());
    }

    /** The build of an image opens these files to the users of the containers: see the target readable of stage.xml. */
    @Test
    void the_users_of_the_containers_can_read_their_files_with_any_umask_and_under_selinux() throws Exception {
        var mounts = Project.elements(services)
                .flatMap(service -> texts(service.path("volumes")))
                .filter(volume -> volume.startsWith("."))
                .toList();
        var stage = Files.readString(Tree.ROOT.resolve("profiles/stage.xml"), UTF_8);

        var opened = Pattern.compile("<include name=\"([^\"]+)/\\*\\*\"/>")
                .matcher(stage)
                .results()
                .map(folder -> folder.group(1))
                .toList();

        assertEquals(
                List.of(),
                mounts.stream().filter(mount -> !mount.endsWith(":ro,z")).toList());
        assertEquals(
                List.of(),
                mounts.stream()
                        .filter(mount -> opened.stream().noneMatch(folder -> mount.startsWith("./" + folder)))
                        .toList());
    }

    @Test
    void grafana_asks_prometheus_which_asks_the_service_for_its_metrics() {
        var port = services.at("/prometheus/ports/0").asText().split(":")[2];

        assertEquals("http://prometheus:" + port, source.path("url").asText());
        assertEquals(
                "/prometheus",
                yaml("compose/prometheus/prometheus.yml")
                        .at("/scrape_configs/0/metrics_path")
                        .asText());
    }

    @Test
    void grafana_shows_the_dashboards_to_people_who_cannot_change_them() {
        var folder = yaml("compose/grafana/dashboards.yaml")
                .at("/providers/0/options/path")
                .asText();
        var grafana = services.path("grafana");
        var settings = grafana.path("environment");

        assertTrue(
                texts(grafana.path("volumes")).anyMatch(("./compose/grafana/dashboards:" + folder + ":ro,z")::equals));
        assertEquals(
                folder + "/service.json",
                settings.path("GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH").asText());
        assertEquals("Viewer", settings.path("GF_AUTH_ANONYMOUS_ORG_ROLE").asText());
        assertTrue(settings.path("GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION").asBoolean());
    }

    @Test
    void the_panels_ask_the_provisioned_data_source() {
        var asked = dashboards.stream()
                .flatMap(dashboard -> dashboard.findValues("datasource").stream())
                .map(panel -> panel.path("uid"));

        assertEquals(Set.of(source.path("uid")), asked.collect(toSet()));
    }

    @Test
    void each_metric_of_a_query_is_limited_to_the_chosen_service() {
        var unlimited = queries()
                .filter(query -> NAME.matcher(query.replaceAll(LIMITED, "")).find());

        assertEquals(List.of(), unlimited.toList());
    }

    private Stream<String> queries() {
        return dashboards.stream().flatMap(dashboard -> dashboard.findValuesAsText("expr").stream());
    }
}
