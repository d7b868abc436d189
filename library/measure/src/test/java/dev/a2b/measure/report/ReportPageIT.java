package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The report's page in a browser: a series of four builds, and a single run. */
class ReportPageIT {

    private static final int LIGHT_PAGE = 0xffffff;
    private static final int DARK_PAGE = 0x14181c;
    private static final int LIGHT_BETTER = 0x00663f;
    private static final int DARK_BETTER = 0x4fd09a;
    private static final int LIGHT_LINE = 0x0072b2;

    /** Says how wide the page is, and how wide the window. */
    private static final String WIDTHS = """
        <script>
        document.documentElement.dataset.width = document.documentElement.scrollWidth;
        document.documentElement.dataset.window = innerWidth;
        </script>
        """;

    private static final String DARK = "--blink-settings=preferredColorScheme=0";

    private static Chromium chromium;
    private static Path series;
    private static Path single;
    private static Path screenshots;

    @BeforeAll
    static void write(@TempDir Path folder) throws IOException {
        chromium = Chromium.find(Files.createDirectories(folder.resolve("profile")));
        screenshots =
                Files.createDirectories(Path.of("target", "report-screenshots").toAbsolutePath());
        var runs = new ArrayList<>(new GeneratedSeries("20270101-120000", 6)
                .add("jar", 1, 1, 1)
                .add("jar again", 1, 1, 1)
                .add("aot-cache+jar", 0.97, 1.1, 2.5)
                .add("native", 1.4, 0.3, 20)
                .runs());
        runs.set(
                3,
                Runs.changed(
                        runs.get(3),
                        run -> run.withArray("/findings/checks")
                                .addPOJO(Runs.failed("the load generator started 3 of 5 planned users"))));
        var stages = Runs.recorded().load().stages();
        runs.replaceAll(
                run -> Runs.changed(run, json -> json.withObject("/load").putPOJO("stages", stages)));
        runs.addAll(new GeneratedSeries("20270102-120000", 3)
                .add("jar", 1, 1, 1)
                .add("native", 1.4, 0.3, 20)
                .runs());
        runs.add(StepsTest.closed(StepsTest.pair(1, 100, 8, 9, 1), StepsTest.pair(8, 520, 61, 480, 1)));
        series = page(folder, "series", runs);
        single = page(folder, "single", List.of(Runs.recorded()));
    }

    private static Path page(Path folder, String name, List<Run> runs) throws IOException {
        for (var run : runs) {
            RunFolder.create(folder.resolve("target"), run.id(), folder.resolve(name))
                    .complete(run, folder.resolve(name), folder);
        }
        var page = Report.write(folder.resolve(name));
        Files.copy(page, screenshots.resolve(name + ".html"), StandardCopyOption.REPLACE_EXISTING);
        return page;
    }

    @Test
    void it_is_light_or_dark_as_the_reader_wants_it() throws Exception {
        var light = picture("light", series, "--window-size=1600,4000");
        var dark = picture("dark", series, "--window-size=1600,4000", DARK);

        assertEquals(LIGHT_PAGE, light.getRGB(2, 2) & 0xffffff);
        assertEquals(DARK_PAGE, dark.getRGB(2, 2) & 0xffffff);
        assertTrue(count(light, LIGHT_BETTER) > 100, "claims");
        assertTrue(count(dark, DARK_BETTER) > 100, "dark claims");
        assertTrue(count(light, LIGHT_LINE) > 100, "lines");
    }

    @ParameterizedTest
    @CsvSource({"series, 400", "series, 1600", "single, 400"})
    void only_tables_are_wider_than_the_window(String name, int width) throws Exception {
        var page = name.equals("series") ? series : single;
        var measured = Files.writeString(
                page.resolveSibling("measured.html"),
                Files.readString(page)
                        .replace("style-src", "script-src 'unsafe-inline'; style-src")
                        .replace("<details", "<details open")
                        .replace("</body>", WIDTHS + "</body>"));

        var dom = chromium.open(measured, "--dump-dom", "--window-size=" + width + ",3000");

        assertEquals(Chromium.attribute(dom, "data-window"), Chromium.attribute(dom, "data-width"));
    }

    @Test
    void it_is_printed() throws Exception {
        var pdf = screenshots.resolve("print.pdf");

        chromium.open(series, "--print-to-pdf=" + pdf, "--no-pdf-header-footer", DARK);

        assertTrue(Files.size(pdf) > 10_000, "the page");
    }

    private static BufferedImage picture(String name, Path shown, String... options) throws Exception {
        var file = screenshots.resolve(name + ".png");
        var all = new ArrayList<>(List.of(options));
        all.add("--screenshot=" + file);
        chromium.open(shown, all.toArray(String[]::new));
        return ImageIO.read(file.toFile());
    }

    private static long count(BufferedImage picture, int color) {
        return IntStream.range(0, picture.getWidth() * picture.getHeight())
                .filter(i -> (picture.getRGB(i % picture.getWidth(), i / picture.getWidth()) & 0xffffff) == color)
                .count();
    }
}
