package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.result.Inspection;
import dev.a2b.measure.service.Images;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageInspectorTest {

    @TempDir
    private Path folder;

    @Test
    void layers_and_packages_of_an_image_are_counted() {
        var isInstalled = Stream.of("dive", "syft").allMatch(ImageInspectorTest::isInstalled);
        assumeTrue(isInstalled, "dive or syft is not installed");

        var found = new ImageInspector(Images.tiny(), folder).inspect();

        assertEquals(Map.of("layers", 2L), found.get(0).counts());
        assertTrue(found.get(0).layerBytes().get(0) > 1_000_000, found.get(0).text());
        assertEquals(0, found.get(0).wastedBytes());
        assertTrue(found.get(1).counts().get("all") > 0, found.get(1).text());
        assertTrue(Files.isRegularFile(folder.resolve("sbom.cdx.json")));
    }

    @Test
    void layers_below_1_MB_are_counted_and_not_listed() {
        var layers = Inspection.ofLayers(List.of(999_999L, 2_000_000L), 0);

        assertEquals("layers: layer 02 2.0 MB, layers 2, wasted 0.0 MB", layers.text());
    }

    @Test
    void a_tool_that_cannot_look_says_why() {
        var found = new ImageInspector("there-is-no-such-image:1", folder).inspect();

        assertEquals(
                List.of("layers", "packages", "vulnerabilities"),
                found.stream().map(Inspection::subject).toList());
        found.forEach(each -> assertFalse(each.notRun().isEmpty(), each.text()));
        assertTrue(
                found.get(0).text().startsWith("layers: not run, dive "),
                found.get(0).text());
    }

    private static boolean isInstalled(String tool) {
        return Pattern.compile(File.pathSeparator)
                .splitAsStream(System.getenv("PATH"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
