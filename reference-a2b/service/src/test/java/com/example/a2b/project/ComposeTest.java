package com.example.a2b.project;

import static com.example.a2b.project.Project.text;
import static com.example.a2b.project.Project.yaml;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.a2b.postgres.DataSet;
import io.micronaut.http.server.HttpServerConfiguration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** compose.yaml and its files agree with the service. */
class ComposeTest {

    private final JsonNode service = yaml("compose.yaml").at("/services/service");

    @Test
    void the_image_is_one_that_the_project_makes() {
        var image = service.path("image").asText().replaceAll("^\\$\\{SERVICE_IMAGE:-|:.*", "");

        assertTrue(text("service/pom.xml").contains("<artifactId>" + image + "</artifactId>"), image);
    }

    @Test
    void the_ports_are_those_on_which_the_service_listens() {
        var http = Project.setting("micronaut.server.port", Integer.class).orElse(HttpServerConfiguration.DEFAULT_PORT);
        var management = Project.setting("endpoints.all.port", Integer.class).orElseThrow();

        var scraped = yaml("compose/prometheus/prometheus.yml").at("/scrape_configs/0/static_configs/0/targets/0");

        assertTrue(service.at("/ports/0").asText().endsWith(":" + http));
        assertEquals("service:" + management, scraped.asText());
    }

    @Test
    void the_database_gets_the_data_set_at_its_full_size() {
        var parameters = Stream.of(text("compose/database/parameters").strip().split("\\s+"))
                .map(parameter -> parameter.split("="))
                .collect(toMap(parameter -> parameter[0], parameter -> parameter[1]));

        assertEquals(
                DataSet.ofProject().parameters(1),
                parameters,
                "The data set has other parameters: write them into compose/database/parameters.");
    }
}
