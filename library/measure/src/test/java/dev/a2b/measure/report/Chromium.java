package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A browser without a window. */
final class Chromium {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final int SECONDS = 180;

    private final Path program;
    private final Path profile;

    private Chromium(Path program, Path profile) {
        this.program = program;
        this.profile = profile;
    }

    /** The one on the path; without one, the test is skipped. */
    static Chromium find(Path profile) {
        var found = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(found.isPresent(), "none of " + NAMES + " is on the path: install a Chromium");
        return new Chromium(found.orElseThrow(), profile);
    }

    /** Opens a page with these options, and tells what is printed then. */
    String open(Path page, String... options) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--user-data-dir=" + profile,
                "--virtual-time-budget=5000"));
        command.addAll(List.of(options));
        command.add(page.toUri().toString());
        var printed = Files.createTempFile(profile, "printed", ".txt");
        var process = new ProcessBuilder(command)
                .redirectOutput(printed.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), "Chromium did not end");
            assertEquals(0, process.exitValue());
        } finally {
            Stream.concat(process.descendants(), Stream.of(process.toHandle())).forEach(ProcessHandle::destroyForcibly);
        }
        return Files.readString(printed);
    }

    /** An attribute of the page's root element, after its scripts ran. */
    static Optional<String> attribute(String dom, String name) {
        var root = dom.substring(dom.indexOf("<html"), dom.indexOf('>', dom.indexOf("<html")));
        var found = Pattern.compile(" " + name + "=\"([^\"]*)\"").matcher(root);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
