package dev.a2b.measure.cluster;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Share;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.util.Properties;

/**
 * What the coordinator asks of a load generator that joins, in the format of property files.
 *
 * @param service scheme, host and port of the service
 * @param run id of the run
 * @param generators number of load generators
 * @param plan the settings of the plan, which replace those of the load generator
 */
record Assignment(URI service, String run, int generators, Properties plan) {

    private static final String SERVICE = "service";
    private static final String RUN = "run";
    private static final String GENERATORS = "generators";

    static String write(URI service, String run, int generators, Properties given) {
        var properties = new Properties();
        given.stringPropertyNames().stream()
                .filter(Assignment::isOfPlan)
                .forEach(name -> properties.setProperty(name, given.getProperty(name)));
        properties.setProperty(SERVICE, service.toString());
        properties.setProperty(RUN, run);
        properties.setProperty(GENERATORS, Integer.toString(generators));
        var text = new StringWriter();
        try {
            properties.store(text, null);
        } catch (IOException e) {
            throw new IllegalStateException(e); // A StringWriter does not fail.
        }
        return text.toString();
    }

    static Assignment read(String text) {
        var properties = new Properties();
        try {
            properties.load(new StringReader(text));
            var service = URI.create(properties.remove(SERVICE).toString());
            var run = properties.remove(RUN).toString();
            var generators = Integer.parseInt(properties.remove(GENERATORS).toString());
            return new Assignment(service, run, generators, properties);
        } catch (IOException | RuntimeException e) {
            throw new MeasureException(
                    "This is not the answer of a coordinator: " + text.strip()
                            + ". Check the setting cluster.coordinator.",
                    e);
        }
    }

    /** Gives a load generator the plan of the coordinator. */
    void applyTo(Properties given) {
        given.stringPropertyNames().stream().filter(Assignment::isOfPlan).forEach(given::remove);
        given.putAll(plan);
    }

    Share share(int index) {
        return new Share(index, generators);
    }

    private static boolean isOfPlan(String name) {
        return name.equals("plan") || name.startsWith("plan.");
    }
}
