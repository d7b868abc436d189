package dev.a2b.items;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
import java.util.Map;
import reactor.core.publisher.Flux;

/**
 * All that the tests of cross-cutting features know of this domain: what they read and change to try a feature. Another
 * domain needs another version of this class only.
 */
@Singleton
public class Items {

    /** What all callers may read. */
    public static final String OPEN = "/items";

    /** What all callers may read, long enough to be packed. */
    public static final String LONG = "/items?size=30";

    /** What belongs to a user: GET reads it and PUT changes it. */
    public static final String OWN = "/users/{userId}/items/{itemId}";

    /** What the API calls it. */
    public static final String NAME = "item";

    /** The table with it, where its key is that of the user. */
    public static final String TABLE = "items";

    /** The two members of the body that changes it: texts that must not be blank. */
    public static final String FIRST = "name";

    public static final String SECOND = "note";

    /** A sound body. */
    public static final String BODY = "{\"" + FIRST + "\": \"Ada\", \"" + SECOND + "\": \"King\"}";

    private static final String INSERT = """
        insert into items (id, user_id, name, note)
        select id, id, 'Of a test', 'Untouched' from nextval(pg_get_serial_sequence('items', 'id')) id
        returning id""";

    private final ConnectionFactory database;

    Items(ConnectionFactory database) {
        this.database = database;
    }

    /** The path of what belongs to a user. The users 1, 2, ... are in the data set. */
    public static String own(Object userId) {
        var user = userId.toString();
        return OWN.replace("{userId}", user).replace("{itemId}", user.matches("[1-9]\\d{0,9}") ? user : "1");
    }

    /** A path for each number from 1 on; what it leads to is long enough to be packed. */
    public static String packed(int number) {
        return LONG + "&page=" + number;
    }

    /** A body in JSON, written with single quotes and the members {@code first} and {@code second}. */
    public static String body(String template) {
        return template.replace("first", FIRST).replace("second", SECOND).replace('\'', '"');
    }

    /** A new user of a test's own. */
    public long user() {
        return Flux.usingWhen(
                        database.create(),
                        connection -> Flux.from(
                                        connection.createStatement(INSERT).execute())
                                .flatMap(result -> result.map(row -> row.get("id", Long.class))),
                        Connection::close)
                .blockLast();
    }

    /** Values of all parameters of the API that are not 1: with them, each operation finds something. */
    public Map<String, Object> parameters() {
        var user = user();
        return Map.of("userId", user, "itemId", user);
    }
}
