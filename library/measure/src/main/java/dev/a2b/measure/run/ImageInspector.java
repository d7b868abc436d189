package dev.a2b.measure.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.result.Inspection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Inspects an image with the tools that are installed: <a href="https://github.com/wagoodman/dive">dive</a> lists its
 * layers and wasted space, <a href="https://github.com/anchore/syft">syft</a> its packages, and
 * <a href="https://github.com/anchore/grype">grype</a> their known vulnerabilities.
 */
final class ImageInspector {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PACKAGES = "packages";
    private static final String VULNERABILITIES = "vulnerabilities";
    private static final int PATIENCE_MINUTES = 5;
    private static final Map<String, String> ENVIRONMENT = Map.of(
            // Lists packages only, not every file.
            "SYFT_FILE_METADATA_SELECTION",
            "none",
            // A measurement does not use the network.
            "SYFT_CHECK_FOR_APP_UPDATE",
            "false",
            "GRYPE_CHECK_FOR_APP_UPDATE",
            "false",
            "GRYPE_DB_AUTO_UPDATE",
            "false");

    private final String image;
    private final Path folder;

    /**
     * @param image name of an image that the container engine has
     * @param folder receives the files of the tools; {@code sbom.cdx.json} lists the packages in the format CycloneDX
     *     (https://cyclonedx.org)
     */
    ImageInspector(String image, Path folder) {
        this.image = image;
        this.folder = folder;
    }

    /** One inspection for each tool, also for a tool that could not be run. */
    List<Inspection> inspect() {
        var layers = folder.resolve("layers.json");
        var packages = folder.resolve("sbom.cdx.json");
        var vulnerabilities = folder.resolve("vulnerabilities.json");
        return List.of(
                inspect("layers", layers, ImageInspector::layers, "dive", image, "--json", layers.toString()),
                inspect(
                        PACKAGES,
                        packages,
                        ImageInspector::packages,
                        "syft",
                        "scan",
                        "docker:" + image,
                        "-o",
                        "cyclonedx-json=" + packages),
                run("grype", "db", "status").isEmpty()
                        ? inspect(
                                VULNERABILITIES,
                                vulnerabilities,
                                ImageInspector::vulnerabilities,
                                "grype",
                                "docker:" + image,
                                "-o",
                                "json",
                                "--file",
                                vulnerabilities.toString())
                        : Inspection.notRun(VULNERABILITIES, "grype or its database is missing"));
    }

    private Inspection inspect(String subject, Path file, Function<JsonNode, Inspection> result, String... command) {

        var problem = run(command);
        if (!problem.isEmpty()) {
            return Inspection.notRun(subject, problem);
        }
        try {
            return result.apply(JSON.readTree(file.toFile()));
        } catch (IOException e) {
            return Inspection.notRun(subject, command[0] + " wrote no output that can be read");
        }
    }

    private static Inspection layers(JsonNode found) {
        var layers = new ArrayList<JsonNode>();
        found.path("layer").forEach(layers::add);
        layers.sort(Comparator.comparingInt(layer -> layer.path("index").asInt()));
        return Inspection.ofLayers(
                layers.stream().map(layer -> layer.path("sizeBytes").asLong()).toList(),
                found.at("/image/inefficientBytes").asLong());
    }

    private static Inspection packages(JsonNode found) {
        return Inspection.of(
                PACKAGES,
                count(
                        found.path("components"),
                        component -> component.path("type").asText()));
    }

    private static Inspection vulnerabilities(JsonNode found) {
        return Inspection.of(
                VULNERABILITIES,
                count(
                        found.path("matches"),
                        match -> match.at("/vulnerability/severity").asText()));
    }

    private static SortedMap<String, Long> count(JsonNode items, Function<JsonNode, String> kind) {
        var counts = new TreeMap<String, Long>();
        items.forEach(item -> counts.merge(kind.apply(item), 1L, Long::sum));
        counts.put("all", (long) items.size());
        return counts;
    }

    /** Runs a command. Returns why it did not succeed; empty if it did. */
    private static String run(String... command) {
        var builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(ENVIRONMENT);
        try {
            var process = builder.start();
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return command[0] + " did not end within " + PATIENCE_MINUTES + " minutes";
            }
            return process.exitValue() == 0 ? "" : command[0] + " failed with exit code " + process.exitValue();
        } catch (IOException e) {
            return command[0] + " is not installed";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return command[0] + " was interrupted";
        }
    }
}
