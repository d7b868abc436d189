import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Computes requests and percentiles of a run again from the logs of its load generators, with nothing of the library,
 * and demands that {@code run.json} has the same: {@code java .ci/Recount.java FOLDER}. It does so for the whole load,
 * and for the window of the light load, whose p95 is that of the row. Expected rejections are not told apart, so the
 * run must have none.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method">nearest-rank method</a>
 */
final class Recount {

    private static final List<String> NOT_COUNTED = List.of("check before the load", "warm-up");
    private static final int[] PERCENTS = {50, 90, 95, 99};

    /** A successful request: its response time, and when it ended by the clock of the coordinator. */
    private record Success(int millis, long end) {}

    private final DataInputStream in;
    private final Map<Integer, String> cache = new HashMap<>();
    private final List<Success> successes = new ArrayList<>();
    private long start;
    private int requests;

    private Recount(DataInputStream in) {
        this.in = in;
    }

    public static void main(String... arguments) throws IOException {
        var folder = Path.of(arguments[0]);
        var run = Files.readString(folder.resolve("run.json"));
        var requests = 0;
        var successes = new ArrayList<Success>();
        try (Stream<Path> files = Files.list(folder)) {
            for (var file : files.filter(path -> path.toString().endsWith(".log"))
                    .sorted()
                    .toList()) {
                var one = of(file, ahead(run, file.getFileName().toString()));
                System.out.println(file.getFileName() + ": " + one.requests + " requests");
                requests += one.requests;
                successes.addAll(one.successes);
            }
        }
        var totals = after(run, "totals");
        var step = after(run, "steps", "window");
        var from = Long.parseLong(value(step, "from"));
        var to = Long.parseLong(value(step, "to"));
        var level = successes.stream()
                .filter(success -> from <= success.end && success.end < to)
                .toList();
        var isSame = isSame("requests", requests, successes, totals);
        isSame &= isSame("successful", level.size(), level, step);
        if (requests == 0 || !isSame) {
            System.exit(1);
        }
    }

    /** Whether this count, and the percentiles of the successes, are those that are written. */
    private static boolean isSame(String count, int counted, List<Success> successes, String written) {
        var millis = successes.stream().map(Success::millis).sorted().toList();
        var computed = new ArrayList<>(List.of(count + " " + counted));
        var expected = new ArrayList<>(List.of(count + " " + value(written, count)));
        for (var percent : PERCENTS) {
            var name = "p" + percent + "Millis";
            computed.add(name + " " + millis.get((percent * millis.size() + 99) / 100 - 1));
            expected.add(name + " " + value(written, name));
        }
        System.out.println("computed " + computed + ", written " + expected);
        return computed.equals(expected);
    }

    /** How far the clock of the load generator that wrote a log was ahead of the coordinator's, as the run says. */
    private static long ahead(String run, String log) {
        var name = log.replaceFirst("^load-generator-(\\d+)\\.log$", "load generator $1");
        var found = Pattern.compile("\"" + name + "\" : \"[^\"]*clock ([+-]\\d+) ms")
                .matcher(run);
        if (!found.find()) {
            throw new IllegalArgumentException("run.json has no clock of " + name + ".");
        }
        return Long.parseLong(found.group(1));
    }

    /** What follows these objects, each after the one before. */
    private static String after(String json, String... members) {
        for (var member : members) {
            json = json.substring(json.indexOf("\"" + member + "\" : {"));
        }
        return json;
    }

    private static String value(String json, String name) {
        var found = Pattern.compile("\"" + name + "\" : (\\d+)").matcher(json);
        return found.find() ? found.group(1) : "missing";
    }

    private static Recount of(Path log, long ahead) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(log)))) {
            var recount = new Recount(in);
            recount.header();
            recount.start -= ahead;
            for (var kind = in.read(); kind >= 0; kind = in.read()) {
                recount.record(kind);
            }
            return recount;
        }
    }

    private void header() throws IOException {
        in.readByte();
        string(); // version
        string(); // simulation
        start = in.readLong();
        string(); // description
        for (var scenarios = in.readInt(); scenarios > 0; scenarios--) {
            string();
        }
        for (var assertions = in.readInt(); assertions > 0; assertions--) {
            in.skipNBytes(in.readInt());
        }
    }

    private void record(int kind) throws IOException {
        switch (kind) {
            case 1 -> request();
            case 2 -> in.skipNBytes(4 + 1 + 4); // user: scenario, arrival, time
            case 3 -> {
                groups();
                in.skipNBytes(4 + 4 + 4 + 1); // group: start, end, cumulated time, success
            }
            case 4 -> {
                cached();
                in.skipNBytes(4); // error: time
            }
            default -> throw new IOException("There is a record of the kind " + kind + ".");
        }
    }

    private void request() throws IOException {
        var groups = groups();
        cached(); // name
        var begin = in.readInt();
        var end = in.readInt();
        var isSuccessful = in.readBoolean();
        cached(); // message
        if (groups.stream().noneMatch(NOT_COUNTED::contains)) {
            requests++;
            if (isSuccessful) {
                successes.add(new Success(end - begin, start + end));
            }
        }
    }

    private List<String> groups() throws IOException {
        var groups = new ArrayList<String>();
        for (var left = in.readInt(); left > 0; left--) {
            groups.add(cached());
        }
        return groups;
    }

    /** A string is written once with an index, and later as the negative index. */
    private String cached() throws IOException {
        var index = in.readInt();
        if (index >= 0) {
            cache.put(index, string());
        }
        return cache.get(Math.abs(index));
    }

    /** Length, bytes and coder: 0 for Latin-1, 1 for UTF-16. */
    private String string() throws IOException {
        var bytes = in.readNBytes(in.readInt());
        return bytes.length == 0 || in.readByte() == 0
                ? new String(bytes, StandardCharsets.ISO_8859_1)
                : new String(bytes, StandardCharsets.UTF_16LE);
    }
}
