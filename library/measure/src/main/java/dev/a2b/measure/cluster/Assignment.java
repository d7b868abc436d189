package dev.a2b.measure.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Share;
import java.net.URI;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * What the coordinator asks of a load generator that joins, as JSON.
 *
 * @param service scheme, host and port of the service
 * @param run id of the run
 * @param generators number of load generators
 * @param plan the settings of the plan, which replace those of the load generator
 */
record Assignment(URI service, String run, int generators, Map<String, String> plan) {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

    static String write(URI service, String run, int generators, Properties given) {
        var plan = given.stringPropertyNames().stream()
                .filter(Assignment::isOfPlan)
                .collect(Collectors.toMap(name -> name, given::getProperty));
        return JSON.valueToTree(new Assignment(service, run, generators, plan)).toString();
    }

    static Assignment read(String text) {
        try {
            return JSON.readValue(text, Assignment.class);
        } catch (JsonProcessingException e) {
            throw new MeasureException("This is not the answer of a coordinator: " + text.strip()
                    + ". Check the setting cluster.coordinator.");
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
