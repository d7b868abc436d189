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
 * Computes requests and percentiles of a run again from the logs of its load generators, with nothing of the harness,
 * and demands that {@code run.json} has the same: {@code java .ci/Recount.java FOLDER}. Expected rejections are not
 * told apart, so the run must have none.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method">nearest-rank method</a>
 */
final class Recount {

    private static final List<String> NOT_COUNTED = List.of("pre-flight", "warm-up");
    private static final int[] PERCENTS = {50, 90, 95, 99};

    private final DataInputStream in;
    private final Map<Integer, String> cache = new HashMap<>();
    private final List<Integer> millis = new ArrayList<>();
    private int requests;

    private Recount(DataInputStream in) {
        this.in = in;
    }

    public static void main(String... arguments) throws IOException {
        var folder = Path.of(arguments[0]);
        var requests = 0;
        var millis = new ArrayList<Integer>();
        try (Stream<Path> files = Files.list(folder)) {
            for (var file : files.filter(path -> path.toString().endsWith(".log")).sorted().toList()) {
                var one = of(file);
                System.out.println(file.getFileName() + ": " + one.requests + " requests");
                requests += one.requests;
                millis.addAll(one.millis);
            }
        }
        millis.sort(null);
        var computed = new ArrayList<>(List.of("requests " + requests));
        for (var percent : PERCENTS) {
            computed.add("p" + percent + "Millis " + millis.get((percent * millis.size() + 99) / 100 - 1));
        }
        var written = written(Files.readString(folder.resolve("run.json")));
        System.out.println("computed " + computed + ", written " + written);
        if (requests == 0 || !computed.equals(written)) {
            System.exit(1);
        }
    }

    /** The same figures of the totals of a run. */
    private static List<String> written(String run) {
        var totals = run.substring(run.indexOf("\"totals\""));
        return Stream.concat(Stream.of("requests"), java.util.Arrays.stream(PERCENTS).mapToObj(percent -> "p" + percent
            + "Millis")).map(name -> name + " " + value(totals, name)).toList();
    }

    private static String value(String json, String name) {
        var found = Pattern.compile("\"" + name + "\" : (\\d+)").matcher(json);
        return found.find() ? found.group(1) : "missing";
    }

    private static Recount of(Path log) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(log)))) {
            var recount = new Recount(in);
            recount.header();
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
        in.readLong(); // start
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
        var time = -in.readInt() + in.readInt();
        var isSuccessful = in.readBoolean();
        cached(); // message
        if (groups.stream().noneMatch(NOT_COUNTED::contains)) {
            requests++;
            if (isSuccessful) {
                millis.add(time);
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
