package dev.a2b.postgres;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Settings of PostgreSQL: the same for the embedded server and the container, so that results are comparable. */
final class Settings {

    /**
     * Arguments of initdb. The built-in collation sorts the same way with every C library; the default one depends on
     * the machine. https://www.postgresql.org/docs/17/locale.html#LOCALE-PROVIDERS
     */
    static final List<String> INITDB =
            List.of("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8");

    /**
     * Arguments of a server that only seeds. They trade durability for speed: a cluster is discarded unless its server
     * was stopped cleanly.
     */
    static final List<String> SEEDING = List.of(
            "-c",
            "fsync=off",
            "-c",
            "full_page_writes=off",
            "-c",
            "wal_level=minimal",
            "-c",
            "max_wal_senders=0",
            "-c",
            "min_wal_size=32MB",
            "-c",
            "wal_recycle=off",
            "-c",
            "shared_buffers=384MB",
            "-c",
            "maintenance_work_mem=128MB",
            "-c",
            "work_mem=64MB",
            "-c",
            "timezone=UTC");

    private static final Map<String, String> SERVER = new LinkedHashMap<>();

    static {
        // The default, stated because initdb lowers it on small machines.
        SERVER.put("max_connections", "100");
        // Holds data and indexes of scale 1, so that the disk does not limit a measurement; the default is 128 MB.
        SERVER.put("shared_buffers", "384MB");
        // Not every build of PostgreSQL has it, and it does not help short queries.
        SERVER.put("jit", "off");
        // The default uses them where the machine offers them, so results would differ for no visible reason.
        SERVER.put("huge_pages", "off");
        SERVER.put("timezone", "UTC");
        // Counts statements, so that a change of their number shows without a load.
        SERVER.put("shared_preload_libraries", "pg_stat_statements");
        // Durability as in production: the defaults of PostgreSQL, stated because test tools often turn them off.
        SERVER.put("fsync", "on");
        SERVER.put("synchronous_commit", "on");
        SERVER.put("full_page_writes", "on");
    }

    private static final List<String> REPORTED = List.of(
            "server_version",
            "effective_cache_size",
            "work_mem",
            "wal_level",
            "max_wal_size",
            "checkpoint_timeout",
            "random_page_cost",
            "autovacuum",
            "data_checksums");

    private Settings() {}

    /** Arguments of the command {@code postgres}. */
    static List<String> arguments() {
        return SERVER.entrySet().stream()
                .flatMap(s -> Stream.of("-c", s.getKey() + "=" + s.getValue()))
                .toList();
    }

    /** The settings as a running server reports them. */
    static SortedMap<String, String> of(Database admin) throws SQLException {
        var names = new TreeMap<String, String>(SERVER);
        REPORTED.forEach(name -> names.put(name, ""));
        try (var connection = admin.connect();
                var query = connection.prepareStatement("select current_setting(?)")) {
            for (var setting : names.entrySet()) {
                query.setString(1, setting.getKey());
                try (var rows = query.executeQuery()) {
                    rows.next();
                    setting.setValue(rows.getString(1));
                }
            }
        }
        return names;
    }
}
