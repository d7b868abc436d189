package com.example.a2b.project;

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.yaml.snakeyaml.Yaml;

/** The files of the project outside the sources, and what its POMs say about images, profiles and Java. */
final class ProjectFiles {

    /** The folder of the whole project: the first one, from the tests' working directory upwards, with this service. */
    static final Path ROOT = Stream.iterate(Path.of("").toAbsolutePath(), Objects::nonNull, Path::getParent)
            .filter(folder -> Files.exists(folder.resolve("service/pom.xml")))
            .findFirst()
            .orElseThrow();

    /** With comments, which devcontainer.json has. */
    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

    private static final Pattern PARENT = Pattern.compile("<relativePath>([^<]+)<");
    private static final Pattern ARTIFACT = Pattern.compile("</parent>.*?<artifactId>([^<]+)<", Pattern.DOTALL);

    private ProjectFiles() {}

    static String text(String name) throws IOException {
        return Files.readString(ROOT.resolve(name));
    }

    /** The first document of a YAML file. */
    static JsonNode yaml(String name) throws IOException {
        return documents(ROOT.resolve(name)).get(0);
    }

    /** All documents of a YAML file. */
    static List<JsonNode> documents(Path file) throws IOException {
        var documents = new Yaml().loadAll(Files.readString(file));
        return StreamSupport.stream(documents.spliterator(), false)
                .map(JSON::<JsonNode>valueToTree)
                .toList();
    }

    /** The YAML files in a folder and below it, in the order of their names. */
    static List<Path> yamlFiles(String folder) throws IOException {
        try (var files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    static JsonNode json(String name) throws IOException {
        return JSON.readTree(text(name));
    }

    /** The parent POM, which has the versions and the profiles. */
    static String parentPom() throws IOException {
        return text(found(PARENT, text("pom.xml")));
    }

    /** A property of the parent POM. */
    static String property(String name) throws IOException {
        return found(Pattern.compile("<" + Pattern.quote(name) + ">([^<]+)<"), parentPom());
    }

    /** The name of the images of the service, without the tag: it is that of its artifact. */
    static String image() throws IOException {
        return found(ARTIFACT, text("service/pom.xml"));
    }

    static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    /** The elements of a list, as texts. */
    static Stream<String> texts(JsonNode list) {
        return elements(list).map(JsonNode::asText);
    }

    private static String found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group(1))
                .findFirst()
                .orElseThrow();
    }
}
