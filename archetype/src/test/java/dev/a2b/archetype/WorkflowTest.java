package dev.a2b.archetype;

import static dev.a2b.archetype.Project.elements;
import static dev.a2b.archetype.Project.text;
import static dev.a2b.archetype.Project.texts;
import static dev.a2b.archetype.Project.yaml;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The project's files for GitHub, Renovate and development containers agree with it. A test cannot run them. */
class WorkflowTest {

    private final JsonNode workflow = yaml(".github/workflows/build.yml");
    private final JsonNode renovate = yaml("renovate.json");
    private final List<String> commands = workflow.findValuesAsText("run");
    private final String profiles = text("../profiles/pom.xml");
    private final String poms = profiles + text("service/pom.xml");

    @Test
    void maven_is_run_by_the_wrapper_with_profiles_of_the_project() {
        var used = Stream.concat(
                        commands.stream()
                                .flatMap(command -> Stream.of(command.split(" ")))
                                .filter(word -> word.matches("-P[\\w-]+"))
                                .map(word -> word.substring(2)),
                        texts(workflow.at("/jobs/images/strategy/matrix/profile")))
                .toList();

        assertFalse(used.isEmpty());
        assertEquals(
                List.of(),
                used.stream()
                        .filter(profile -> !poms.contains("<id>" + profile + "</id>"))
                        .toList());
        assertTrue(commands.stream().allMatch(command -> command.startsWith("./mvnw -B ")), commands::toString);
        assertTrue(text(".devcontainer/devcontainer.json").contains("\"postCreateCommand\": \"./mvnw "));
    }

    @Test
    void the_oldest_java_of_the_workflow_is_the_oldest_of_the_service() {
        var tested = workflow.at("/jobs/build/strategy/matrix/java/0").asText();

        assertTrue(profiles.contains("<jdk.version>" + tested + "</jdk.version>"), tested);
    }

    @Test
    void the_workflow_keeps_files_of_modules_and_of_measurements() {
        var folders = Stream.of("path", "sbom")
                .flatMap(name -> workflow.findValuesAsText(name).stream())
                .map(path -> path.split("/")[0])
                .collect(toSet());

        assertEquals(Set.of("*", "measurements", "service"), folders);
    }

    @Test
    void a_known_vulnerability_of_a_library_or_an_image_fails_the_workflow() {
        var scans = workflow.findValues("steps").stream()
                .flatMap(Project::elements)
                .filter(step -> step.path("uses").asText().startsWith("anchore/scan-action@"))
                .map(step -> step.path("with"))
                .toList();

        assertTrue(scans.stream().anyMatch(scan -> scan.has("sbom")), scans::toString);
        assertTrue(scans.stream().anyMatch(scan -> scan.has("image")), scans::toString);
        assertTrue(scans.stream().allMatch(scan -> scan.path("fail-build").asBoolean(true)), scans::toString);
    }

    @Test
    void each_accepted_vulnerability_has_a_date_and_a_reason() {
        var reasons = yaml(".grype.yaml").findValuesAsText("reason");

        assertEquals(yaml(".grype.yaml").path("ignore").size(), reasons.size());
        assertTrue(
                reasons.stream().allMatch(reason -> reason.matches("\\d{4}-\\d\\d-\\d\\d: .{40,}")), reasons::toString);
    }

    @Test
    void renovate_may_raise_each_version() {
        assertEquals(List.of(), renovate.findValues("enabled"));
        assertEquals(List.of(), renovate.findValues("ignoreDeps"));
    }

    @Test
    void renovate_finds_the_images_of_the_builds_and_of_the_manifests() {
        var images = Pattern.compile("<image\\.\\w+>([a-z][^<:$]*:[^<$]+)<")
                .matcher(poms)
                .results();
        var manifests =
                renovate.at("/kubernetes/managerFilePatterns/0").asText().replaceAll("^/|/$", "");

        var found = foundByManager(0).map(match -> match.group(1) + ":" + match.group(2));

        assertEquals(images.map(match -> match.group(1)).toList(), found.toList());
        assertTrue(
                Pattern.compile(manifests)
                        .matcher("deploy/overlays/local/database.yaml")
                        .find(),
                manifests);
    }

    /** A version that no POM uses is one of the platform's, so Renovate cannot know what it is the version of. */
    @Test
    void renovate_finds_the_library_of_each_version() {
        var unknown = Pattern.compile("<([\\w.-]+\\.version)>\\d[\\w.]*<")
                .matcher(poms)
                .results()
                .map(version -> version.group(1))
                .filter(name -> !poms.contains("${" + name + "}"))
                .collect(toSet());
        unknown.add("palantir-java-format.version"); // not a dependency of a plugin, but its setting

        var named = foundByManager(1).map(MatchResult::group).toList();

        assertTrue(unknown.size() > 1);
        unknown.removeIf(name -> named.stream().anyMatch(match -> match.contains("<" + name + ">")));
        assertEquals(Set.of(), unknown);
    }

    private Stream<MatchResult> foundByManager(int number) {
        var manager = elements(renovate.path("customManagers")).toList().get(number);
        return Pattern.compile(manager.at("/matchStrings/0").asText())
                .matcher(poms)
                .results();
    }
}
