package dev.a2b.measure.report;

import dev.a2b.measure.result.Inspection;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;

/** What an artifact consists of. */
final class ArtifactParts {

    private static final long SMALL = 1_000_000;

    private ArtifactParts() {}

    /**
     * The sizes of the parts, in MB (10^6 bytes): the file and its AOT cache, or the layers of an image from the lowest
     * up, and then all layers below 1 MB together. Without an inspection, an image is one part.
     */
    static List<Double> of(Run run) {
        var layers = run.findings().inspections().stream()
                .map(Inspection::layerBytes)
                .flatMap(List::stream)
                .toList();
        var bytes =
                new ArrayList<>(layers.stream().filter(layer -> layer >= SMALL).toList());
        bytes.add(layers.stream()
                .filter(layer -> layer < SMALL)
                .mapToLong(Long::longValue)
                .sum());
        var size = run.build().size();
        return (layers.isEmpty() ? List.of(size.bytes(), run.build().isImage() ? 0 : size.cacheBytes()) : bytes)
                .stream().filter(part -> part > 0).map(part -> part / 1e6).toList();
    }
}
