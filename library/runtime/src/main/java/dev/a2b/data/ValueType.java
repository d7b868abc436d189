package dev.a2b.data;

import static java.util.stream.Collectors.toMap;

import io.vertx.sqlclient.data.Numeric;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The values that a statement takes and gives exactly, on the connections of {@link Queries} and in transactions: a Java
 * type, the type of its parameters, and the types of columns that it can hold without loss.
 * https://www.postgresql.org/docs/current/datatype.html
 */
enum ValueType {
    BOOLEAN(Boolean.class, "bool", "BOOL"),
    SHORT(Short.class, "int2", number -> ((Number) number).shortValue(), "INT2"),
    INTEGER(Integer.class, "int4", number -> ((Number) number).intValue(), "INT4", "INT2"),
    LONG(Long.class, "int8", number -> ((Number) number).longValue(), "INT8", "INT4", "INT2"),
    FLOAT(Float.class, "float4", "FLOAT4"),
    DOUBLE(Double.class, "float8", "FLOAT8"),
    DECIMAL(BigDecimal.class, "numeric", ValueType::decimal, "NUMERIC"),
    TEXT(String.class, "varchar", "TEXT", "VARCHAR", "BPCHAR", "NAME", "UNKNOWN"),
    UNIQUE_ID(UUID.class, "uuid", "UUID"),
    DATE(LocalDate.class, "date", "DATE"),
    TIME(LocalTime.class, "time", ValueType::timeOfDay, "TIME"),
    DATE_TIME(LocalDateTime.class, "timestamp", "TIMESTAMP"),
    OFFSET_DATE_TIME(OffsetDateTime.class, "timestamptz", ValueType::inUtc, "TIMESTAMPTZ"),
    INSTANT(Instant.class, "timestamptz", time -> inUtc(time).toInstant(), "TIMESTAMPTZ"),
    // Parameters only: a driver reads an array of two dimensions as null.
    INTEGERS(Integer[].class, "int4[]"),
    LONGS(Long[].class, "int8[]"),
    TEXTS(String[].class, "varchar[]"),
    UNIQUE_IDS(UUID[].class, "uuid[]");

    private static final Map<Class<?>, ValueType> BY_CLASS =
            Stream.of(values()).collect(toMap(type -> type.type, type -> type));

    // What PostgreSQL can store. The year 0 of Java is its year 1 BC.
    private static final LocalDate FIRST_DATE = LocalDate.of(-4712, 1, 1);
    private static final LocalDate LAST_DATE = LocalDate.of(5_874_897, 12, 31);
    private static final LocalDate LAST_DATE_WITH_TIME = LocalDate.of(294_276, 12, 31);
    /** Infinity, for types without a time zone. */
    private static final Set<Object> INFINITE =
            Set.of(LocalDate.MIN, LocalDate.MAX, LocalDateTime.MIN, LocalDateTime.MAX);

    private final Class<?> type;
    private final String parameter;
    private final UnaryOperator<Object> reading;
    private final Set<String> columns;

    ValueType(Class<?> type, String parameter, String... columns) {
        this(type, parameter, value -> value, columns);
    }

    ValueType(Class<?> type, String parameter, UnaryOperator<Object> reading, String... columns) {
        this.type = type;
        this.parameter = parameter;
        this.reading = reading;
        this.columns = Set.of(columns);
    }

    /** @throws IllegalArgumentException if values of this class are not exact */
    static ValueType of(Class<?> type) {
        var found = BY_CLASS.get(type);
        if (found == null) {
            throw new IllegalArgumentException("Queries has no values of the type " + type.getTypeName()
                    + ". Give and read one of "
                    + BY_CLASS.keySet().stream()
                            .map(Class::getSimpleName)
                            .sorted()
                            .toList()
                    + ", and convert it in SQL, for example by ::text.");
        }
        return found;
    }

    /** The type in SQL of a parameter with such a value. */
    String parameter() {
        return parameter;
    }

    boolean isOf(Class<?> other) {
        return type == other;
    }

    boolean holds(String column) {
        return columns.contains(column);
    }

    /** The value that a driver read. */
    Object read(Object value) {
        return reading.apply(value);
    }

    /**
     * The value for a driver. Times are kept to the microsecond, as the database does.
     *
     * @throws IllegalArgumentException if the database cannot store it
     */
    static Object given(Object value) {
        if (INFINITE.contains(value)) {
            return value;
        }
        if (value instanceof Instant time) {
            return given(time.atOffset(ZoneOffset.UTC));
        }
        if (value instanceof OffsetDateTime time) {
            return stored(time.withOffsetSameInstant(ZoneOffset.UTC), LAST_DATE_WITH_TIME);
        }
        if (value instanceof LocalDateTime time) {
            return stored(time, LAST_DATE_WITH_TIME);
        }
        return value instanceof LocalDate date ? stored(date, LAST_DATE) : value;
    }

    private static Object stored(TemporalAccessor time, LocalDate last) {
        var date = LocalDate.from(time);
        if (date.isBefore(FIRST_DATE) || date.isAfter(last)) {
            throw new IllegalArgumentException("PostgreSQL cannot store the time " + time + ".");
        }
        return time;
    }

    private static Object timeOfDay(Object value) {
        if (value.equals(LocalTime.MAX)) {
            throw new DateTimeException("It is 24:00, which no LocalTime can be");
        }
        return value;
    }

    private static Object decimal(Object value) {
        return value instanceof Numeric numeric ? new BigDecimal(numeric.toString()) : value;
    }

    private static OffsetDateTime inUtc(Object value) {
        var time = (OffsetDateTime) value;
        if (time.getYear() < FIRST_DATE.getYear() || time.getYear() > LAST_DATE_WITH_TIME.getYear()) {
            throw new DateTimeException("It is infinity, which no time with a time zone can be");
        }
        return time.withOffsetSameInstant(ZoneOffset.UTC);
    }
}
