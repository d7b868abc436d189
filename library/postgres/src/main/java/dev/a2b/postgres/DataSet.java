package dev.a2b.postgres;

import java.util.Map;
import java.util.ServiceLoader;

/**
 * What a seeded database contains: the schema of a project and its rows. A project implements this interface once, in
 * the module or jar that contains the SQL files, with a public constructor without parameters, and registers the class
 * as a service: the file {@code META-INF/services/dev.a2b.postgres.DataSet} contains the name of the class.
 *
 * <p>The files in {@code db/migration} create the schema. Their names follow
 * <a href="https://github.com/nkonev/r2dbc-migrate">r2dbc-migrate</a>, which applies them as it does in the service.
 * Then the files {@code db/dataset/*.sql} insert the rows, in the order of their names and in one transaction without
 * checks of foreign keys, in the time zone UTC. They must produce the same rows on every machine.
 *
 * <p>A data set needs no version number. A seeded database is reused only if the content of all these files, the name,
 * the scale and the parameters are unchanged; after any change, the next start seeds a new database.
 */
public interface DataSet {

    /**
     * The name of the data set, for example the name of the project: letters and digits, separated by single dashes,
     * dots or underscores. In lower case, it is also the name of the database user who owns schema and rows, with
     * underscores in place of dashes and dots.
     */
    String name();

    /**
     * The parameters that the files in {@code db/dataset} read with {@code current_setting('dataset.<key>')}.
     *
     * @param scale size of the data set, above 0; 1 is the full size
     * @return the values by the keys; empty if the files read no parameters
     */
    Map<String, String> parameters(double scale);

    /**
     * The data set of this project: the only one on the class path.
     *
     * @throws DatabaseException if the class path contains no data set or more than one, or if its name is invalid
     */
    static DataSet ofProject() {
        return DataSets.single(ServiceLoader.load(DataSet.class, DataSet.class.getClassLoader()));
    }
}
