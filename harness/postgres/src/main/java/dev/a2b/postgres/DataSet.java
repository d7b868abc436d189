package dev.a2b.postgres;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;

/**
 * What a seeded database holds: a project's schema and its rows. A project implements it once, in the module or jar
 * that holds the SQL files, and registers it as a service: {@code META-INF/services/dev.a2b.postgres.DataSet} names the
 * class.
 *
 * <p>The schema comes from the files in {@code db/migration}, applied by r2dbc-migrate as the service would. Then the
 * files in {@code db/dataset} run in the order of their names, in one transaction. Their rows must be the same on every
 * machine.
 */
public interface DataSet {

    /** Names the database user who owns schema and rows; letters, digits, dashes and dots. */
    String name();

    /**
     * The settings that the files in {@code db/dataset} read by {@code current_setting('dataset.<key>')}. Other values
     * make another data set, which is seeded anew, as other SQL files do.
     *
     * @param scale size of the data set, above 0; 1 is the full size
     */
    Map<String, String> parameters(double scale);

    /**
     * The data set of this project.
     *
     * @throws DatabaseException when the class path has none, or several
     */
    static DataSet ofProject() {
        var found = ServiceLoader.load(DataSet.class, DataSet.class.getClassLoader()).stream().toList();
        if (found.size() != 1) {
            throw new DatabaseException("One data set is needed, and the class path has " + found.size() + " of them "
                + found.stream().map(Provider::type).map(Class::getName).toList()
                + ": name one class in META-INF/services/" + DataSet.class.getName() + ".");
        }
        return found.get(0).get();
    }
}
