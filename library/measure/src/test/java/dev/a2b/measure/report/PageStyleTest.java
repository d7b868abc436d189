package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The colours of the page, light and dark. */
class PageStyleTest {

    /** The contrast that text needs: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
    private static final double CONTRAST = 4.5;

    private static final Pattern COLOUR = Pattern.compile("--([a-z]+(?:-\\d+)?): #([0-9a-f]{6}|[0-9a-f]{3});");

    @Test
    void every_color_of_a_line_and_of_text_contrasts_with_the_page() throws IOException {
        for (var colours : List.of(light(), dark())) {
            colours.keySet().stream()
                    .filter(name -> name.matches("line-\\d+|text|quiet|accent|better|worse"))
                    .forEach(name -> {
                        var contrast = contrast(colours.get(name), colours.get("page"));
                        assertTrue(contrast >= CONTRAST, name + " " + colours.get(name) + ": " + contrast);
                    });
        }
    }

    private static Map<String, String> light() throws IOException {
        var css = css();
        return colours(css.substring(0, css.indexOf("@media")));
    }

    private static Map<String, String> dark() throws IOException {
        var css = css();
        return colours(css.substring(css.indexOf("@media")));
    }

    private static String css() throws IOException {
        try (var in = PageStyleTest.class.getResourceAsStream("/report/report.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Map<String, String> colours(String css) {
        var colours = new TreeMap<String, String>();
        COLOUR.matcher(css).results().forEach(found -> colours.putIfAbsent(found.group(1), found.group(2)));
        return colours;
    }

    private static double contrast(String one, String other) {
        var darker = Math.min(luminance(one), luminance(other));
        var lighter = Math.max(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
    private static double luminance(String colour) {
        var digits = colour.length() == 3 ? colour.replaceAll("(.)", "$1$1") : colour;
        return 0.2126 * linear(digits, 0) + 0.7152 * linear(digits, 2) + 0.0722 * linear(digits, 4);
    }

    private static double linear(String digits, int from) {
        var value = Integer.parseInt(digits.substring(from, from + 2), 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
