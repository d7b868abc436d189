package dev.a2b.postgres;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Reads what the server counts of each statement. */
final class Statements {

    private static final String EXTENSION = "create extension if not exists pg_stat_statements";

    /**
     * Without the queries by which a pool tries its connections. The server counts equal texts apart if the types of
     * their parameters differ.
     */
    private static final String COUNTED = """
            select regexp_replace(btrim(query), '\\s+', ' ', 'g') as statement,
                   sum(calls)::bigint,
                   sum(rows)::bigint,
                   sum(shared_blks_hit + shared_blks_read)::bigint
            from pg_stat_statements s
            join pg_database d on d.oid = s.dbid
            join pg_roles r on r.oid = s.userid
            where d.datname = ? and r.rolname = ? and query !~* '^\\s*select \\$1\\s*$'
            group by statement
            """;

    private Statements() {}

    /** Counts in the administrator's own database, so that the counting is not counted. */
    static List<Executed> of(Database admin, Database counted) throws SQLException {
        Sql.run(admin, List.of(EXTENSION));
        try (var connection = admin.connect();
                var query = connection.prepareStatement(COUNTED)) {
            query.setString(1, counted.name());
            query.setString(2, counted.username());
            var all = new ArrayList<Executed>();
            try (var rows = query.executeQuery()) {
                while (rows.next()) {
                    all.add(new Executed(rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getLong(4)));
                }
            }
            return all;
        }
    }
}
