package dev.a2b.archetype;

import static dev.a2b.archetype.Project.files;
import static dev.a2b.archetype.Project.text;
import static dev.a2b.archetype.Project.texts;
import static dev.a2b.archetype.Project.yaml;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files in deploy/ agree with each other. Tests of the project compare them with the service. */
class ManifestsTest {

    private final JsonNode deployment = yaml("deploy/base/deployment.yaml");
    private final JsonNode image = deployment.at("/spec/template/spec/containers/0/image");
    private final JsonNode local = yaml("deploy/overlays/local/kustomization.yaml");

    @Test
    void the_secret_of_the_local_overlay_has_every_key_that_is_read() {
        var read = objects("base", "overlays/local")
                .flatMap(object -> object.findValues("secretKeyRef").stream())
                .map(reference -> reference.path("key").asText())
                .collect(toSet());

        var set = texts(local.at("/secretGenerator/0/literals"))
                .map(literal -> literal.split("=")[0])
                .collect(toSet());
        set.add("password"); // in the file .env

        assertEquals(set, read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"local", "production"})
    void an_overlay_chooses_the_build_by_one_tag(String overlay) {
        var images = yaml("deploy/overlays/" + overlay + "/kustomization.yaml").path("images");

        assertEquals(1, images.size());
        assertEquals(image, images.at("/0/name"));
        assertTrue(images.at("/0/newTag").isTextual(), images::toString);
    }

    @Test
    void the_readme_makes_the_image_that_the_local_overlay_runs() {
        var readme = text("deploy/README.md");
        var build = local.at("/images/0/newTag").asText();

        assertTrue(readme.contains("    ./mvnw -P" + build + " package\n"), build);
        assertTrue(readme.contains("    kind load docker-image " + image.asText() + ":" + build + "\n"), build);
    }

    @Test
    void every_selector_finds_the_pods_of_the_service() {
        var selectors = objects("base", "components")
                .filter(object -> !object.path("kind").asText().equals("ServiceMonitor"))
                .flatMap(object -> Stream.of("selector", "podSelector", "labelSelector")
                        .flatMap(name -> object.findValues(name).stream()))
                .map(selector -> selector.path("matchLabels").isObject() ? selector.path("matchLabels") : selector);

        assertEquals(Set.of(deployment.at("/spec/template/metadata/labels")), selectors.collect(toSet()));
    }

    @Test
    void the_autoscaler_scales_the_deployment() {
        var scaler = yaml("deploy/overlays/production/horizontal-pod-autoscaler.yaml");

        assertEquals(deployment.at("/metadata/name"), scaler.at("/spec/scaleTargetRef/name"));
    }

    @Test
    void a_kustomization_lists_the_files_beside_it() {
        for (var kustomization : files("deploy", "/kustomization.yaml")) {
            var folder = kustomization.replace("kustomization.yaml", "");
            var beside = files(folder, ".yaml").stream().filter(file -> !file.equals(kustomization));

            var listed = texts(yaml(kustomization).path("resources")).filter(file -> !file.startsWith("../"));

            assertEquals(beside.toList(), listed.map(file -> folder + file).toList());
        }
    }

    /** What a measurement that was killed leaves behind also ends. */
    @Test
    void the_coordinator_may_run_longer_than_its_load_generators() {
        var coordinator = yaml("deploy/load/coordinator.yaml").at("/spec/activeDeadlineSeconds");
        var generators = yaml("deploy/load/generators.yaml").at("/spec/activeDeadlineSeconds");

        assertTrue(coordinator.asLong() > generators.asLong() && generators.asLong() > 0, generators::toString);
    }

    /** The objects of Kubernetes in folders of deploy/. */
    private static Stream<JsonNode> objects(String... folders) {
        return Stream.of(folders)
                .flatMap(folder -> files("deploy/" + folder, ".yaml").stream())
                .filter(file -> !file.endsWith("/kustomization.yaml"))
                .flatMap(file -> Project.documents(file).stream());
    }
}
