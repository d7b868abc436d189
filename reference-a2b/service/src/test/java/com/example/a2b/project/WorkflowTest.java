package com.example.a2b.project;

import static com.example.a2b.project.ProjectFiles.texts;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files for GitHub, Renovate and development containers agree with the project. A test cannot run them. */
class WorkflowTest {

    private static final Pattern PROFILE = Pattern.compile("-P([\\w-]+)");
    private static final Pattern ID = Pattern.compile("<profile>\\s*(?:<!--.*?-->\\s*)?<id>([^<]+)<", Pattern.DOTALL);
    private static final Pattern BASE_IMAGE = Pattern.compile("<image\\.\\w+>([a-z][^<:$]*):");

    /** By a tag or by the digest of a commit, or in this project. */
    private static final Pattern ACTION = Pattern.compile("[\\w./-]+@(v[\\d.]+|[0-9a-f]{40})|\\./.+");

    @Test
    void the_workflow_builds_with_profiles_of_the_project() throws IOException {
        var existing = found(ID, poms());

        var used = Stream.concat(
                        commands().stream().flatMap(command -> found(PROFILE, command).stream()),
                        texts(workflow().at("/jobs/images/strategy/matrix/profile")))
                .collect(toSet());

        assertFalse(used.isEmpty());
        assertTrue(existing.containsAll(used), () -> used + " of " + existing);
    }

    @Test
    void the_workflow_runs_maven_by_the_wrapper_of_the_project() throws IOException {
        var maven = commands().stream()
                .filter(command -> command.matches("(?s).*\\bmvnw?\\b.*"))
                .toList();

        assertFalse(maven.isEmpty());
        assertTrue(maven.stream().allMatch(command -> command.startsWith("./mvnw -B -ntp ")), maven::toString);
    }

    @Test
    void the_oldest_java_of_the_workflow_is_the_oldest_of_the_service() throws IOException {
        var tested = texts(workflow().at("/jobs/build/strategy/matrix/java")).toList();

        assertEquals(ProjectFiles.property("jdk.version"), tested.get(0));
    }

    @Test
    void the_workflow_keeps_files_of_modules_and_of_measurements() throws IOException {
        var known = found(Pattern.compile("<module>([\\w-]+)<"), ProjectFiles.text("pom.xml"));
        known.addAll(Set.of("*", "measurements"));

        var folders = Stream.concat(
                        workflow().findValuesAsText("path").stream(), workflow().findValuesAsText("sbom").stream())
                .map(path -> path.split("/")[0])
                .collect(toSet());

        assertFalse(folders.isEmpty());
        assertTrue(known.containsAll(folders), () -> folders + " of " + known);
    }

    @Test
    void a_job_may_only_read_unless_it_says_otherwise() throws IOException {
        assertEquals("{\"contents\":\"read\"}", workflow().path("permissions").toString());
    }

    @Test
    void each_action_has_a_version() throws IOException {
        var actions = workflow().findValuesAsText("uses");

        assertFalse(actions.isEmpty());
        assertTrue(actions.stream().allMatch(action -> ACTION.matcher(action).matches()), actions::toString);
    }

    @Test
    void a_known_vulnerability_of_a_library_or_an_image_fails_the_workflow() throws IOException {
        var scans = steps().filter(step -> step.path("uses").asText().startsWith("anchore/scan-action@"))
                .map(step -> step.path("with"))
                .toList();

        assertTrue(scans.stream().anyMatch(scan -> scan.has("sbom")), scans::toString);
        assertTrue(scans.stream().anyMatch(scan -> scan.has("image")), scans::toString);
        assertTrue(
                scans.stream()
                        .noneMatch(scan -> scan.path("fail-build").asText().equals("false")),
                scans::toString);
    }

    @Test
    void no_checkout_leaves_its_token_to_the_steps_after_it() throws IOException {
        var checkouts = steps().filter(step -> step.path("uses").asText().startsWith("actions/checkout@"))
                .toList();

        assertFalse(checkouts.isEmpty());
        assertTrue(checkouts.stream()
                .allMatch(step -> step.at("/with/persist-credentials").asText().equals("false")));
    }

    @Test
    void renovate_finds_the_base_images() throws IOException {
        var manager = Pattern.compile(
                renovate().at("/customManagers/0/matchStrings/0").asText());

        var images = found(manager, poms());

        assertFalse(images.isEmpty());
        assertEquals(found(BASE_IMAGE, poms()), images);
    }

    @Test
    void renovate_finds_the_images_of_the_manifests() throws IOException {
        var files = renovate().at("/kubernetes/managerFilePatterns/0").asText();

        var pattern = Pattern.compile(files.substring(1, files.length() - 1));

        assertTrue(pattern.matcher("deploy/overlays/local/database.yaml").find(), files);
    }

    @Test
    void the_development_container_builds_with_the_wrapper() throws IOException {
        var container = ProjectFiles.json(".devcontainer/devcontainer.json");

        assertTrue(container.path("postCreateCommand").asText().startsWith("./mvnw "));
    }

    private static JsonNode workflow() throws IOException {
        return ProjectFiles.yaml(".github/workflows/build.yml");
    }

    private static Stream<JsonNode> steps() throws IOException {
        return workflow().path("jobs").findValues("steps").stream().flatMap(ProjectFiles::elements);
    }

    private static List<String> commands() throws IOException {
        return workflow().findValuesAsText("run");
    }

    private static JsonNode renovate() throws IOException {
        return ProjectFiles.json("renovate.json");
    }

    private static String poms() throws IOException {
        return ProjectFiles.parentPom() + ProjectFiles.text("service/pom.xml");
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).collect(toCollection(TreeSet::new));
    }
}
