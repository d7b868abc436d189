package dev.a2b.measure.report;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;
import org.slf4j.LoggerFactory;

/** The report as page and as Markdown, by templates. They read methods that are public, although their types are not. */
final class Templates {

    static {
        // Where nobody configures Logback, it prints each line of the engine.
        if (LoggerFactory.getLogger("io.pebbletemplates") instanceof Logger logger) {
            logger.setLevel(Level.WARN);
        }
    }

    private static final PebbleEngine PEBBLE = new PebbleEngine.Builder()
            .loader(loader())
            .strictVariables(true)
            .defaultLocale(Locale.ROOT)
            .build();

    private Templates() {}

    /** The text of a template about the report. Texts are escaped unless the template switches it off. */
    static String text(String template, ReportModel model) throws IOException {
        var text = new StringWriter();
        PEBBLE.getTemplate(template).evaluate(text, Map.of("report", model));
        return text.toString();
    }

    /** A part of report.md. */
    static String block(String name, ReportModel.Part part) throws IOException {
        var text = new StringWriter();
        PEBBLE.getTemplate(name + ".md").evaluate(text, Map.of("part", part));
        return text.toString().strip() + "\n";
    }

    private static ClasspathLoader loader() {
        var loader = new ClasspathLoader(Templates.class.getClassLoader());
        loader.setPrefix("report/");
        return loader;
    }
}
