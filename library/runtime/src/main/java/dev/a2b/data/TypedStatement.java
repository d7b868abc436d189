package dev.a2b.data;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A statement that says the type of each parameter: {@code $1} of a Long is {@code ($1::int8)}. Without that, the
 * database takes the type of what the parameter is compared with, and the driver cuts the value to it.
 *
 * @param values of the parameters, for a driver
 */
record TypedStatement(String sql, @Nullable Object[] values) {

    /** Statements are constants. A service that builds them by the thousand has them typed anew each time. */
    private static final int CACHED = 1_000;

    private static final Map<Source, String> CACHE = new ConcurrentHashMap<>();

    /**
     * A parameter, or what can contain its sign without being one: literals, quoted names, comments, names.
     * https://www.postgresql.org/docs/current/sql-syntax-lexical.html
     */
    private static final Pattern TOKENS = Pattern.compile("""
            [eE]'(?:[^'\\\\]|\\\\.|'')*' | '(?:[^']|'')*' | "[^"]*" | --[^\\n]* | /\\*.*?\\*/
            | (?<tag>\\$(?:[\\p{L}_][\\p{L}\\d_]*)?\\$).*?\\k<tag> | [\\p{L}_][\\p{L}\\d_$]* | \\$(?<parameter>\\d+)
            """, Pattern.COMMENTS | Pattern.DOTALL);

    /** @throws IllegalArgumentException if a value is of no {@link ValueType}, or if the database cannot store it */
    static TypedStatement of(String sql, @Nullable Object[] parameters) {
        if (parameters.length == 0) {
            return new TypedStatement(sql, parameters);
        }
        var values = new @Nullable Object[parameters.length];
        var types = new @Nullable ValueType[parameters.length];
        for (var index = 0; index < parameters.length; index++) {
            var parameter = parameters[index];
            if (parameter != null) {
                types[index] = ValueType.of(parameter.getClass());
                values[index] = ValueType.given(parameter);
            }
        }
        var source = new Source(sql, Arrays.asList(types));
        var typed = CACHE.get(source);
        if (typed == null) {
            typed = source.typed();
            if (CACHE.size() < CACHED) {
                CACHE.put(source, typed);
            }
        }
        return new TypedStatement(typed, values);
    }

    /** @param types of the parameters; null for one without a value, whose type the statement itself says */
    private record Source(String sql, List<@Nullable ValueType> types) {

        private String typed() {
            return TOKENS.matcher(sql).replaceAll(token -> Matcher.quoteReplacement(typed(token)));
        }

        private String typed(MatchResult token) {
            var number = token.group(2);
            if (number == null) {
                return token.group();
            }
            var index = Integer.parseInt(number) - 1;
            var type = index >= 0 && index < types.size() ? types.get(index) : null;
            return type == null ? token.group() : "(%s::%s)".formatted(token.group(), type.parameter());
        }
    }
}
