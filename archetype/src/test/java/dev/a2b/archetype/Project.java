package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of the project that teams get. Their names are relative to its folder. */
final class Project {

    private static final Path ROOT = Tree.ROOT.resolve("reference-a2b");
    private static final YAMLMapper YAML = new YAMLMapper();

    private Project() {}

    static boolean has(String name) {
        return Files.exists(ROOT.resolve(name));
    }

    static String text(String name) {
        try {
            return Files.readString(ROOT.resolve(name), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The documents of a file in YAML, or in JSON, which is YAML as well. */
    static List<JsonNode> documents(String name) {
        try {
            return YAML.readerFor(JsonNode.class)
                    .<JsonNode>readValues(text(name))
                    .readAll();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** The first document of such a file. */
    static JsonNode yaml(String name) {
        return documents(name).get(0);
    }

    /** The names of the files in a folder and below it that end like this, in their order. */
    static List<String> files(String folder, String end) {
        try (var files = Files.walk(ROOT.resolve(folder))) {
            return files.map(file -> ROOT.relativize(file).toString())
                    .filter(name -> name.endsWith(end))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    static Stream<String> texts(JsonNode list) {
        return elements(list).map(JsonNode::asText);
    }
}
