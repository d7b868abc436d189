package dev.a2b;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * The tables of settings in README.md are those of the code: of the records' Javadoc and of defaults.properties.
 * {@code -Dsettings.write=true} writes them.
 */
class SettingsPageTest {

    private static final Path PAGE = Path.of("README.md");
    private static final Path DEFAULTS = Path.of("src/main/resources/dev/a2b/defaults.properties");
    private static final Path METADATA = Path.of("target/classes/META-INF/spring-configuration-metadata.json");
    private static final Pattern TABLES =
            Pattern.compile("(?<=<!-- settings: begin -->\n).*(?=<!-- settings: end -->)", Pattern.DOTALL);

    @Test
    void the_page_has_each_setting_with_its_default_and_its_meaning() throws IOException {
        var page = Files.readString(PAGE);

        var expected = TABLES.matcher(page).replaceFirst(Matcher.quoteReplacement(tables()));

        if (Boolean.getBoolean("settings.write")) {
            Files.writeString(PAGE, expected);
        } else {
            assertEquals(expected, page);
        }
    }

    private static String tables() throws IOException {
        return "\n### Of the library\n\n" + table(ofTheLibrary())
                + "\n### Of the framework, as the library sets them\n\n" + table(ofTheFramework()) + "\n";
    }

    private static String table(List<Setting> settings) {
        return settings.stream()
                .map(setting -> "| `%s` | %s | %s |\n".formatted(setting.name, code(setting.value), setting.meaning))
                .collect(joining("", "| setting | default | meaning |\n| --- | --- | --- |\n", ""));
    }

    private static String code(String value) {
        return value.isEmpty() ? "none" : "`" + value.replace("|", "\\|") + "`";
    }

    private static List<Setting> ofTheLibrary() throws IOException {
        var properties = new ObjectMapper()
                .readTree(METADATA.toFile())
                .path("properties")
                .spliterator();
        return StreamSupport.stream(properties, false)
                .map(SettingsPageTest::setting)
                .sorted(Comparator.comparing(Setting::name))
                .toList();
    }

    private static Setting setting(JsonNode property) {
        var meaning =
                property.path("description").asText().replaceAll("\\s+", " ").replaceAll("\\{@code (.*?)}", "`$1`");
        return new Setting(
                property.path("name").asText(), property.path("defaultValue").asText(), sentence(meaning));
    }

    /** The comment above a group of settings is the meaning of its first one. */
    private static List<Setting> ofTheFramework() throws IOException {
        var settings = new ArrayList<Setting>();
        var comment = new StringBuilder();
        for (var line : Files.readAllLines(DEFAULTS)) {
            if (line.startsWith("#")) {
                comment.append(line.substring(1));
            } else if (line.contains("=")) {
                var name = line.substring(0, line.indexOf('='));
                settings.add(new Setting(
                        name,
                        line.substring(name.length() + 1),
                        comment.toString().strip()));
                comment.setLength(0);
            } else {
                comment.setLength(0);
            }
        }
        return settings;
    }

    private static String sentence(String text) {
        return text.isEmpty() ? "" : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
    }

    private record Setting(String name, String value, String meaning) {}
}
