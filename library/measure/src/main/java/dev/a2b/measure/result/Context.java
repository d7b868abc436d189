package dev.a2b.measure.result;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Variation;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The conditions of a run: time, machine and software.
 *
 * @param machine the machine that ran load generator, service and database, as far as they share one
 * @param database the database server
 * @param java the Java that ran the service, with options from environment variables, as in {@code Eclipse Adoptium
 *     25.0.3+9-LTS, JAVA_TOOL_OPTIONS=-Xss1m}; empty if it is an executable, or if this is unknown
 * @param limits the limits that were in force; null if the service ran without limits
 * @param round the round of the series that the run belongs to; null if it was measured on its own
 * @param variation the setting that the plan varies from run to run, with its value in this one; null if it varies none
 * @param phases the phases of the run, in order
 * @param environment software, settings and commands by their names, for people
 */
public record Context(
        Machine machine,
        DatabaseInfo database,
        String java,
        Limits limits,
        Round round,
        Variation variation,
        List<Phase> phases,
        SortedMap<String, String> environment) {

    /** Name in the environment: the arguments of the command that measured. */
    public static final String MAVEN_ARGUMENTS = "maven arguments";
    /** Name in the environment: the command that started the service. */
    public static final String SERVICE_COMMAND = "service command";
    /** Name in the environment: how many files the load generator may open. */
    public static final String OPEN_FILES = "open files";
    /** Name in the environment: garbage collector and largest heap, as the JVM of the service reports them. */
    public static final String HEAP = "heap of the service";

    /** The environment, with the machine and the Java of the service, for people. */
    public SortedMap<String, String> described() {
        var described = new TreeMap<>(environment);
        described.put("machine", machine.text());
        if (!java.isEmpty()) {
            described.put("jdk of the service", java);
        }
        return described;
    }
}
