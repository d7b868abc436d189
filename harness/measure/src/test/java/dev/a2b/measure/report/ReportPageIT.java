package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report's page in a browser, made of recorded runs and of repeats that were derived from them. */
class ReportPageIT {

    private static final int LIGHT_PAGE = 0xffffff;
    private static final int DARK_PAGE = 0x14181c;
    /** The first two colours of charts. */
    private static final int LIGHT_DOT = 0x0072b2;
    private static final int DARK_DOT = 0x56b4e9;
    private static final int LIGHT_LINE = 0xc44e00;
    private static final int DARK_LINE = 0xff8c4a;

    /** The same as a PDF's operators. */
    private static final String PRINTED_DOT = "0 .4471 .698 rg";
    private static final String PRINTED_LINE = ".7686 .3059 0 RG";

    private static final String DARK = "--blink-settings=preferredColorScheme=0";

    private static Chromium chromium;
    private static Path page;
    private static Path screenshots;

    @BeforeAll
    static void write(@TempDir Path folder) throws IOException {
        chromium = Chromium.find(Files.createDirectories(folder.resolve("profile")));
        screenshots = Files.createDirectories(Path.of("target", "report-screenshots").toAbsolutePath());
        var measurements = folder.resolve("measurements");
        for (var run : RecordedRuns.all()) {
            RunFolder.create(folder.resolve("target"), run.id()).complete(run, measurements, folder);
        }
        page = new Report(measurements, null, null).write();
        Files.copy(page, screenshots.resolve(Report.PAGE), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void charts_of_a_run_are_drawn_when_it_is_opened() throws Exception {
        var opened = Files.writeString(page.resolveSibling("opened.html"), Files.readString(page)
            .replace("<details class=\"run\"", "<details open class=\"run\""));

        var picture = picture("runs", opened, "--window-size=1000,9000");

        assertTrue(count(picture, LIGHT_LINE) > 500, "lines");
    }

    @Test
    void it_is_light_or_dark_as_the_reader_wants_it() throws Exception {
        var light = picture("light", page, "--window-size=1000,4500");
        var dark = picture("dark", page, "--window-size=1000,4500", DARK);

        assertEquals(LIGHT_PAGE, light.getRGB(2, 2) & 0xffffff);
        assertEquals(DARK_PAGE, dark.getRGB(2, 2) & 0xffffff);
        assertTrue(count(light, LIGHT_DOT) > 1000, "dots");
        assertTrue(count(light, LIGHT_LINE) > 100, "lines");
        assertTrue(count(dark, DARK_DOT) > 1000, "dark dots");
        assertTrue(count(dark, DARK_LINE) > 100, "dark lines");
    }

    @Test
    void it_fits_a_phone() throws Exception {
        var picture = picture("phone", page, "--window-size=390,6000");

        assertTrue(count(picture, LIGHT_DOT) > 1000, "dots");
    }

    @Test
    void it_is_printed_with_its_charts_in_the_colours_of_paper() throws Exception {
        var pdf = screenshots.resolve("print.pdf");

        chromium.open(page, "--print-to-pdf=" + pdf, "--no-pdf-header-footer", DARK);

        var drawn = unpacked(Files.readString(pdf, StandardCharsets.ISO_8859_1));
        assertTrue(drawn.split(Pattern.quote(PRINTED_DOT), -1).length > 15, "dots");
        assertTrue(drawn.contains(PRINTED_LINE), "lines");
    }

    /** What the streams of a PDF say, those that can be inflated. */
    private static String unpacked(String pdf) {
        return Pattern.compile("stream\r?\n(.*?)endstream", Pattern.DOTALL).matcher(pdf).results()
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
