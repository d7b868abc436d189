package com.example.a2b.database;

import io.r2dbc.spi.ConnectionFactories;
import io.r2dbc.spi.ConnectionFactoryOptions;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import name.nkonev.r2dbc.migrate.core.BunchOfResourcesEntry;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrate;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrateProperties;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;

/** Fills an empty server with the template: the service's own schema, and the data set in it. */
final class Seeding {

    /** The database that copies are made from; nobody can connect to it once it is complete. */
    static final String TEMPLATE = "booking_seed";

    /** Owner of the template, of its copies and of all in them; not a superuser, as in production. */
    static final String OWNER = "booking";

    private static final String MIGRATIONS = "db/migration";
    private static final String DATA = "db/dataset";

    private Seeding() {
    }

    /** All that the template is made of, for telling one cluster from another. */
    static List<Map<String, String>> sources() {
        return List.of(Resources.sql(MIGRATIONS), Resources.sql(DATA));
    }

    static String alterOwner(String password) {
        return "alter role %s password '%s'".formatted(OWNER, password);
    }

    static void run(Database admin, double scale) throws SQLException {
        var owner = admin.named(TEMPLATE).as(OWNER, Passwords.next());
        Sql.run(admin, List.of(
            "create role %s login password '%s'".formatted(OWNER, owner.password()),
            "create database %s owner %s".formatted(TEMPLATE, OWNER)));
        migrate(owner);
        load(admin.named(TEMPLATE), scale);
        // Frozen, so that no copy ever has to write these rows anew only to mark them as old.
        Sql.run(admin.named(TEMPLATE), List.of("vacuum (freeze, analyze)"));
        Sql.run(admin, List.of("alter database %s is_template true allow_connections false".formatted(TEMPLATE)));
    }

    /** The library's own defaults, as in the service: a service that starts on a copy finds nothing left to do. */
    private static void migrate(Database owner) {
        var options = ConnectionFactoryOptions.parse(owner.r2dbcUrl()).mutate()
            .option(ConnectionFactoryOptions.USER, owner.username())
            .option(ConnectionFactoryOptions.PASSWORD, owner.password())
            .build();
        var migrations = Resources.sql(MIGRATIONS);
        var properties = new R2dbcMigrateProperties();
        properties.setResources(List.of(BunchOfResourcesEntry.ofConventionallyNamedFiles(MIGRATIONS)));
        R2dbcMigrate.migrate(ConnectionFactories.get(options), properties,
            folder -> migrations.entrySet().stream().map(Seeding::resource).toList(), null, null).block();
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

    private static void load(Database template, double scale) throws SQLException {
        try (var connection = template.connect(); var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            // No foreign key is checked: row by row that takes longer than all the rest. DataSetIT checks them.
            statement.execute("set local session_replication_role = replica");
            statement.execute("""
                select set_config('dataset.users', '%d', true), set_config('dataset.departures', '%d', true),
                       set_config('dataset.capacity', '%d', true), set_config('dataset.day', '%s', true)"""
                .formatted(DataSet.users(scale), DataSet.departures(scale), DataSet.CAPACITY, DataSet.DAY));
            for (var sql : Resources.sql(DATA).values()) {
                statement.execute(sql);
            }
            connection.commit();
        }
    }
}
