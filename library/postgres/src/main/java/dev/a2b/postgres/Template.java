package dev.a2b.postgres;

import io.r2dbc.spi.ConnectionFactories;
import io.r2dbc.spi.ConnectionFactoryOptions;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import name.nkonev.r2dbc.migrate.core.BunchOfResourcesEntry;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrate;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrateProperties;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;

/**
 * The database that is copied: the schema of the service with the rows of the data set. Once it is seeded, it accepts
 * no connections.
 *
 * @param scale size of the data set; 1 is the full size
 */
record Template(DataSet dataSet, double scale) {

    private static final String MIGRATIONS = "db/migration";
    private static final String DATA = "db/dataset";

    /** The template of the project's data set. */
    static Template of(double scale) {
        return new Template(DataSet.ofProject(), scale);
    }

    /** Name of the template on its server. */
    String name() {
        return owner() + "_seed";
    }

    /** The user who owns the template, its copies and everything in them. As in production, it is not a superuser. */
    String owner() {
        return dataSet.name().toLowerCase(Locale.ROOT).replaceAll("\\W", "_");
    }

    /** Name of the container image that keeps the template. */
    String image() {
        return dataSet.name().toLowerCase(Locale.ROOT) + "-seed";
    }

    /** Everything that determines the content of the template. After any change, a new template is seeded. */
    String content() {
        return List.of(
                        owner(),
                        scale,
                        new TreeMap<>(dataSet.parameters(scale)),
                        Settings.INITDB,
                        migrations(),
                        Resources.sql(dataSet, DATA))
                .toString();
    }

    /** Creates and fills the template on an empty server. */
    void seed(Database admin) throws SQLException {
        var owner = admin.named(name()).as(owner(), Passwords.next());
        Sql.run(
                admin,
                List.of(
                        "create role \"%s\" login password '%s'".formatted(owner(), owner.password()),
                        "create database \"%s\" owner \"%s\"".formatted(name(), owner())));
        migrate(owner);
        load(admin.named(name()));
        Sql.run(admin, List.of("alter database \"%s\" is_template true allow_connections false".formatted(name())));
    }

    /** Fills an empty database of another server, as its user, who must be a superuser. */
    void fill(Database database) throws SQLException {
        migrate(database);
        load(database);
    }

    /** Gives the owner a new password, and returns the owner's access. */
    Database newOwner(Database admin) throws SQLException {
        var owner = admin.as(owner(), Passwords.next());
        Sql.run(admin, List.of("alter role \"%s\" password '%s'".formatted(owner(), owner.password())));
        return owner;
    }

    /** Creates a copy of the template. */
    void copy(Database admin, String copy) throws SQLException {
        // Copies files: nothing goes through the write-ahead log, and each copy starts with cold buffers.
        // https://www.postgresql.org/docs/17/sql-createdatabase.html
        Sql.run(
                admin,
                List.of("create database \"%s\" template \"%s\" owner \"%s\" strategy file_copy"
                        .formatted(copy, name(), owner())));
    }

    /** Uses the same defaults of r2dbc-migrate as the service, which therefore finds nothing to migrate on a copy. */
    private void migrate(Database owner) {
        var options = ConnectionFactoryOptions.parse(owner.r2dbcUrl())
                .mutate()
                .option(ConnectionFactoryOptions.USER, owner.username())
                .option(ConnectionFactoryOptions.PASSWORD, owner.password())
                .build();
        var migrations = migrations();
        var properties = new R2dbcMigrateProperties();
        properties.setResources(List.of(BunchOfResourcesEntry.ofConventionallyNamedFiles(MIGRATIONS)));
        R2dbcMigrate.migrate(
                        ConnectionFactories.get(options),
                        properties,
                        folder -> migrations.entrySet().stream()
                                .map(Template::resource)
                                .toList(),
                        null,
                        null)
                .block();
    }

    private SortedMap<String, String> migrations() {
        return otherMigrations().map(Resources::sql).orElseGet(() -> Resources.sql(dataSet, MIGRATIONS));
    }

    /** The folder {@code database.migrations}, which replaces the migrations of the data set. */
    private static Optional<Path> otherMigrations() {
        return Optional.ofNullable(System.getProperty("database.migrations")).map(Path::of);
    }

    private static MigrateResource resource(Map.Entry<String, String> file) {
        return new MigrateResource() {
            @Override
            public boolean isReadable() {
                return true;
            }

            @Override
            public InputStream getInputStream() {
                return new ByteArrayInputStream(file.getValue().getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public String getFilename() {
                return file.getKey();
            }
        };
    }

    private void load(Database template) throws SQLException {
        try (var connection = template.connect();
                var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            // Turns off the checks of foreign keys, which take longer than everything else.
            statement.execute("set local session_replication_role = replica");
            // The driver sets the time zone of this JVM, so the same scripts would insert other rows elsewhere.
            statement.execute("set local time zone 'UTC'");
            setParameters(connection);
            for (var script : Resources.sql(dataSet, DATA).entrySet()) {
                run(statement, script.getKey(), script.getValue());
            }
            connection.commit();
        }
        // Freezes the rows: otherwise a later vacuum of each copy would write them again.
        Sql.run(template, List.of("vacuum (freeze, analyze)"));
    }

    private static void run(Statement statement, String script, String sql) throws SQLException {
        var before = statement.getConnection().setSavepoint();
        try {
            statement.execute(sql);
        } catch (SQLException e) {
            if (otherMigrations().isEmpty() || !lacksTable(e)) {
                throw forgotten(script, e).orElseThrow(() -> e);
            }
            // The migrations are those of an older commit, whose service does not need these rows.
            statement.getConnection().rollback(before);
            var left = "Database: without all rows of " + script + ", " + e.getMessage();
            System.out.println(left.replaceAll("\\s+", " ")); // the driver adds a line
        }
    }

    private static boolean lacksTable(SQLException failure) {
        return "42P01".equals(failure.getSQLState());
    }

    /**
     * What a script needs that somebody forgot; empty if the failure has another reason.
     * https://www.postgresql.org/docs/current/errcodes-appendix.html
     */
    static Optional<DatabaseException> forgotten(String script, SQLException failure) {
        var remedy = switch (String.valueOf(failure.getSQLState())) {
            case "42P01", "42703" -> "add a migration with the table or column to " + MIGRATIONS;
            case "42704" -> "add the parameter to the method parameters of the data set";
            case "23502" -> "give the column a value in this script";
            default -> null;
        };
        return Optional.ofNullable(remedy)
                .map(todo -> new DatabaseException(
                        "The script " + DATA + "/" + script + " failed: " + failure.getMessage() + "; " + todo + "."));
    }

    private void setParameters(Connection connection) throws SQLException {
        try (var setting = connection.prepareStatement("select set_config('dataset.' || ?, ?, true)")) {
            for (var parameter : dataSet.parameters(scale).entrySet()) {
                setting.setString(1, parameter.getKey());
                setting.setString(2, parameter.getValue());
                setting.execute();
            }
        }
    }
}
