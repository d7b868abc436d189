package dev.a2b.measure.run;

import java.io.File;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The system properties as the user gave them. Gatling's Maven plugin escapes them as in Java source when it passes
 * them to the JVM that it starts: in {@code -Dsut.command="java -jar 'my app.jar'"}, a backslash arrives before each
 * quote.
 *
 * @see <a href="https://github.com/gatling/gatling-enterprise-plugin-commons">its class Fork</a>
 */
final class ForkedProperties {

    /** The main class of a JVM that the plugin started. */
    private static final String MAIN = "io/gatling/plugin/util/ForkMain.class";

    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))", Pattern.DOTALL);
    private static final int HEXADECIMAL = 16;

    private ForkedProperties() {}

    /** Restores the values of this JVM's system properties. */
    static void restore() {
        // The build sets paths, and in a path of Windows a backslash escapes nothing.
        if (isForked() && File.separatorChar != '\\') {
            unescape(System.getProperties());
        }
    }

    /** Replaces each value by what it was before it was escaped. */
    static void unescape(Properties properties) {
        properties
                .stringPropertyNames()
                .forEach(name -> properties.setProperty(
                        name,
                        ESCAPE.matcher(properties.getProperty(name))
                                .replaceAll(escape -> Matcher.quoteReplacement(character(escape)))));
    }

    private static String character(MatchResult escape) {
        if (escape.group(1) != null) {
            return Character.toString(Integer.parseInt(escape.group(1), HEXADECIMAL));
        }
        return switch (escape.group(2)) {
            case "b" -> "\b";
            case "t" -> "\t";
            case "n" -> "\n";
            case "f" -> "\f";
            case "r" -> "\r";
            default -> escape.group(2);
        };
    }

    private static boolean isForked() {
        return ClassLoader.getSystemResource(MAIN) != null;
    }
}
