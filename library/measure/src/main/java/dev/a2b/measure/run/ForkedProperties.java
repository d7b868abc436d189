package dev.a2b.measure.run;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;

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

    private static final String ESCAPE = "\\";

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
        properties.stringPropertyNames().stream()
                .filter(name -> properties.getProperty(name).contains(ESCAPE))
                .forEach(name -> properties.setProperty(name, unescaped(properties.getProperty(name))));
    }

    /** A file of properties has the same escapes. It drops white space where a value begins, hence the dot. */
    private static String unescaped(String value) {
        var file = new Properties();
        try {
            file.load(new StringReader("value=." + value));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.getProperty("value").substring(1);
    }

    private static boolean isForked() {
        return ClassLoader.getSystemResource(MAIN) != null;
    }
}
