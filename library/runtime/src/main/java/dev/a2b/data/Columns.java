package dev.a2b.data;

import java.time.DateTimeException;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The columns of a row, read from left to right. */
public abstract sealed class Columns permits SharedColumns, TransactionColumns {

    /** By column, the type that was found exact for it in an earlier row. */
    private @Nullable ValueType[] types = {};

    private int next;

    Columns() {}

    /**
     * The value of the next column; null if it is null.
     *
     * @throws IllegalArgumentException if the type cannot hold every value of the column, or not this one
     */
    @SuppressWarnings({"unchecked", "NullAway"}) // types are by class; the caller knows which columns can be null
    public <T> T next(Class<T> type) {
        var column = next++;
        var exact = exact(column, type);
        try {
            var value = value(column);
            return (T) (value == null ? null : exact.read(value));
        } catch (NumberFormatException | DateTimeException unreadable) {
            throw ReadFailure.unreadable(unreadable);
        }
    }

    /** Whether the next column is null, for example because an outer join found nothing. */
    public boolean isNull() {
        return value(next) == null;
    }

    /** What the driver read. */
    abstract @Nullable Object value(int column);

    /** The name of a column's type, in capital letters. */
    abstract String typeName(int column);

    final void toFirst() {
        next = 0;
    }

    private ValueType exact(int column, Class<?> type) {
        if (column >= types.length) {
            types = Arrays.copyOf(types, column + 8);
        }
        var known = types[column];
        if (known != null && known.isOf(type)) {
            return known;
        }
        var exact = ValueType.of(type);
        var name = typeName(column);
        if (!exact.holds(name)) {
            throw new IllegalArgumentException(
                    "Column %d is of the type %s, which no %s holds exactly. Read another type, or convert it in SQL, for example by ::text."
                            .formatted(column + 1, name.toLowerCase(Locale.ROOT), type.getSimpleName()));
        }
        types[column] = exact;
        return exact;
    }
}
