package dev.a2b.postgres;

import java.util.Map;
import java.util.ServiceLoader;

/**
 * What a seeded database contains: a project's schema and its rows. A project implements this interface once, in the
 * module or jar that contains the SQL files, and registers the class as a service in
 * {@code META-INF/services/dev.a2b.postgres.DataSet}.
 *
 * <p>The files in {@code db/migration} create the schema; r2dbc-migrate applies them as the service would. Then the
 * files in {@code db/dataset} insert the rows: in the order of their names, in one transaction. They must produce the
 * same rows on every machine.
 *
 * <p>A data set needs no version number. A seeded database is reused only if the content of all these files, the name,
 * the scale and the parameters are unchanged; any difference makes the next start seed a new one.
 */
public interface DataSet {

    /**
     * The name of the data set and of the database user who owns schema and rows, for example the project's name:
     * letters and digits, separated by single dashes, dots or underscores.
     */
    String name();

    /**
     * The parameters that the files in {@code db/dataset} read with {@code current_setting('dataset.<key>')}.
     *
     * @param scale size of the data set, above 0; 1 is the full size
     */
    Map<String, String> parameters(double scale);

    /**
     * The data set of this project: the only one on the class path.
     *
     * @throws DatabaseException if the class path contains no data set, or more than one
     */
    static DataSet ofProject() {
        return DataSets.single(ServiceLoader.load(DataSet.class, DataSet.class.getClassLoader()));
    }
}
