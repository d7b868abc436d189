package com.example.a2b.project;

import static java.util.Comparator.comparing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.PropertySource;
import io.micronaut.core.convert.ConversionService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of the project, named relative to its folder, and the settings of the service. */
final class Project {

    /** The first folder, from the tests' working directory upwards, with this service. */
    private static final Path ROOT = Stream.iterate(Path.of("").toAbsolutePath(), Objects::nonNull, Path::getParent)
            .filter(folder -> Files.exists(folder.resolve("service/pom.xml")))
            .findFirst()
            .orElseThrow();

    private static final ObjectMapper YAML = new YAMLMapper();
    private static final ObjectMapper JSON = new ObjectMapper();

    private Project() {}

    static String text(String name) {
        try {
            return Files.readString(ROOT.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The documents of a file in YAML, or in JSON, which is YAML as well. */
    static List<JsonNode> documents(String name) {
        return documents(YAML, ROOT.resolve(name).toUri());
    }

    private static List<JsonNode> documents(ObjectMapper mapper, URI file) {
        try {
            return mapper.readerFor(JsonNode.class)
                    .<JsonNode>readValues(file.toURL())
                    .readAll();
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    /** The first document of such a file. */
    static JsonNode yaml(String name) {
        return documents(name).get(0);
    }

    /** The names of the files in a folder and below it. */
    static Stream<String> files(String folder) {
        try (var files = Files.walk(ROOT.resolve(folder))) {
            return files
                    .filter(Files::isRegularFile)
                    .map(file -> ROOT.relativize(file).toString())
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A setting as users get it: that of application.yml, or the library's default. Settings of tests do not count. */
    static <T> Optional<T> setting(String name, Class<T> type) {
        try (var environment = ApplicationContext.builder()
                .deduceEnvironment(false)
                .build()
                .getEnvironment()
                .start()) {
            return environment.getPropertySources().stream()
                    .filter(source -> !source.getName().startsWith("test") && source.get(name) != null)
                    .max(comparing(PropertySource::getOrder))
                    .map(source -> source.get(name))
                    .or(() -> defaultOf(name))
                    .flatMap(value -> ConversionService.SHARED.convert(value, type));
        }
    }

    private static Optional<String> defaultOf(String setting) {
        return Project.class
                .getClassLoader()
                .resources("META-INF/spring-configuration-metadata.json")
                .flatMap(file -> elements(
                        documents(JSON, URI.create(file.toString())).get(0).path("properties")))
                .filter(known -> known.path("name").asText().equals(setting) && known.has("defaultValue"))
                .map(known -> known.path("defaultValue").asText())
                .findFirst();
    }

    static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
