package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads Gatling's log while Gatling writes it. Each reading continues where the previous one ended. */
final class GatlingLogReader {

    private static final int RUN = 0;
    private static final int REQUEST = 1;
    private static final int USER = 2;
    private static final int GROUP = 3;
    private static final int ERROR = 4;

    private final Path file;
    private final List<String> scenarios = new ArrayList<>();
    private final Map<Integer, String> cache = new HashMap<>();
    private final List<Request> requests = new ArrayList<>();
    private final List<User> users = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private long start;
    private long offset;
    private DataInputStream in;

    GatlingLogReader(Path file) {
        this.file = file;
    }

    /**
     * The names of the scenarios, which are at the beginning of a log.
     *
     * @throws IOException if the beginning is incomplete, or cannot be read
     * @throws MeasureException if the log has another version of Gatling
     */
    static List<String> scenarios(Path file) throws IOException {
        var reader = new GatlingLogReader(file);
        try (var stream = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            reader.in = stream;
            reader.header();
            return reader.scenarios;
        }
    }

    /** The log so far. A record that is still incomplete is left for the next reading. */
    GatlingLog read() throws IOException {
        var written = written();
        in = new DataInputStream(new ByteArrayInputStream(written));
        var end = offset + written.length;
        try {
            if (offset == 0) {
                header();
                offset = end - in.available();
            }
            while (in.available() > 0) {
                record();
                offset = end - in.available();
            }
        } catch (EOFException e) {
            // Gatling has not written the rest of the record yet.
        }
        return new GatlingLog(start, requests, users, errors);
    }

    /** Whether the last reading has read the whole file. */
    boolean isComplete() throws IOException {
        return offset > 0 && offset == Files.size(file);
    }

    private byte[] written() throws IOException {
        try (var stream = Files.newInputStream(file)) {
            stream.skipNBytes(offset);
            return stream.readAllBytes();
        }
    }

    private void header() throws IOException {
        if (in.readByte() != RUN) {
            throw new MeasureException(file + " is not a log of Gatling's, or of a version before 3.13.");
        }
        var version = string();
        if (!GatlingLog.VERSIONS.contains(version)) {
            throw new MeasureException("Gatling's log " + file + " is of Gatling " + version + ", and only "
                + GatlingLog.VERSIONS + " can be read: use the version of Gatling that comes with the harness, or a "
                + "harness that reads it.");
        }
        string(); // simulation class
        start = in.readLong();
        string(); // description
        scenarios.clear();
        for (var left = in.readInt(); left > 0; left--) {
            scenarios.add(string());
        }
        for (var assertions = in.readInt(); assertions > 0; assertions--) {
            in.readFully(new byte[in.readInt()]);
        }
    }

    private void record() throws IOException {
        var kind = in.readByte();
        switch (kind) {
            case REQUEST -> request();
            case USER -> user();
            case GROUP -> group();
            case ERROR -> error();
            default -> throw new MeasureException("Gatling's log " + file + " has a record of the unknown kind " + kind
                + ": its format is not that of Gatling " + GatlingLog.VERSIONS + ".");
        }
    }

    private void request() throws IOException {
        requests.add(new Request(groups(), cached(), in.readInt(), in.readInt(), in.readBoolean(), cached()));
    }

    private void user() throws IOException {
        var scenario = scenarios.get(in.readInt());
        var user = new User(in.readBoolean(), in.readInt());
        if (!scenario.equals(Plan.START)) {
            users.add(user);
        }
    }

    private void group() throws IOException {
        groups();
        in.readInt(); // start
        in.readInt(); // end
        in.readInt(); // cumulated response time
        in.readBoolean();
    }

    private void error() throws IOException {
        var message = cached();
        in.readInt(); // time
        errors.add(message);
    }

    /** Reads the names of the groups, outermost first, and returns the first one; empty without a group. */
    private String groups() throws IOException {
        var outermost = "";
        for (int names = in.readInt(), at = 0; at < names; at++) {
            var name = cached();
            outermost = at == 0 ? name : outermost;
        }
        return outermost;
    }

    /** Reads a cached string: Gatling writes it once with an index, and later only the negated index. */
    private String cached() throws IOException {
        var index = in.readInt();
        if (index < 0) {
            return cache.get(-index);
        }
        var string = string();
        cache.put(index, string);
        return string;
    }

    /**
     * Reads a string: length, bytes and coder, as the JVM stores it: 0 for Latin-1, else UTF-16 in native byte order.
     */
    private String string() throws IOException {
        var length = in.readInt();
        if (length == 0) {
            return "";
        }
        var bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, in.readByte() == 0 ? StandardCharsets.ISO_8859_1 : utf16());
    }

    private static Charset utf16() {
        return ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN
            ? StandardCharsets.UTF_16BE
            : StandardCharsets.UTF_16LE;
    }
}
