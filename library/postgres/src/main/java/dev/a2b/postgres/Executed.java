package dev.a2b.postgres;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How often a statement was executed, and what it took.
 *
 * @param statement its text, with {@code $1} for each constant
 * @param calls how often
 * @param rows rows that it returned or changed in all
 * @param blocks blocks of 8 KB that it used, from the server's cache or from files
 * @see <a href="https://www.postgresql.org/docs/17/pgstatstatements.html">pg_stat_statements</a>
 */
public record Executed(String statement, long calls, long rows, long blocks) {

    /** What was executed since an earlier count, the most frequent statement first. */
    public static List<Executed> since(List<Executed> earlier, List<Executed> now) {
        Map<String, Executed> before =
                earlier.stream().collect(Collectors.toMap(Executed::statement, Function.identity()));
        var since = new ArrayList<Executed>();
        for (var executed : now) {
            var same = before.getOrDefault(executed.statement, new Executed(executed.statement, 0, 0, 0));
            if (executed.calls > same.calls) {
                since.add(executed.less(same));
            }
        }
        since.sort(Comparator.comparingLong(Executed::calls).reversed().thenComparing(Executed::statement));
        return since;
    }

    private Executed less(Executed earlier) {
        return new Executed(statement, calls - earlier.calls, rows - earlier.rows, blocks - earlier.blocks);
    }
}
