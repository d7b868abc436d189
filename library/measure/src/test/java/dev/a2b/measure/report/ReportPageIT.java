package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.RunFolder;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report's page in a browser, made of recorded runs and of repeats that were derived from them. */
class ReportPageIT {

    private static final int LIGHT_PAGE = 0xffffff;
    private static final int DARK_PAGE = 0x14181c;
    /** The first native build; nothing but its marks and lines has its colour. */
    private static final int LIGHT_BUILD = 0xb94642;

    private static final int DARK_BUILD = 0xf28881;
    /** The first two colours of charts that show no builds. */
    private static final int LIGHT_DOT = 0x0072b2;

    private static final int LIGHT_LINE = 0xc44e00;

    /** The same as a PDF's operators. */
    private static final String PRINTED_BUILD = ".7255 .2745 .2588 RG";

    /** Says how wide the page is, and how wide the window. */
    private static final String WIDTHS = """
        <script>
        document.documentElement.dataset.width = document.documentElement.scrollWidth;
        document.documentElement.dataset.window = innerWidth;
        </script>
        """;

    private static final String DARK = "--blink-settings=preferredColorScheme=0";

    private static Chromium chromium;
    private static Path page;
    private static Path screenshots;

    @BeforeAll
    static void write(@TempDir Path folder) throws IOException {
        chromium = Chromium.find(Files.createDirectories(folder.resolve("profile")));
        screenshots =
                Files.createDirectories(Path.of("target", "report-screenshots").toAbsolutePath());
        var measurements = folder.resolve("measurements");
        var half = new GeneratedSeries("20260102-000000", 3)
                .with(new Limits(0.5, 512_000_000))
                .add("jar", 1.5, 1)
                .add("jar-cache", 1.4, 2.5)
                .add("jib", 1.5, 1)
                .add("docker", 1.5, 1)
                .add("native", 1, 20)
                .add("native-upx", 1.01, 2)
                .add("docker-native", 1.05, 10);
        var two = new GeneratedSeries("20260103-000000", 3)
                .with(new Limits(2, 512_000_000))
                .add("jar", 1, 1)
                .add("native", 1.6, 20);
        var experiments = List.of(
                CapacityTest.run(
                        "capacity",
                        CapacityTest.level(60, 1),
                        CapacityTest.level(70, 0.95),
                        CapacityTest.level(80, 0.7, 1, Map.of("status.find.is(200), found 503", 503L))),
                ModelsTest.run("closed-1", ModelsTest.pair(1, 100, 8, 9), ModelsTest.pair(8, 520, 61, 480)));
        var varied = IntStream.of(64, 128, 256, 512)
                .mapToObj(megabytes -> Runs.varied(
                        Runs.ranked("20260104-000" + megabytes + "-jar", "jar", "1", 500 - 6400.0 / megabytes),
                        "limit.memory",
                        Integer.toString(megabytes)))
                .toList();
        for (var run : Stream.of(RecordedRuns.all(), half.runs(), two.runs(), experiments, varied)
                .flatMap(List::stream)
                .toList()) {
            RunFolder.create(folder.resolve("target"), run.id()).complete(run, measurements, folder);
        }
        page = new Report(measurements, null, null).write();
        Files.copy(page, screenshots.resolve(Report.PAGE), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void charts_of_a_run_are_drawn_when_it_is_opened() throws Exception {
        var opened = Files.writeString(
                page.resolveSibling("opened.html"),
                Files.readString(page)
                        .replace("<details class=\"run\"", "<details open class=\"run\"")
                        // A screenshot ends at 16384 pixels, and the runs are below all else.
                        .replace("</style>", "section:not(#runs) { display: none } </style>"));

        var picture = picture("runs", opened, "--window-size=1000,16000");

        assertTrue(count(picture, LIGHT_LINE) > 500, "lines");
    }

    @Test
    void it_is_light_or_dark_as_the_reader_wants_it() throws Exception {
        var light = picture("light", page, "--window-size=1280,3000");
        var dark = picture("dark", page, "--window-size=1280,3000", DARK);

        assertEquals(LIGHT_PAGE, light.getRGB(2, 2) & 0xffffff);
        assertEquals(DARK_PAGE, dark.getRGB(2, 2) & 0xffffff);
        assertTrue(count(light, LIGHT_BUILD) > 100, "marks");
        assertTrue(count(dark, DARK_BUILD) > 100, "dark marks");
    }

    @Test
    void the_first_screen_has_the_recommendations_and_the_plots() throws Exception {
        var picture = picture("first-screen", page, "--window-size=1280,720");

        assertTrue(count(picture, LIGHT_BUILD) > 50, "marks");
    }

    @Test
    void the_details_of_a_comparison_are_drawn_when_they_are_opened() throws Exception {
        var opened = Files.writeString(
                page.resolveSibling("details.html"), Files.readString(page).replace("<details>", "<details open>"));

        var picture = picture("details", opened, "--window-size=1280,9000");

        assertTrue(count(picture, LIGHT_DOT) > 1000, "dots");
    }

    @Test
    void it_fits_a_phone() throws Exception {
        var measured = Files.writeString(
                page.resolveSibling("phone.html"),
                Files.readString(page)
                        .replace("style-src", "script-src 'unsafe-inline'; style-src")
                        .replace("</body>", WIDTHS + "</body>"));

        var dom = chromium.open(measured, "--dump-dom", "--window-size=390,3000");
        var picture = picture("phone", page, "--window-size=390,6000");

        assertEquals(Chromium.attribute(dom, "data-window"), Chromium.attribute(dom, "data-width"));
        assertTrue(count(picture, LIGHT_BUILD) > 50, "marks");
    }

    @Test
    void it_is_printed_with_its_plots_in_the_colours_of_paper() throws Exception {
        var pdf = screenshots.resolve("print.pdf");

        chromium.open(page, "--print-to-pdf=" + pdf, "--no-pdf-header-footer", DARK);

        assertTrue(unpacked(Files.readString(pdf, StandardCharsets.ISO_8859_1)).contains(PRINTED_BUILD), "marks");
    }

    /** What the streams of a PDF say, those that can be inflated. */
    private static String unpacked(String pdf) {
        return Pattern.compile("stream\r?\n(.*?)endstream", Pattern.DOTALL)
                .matcher(pdf)
                .results()
                .map(stream -> inflated(stream.group(1).getBytes(StandardCharsets.ISO_8859_1)))
                .collect(Collectors.joining());
    }

    private static String inflated(byte[] stream) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(stream))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // a font or the like
        }
    }

    private static BufferedImage picture(String name, Path shown, String... options) throws Exception {
        var file = screenshots.resolve(name + ".png");
        var all = new ArrayList<>(List.of(options));
        all.add("--screenshot=" + file);
        chromium.open(shown, all.toArray(String[]::new));
        return ImageIO.read(file.toFile());
    }

    private static long count(BufferedImage picture, int colour) {
        return IntStream.range(0, picture.getWidth() * picture.getHeight())
                .filter(i -> (picture.getRGB(i % picture.getWidth(), i / picture.getWidth()) & 0xffffff) == colour)
                .count();
    }
}
