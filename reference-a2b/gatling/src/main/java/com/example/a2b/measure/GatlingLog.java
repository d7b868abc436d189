package com.example.a2b.measure;

import java.io.BufferedInputStream;
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
import java.util.Set;

/**
 * What Gatling recorded of a run, read from its binary {@code simulation.log}. Times are milliseconds from the start.
 *
 * @param start the run's start, epoch milliseconds
 * @param requests in the order in which they ended
 * @param users arrivals and departures, in order
 * @param errors what went wrong in the load generator itself
 */
record GatlingLog(long start, List<Request> requests, List<User> users, List<String> errors) {

    /** The format is private to Gatling, so only the versions that it was checked with are read. */
    static final Set<String> VERSIONS = Set.of("3.15.1");

    /** A request and its answer; the outermost group and the reason of a failure are empty when there are none. */
    record Request(String group, String name, int start, int end, boolean ok, String message) {
    }

    /** A user that arrives or leaves. */
    record User(boolean arrives, int time) {
    }

    /** Reads a log that is complete. */
    static GatlingLog read(Path file) {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            return new Reader(in, file).read();
        } catch (EOFException e) {
            throw new MeasureException("Gatling's log " + file + " ends in the middle of a record: measure again.", e);
        } catch (IOException e) {
            throw new MeasureException("Gatling's log " + file + " could not be read: " + e, e);
        }
    }

    private static final class Reader {

        private static final int RUN = 0;
        private static final int REQUEST = 1;
        private static final int USER = 2;
        private static final int GROUP = 3;
        private static final int ERROR = 4;
        private static final int END = -1;

        private final DataInputStream in;
        private final Path file;
        private final Map<Integer, String> cache = new HashMap<>();
        private final List<Request> requests = new ArrayList<>();
        private final List<User> users = new ArrayList<>();
        private final List<String> errors = new ArrayList<>();

        Reader(DataInputStream in, Path file) {
            this.in = in;
            this.file = file;
        }

        GatlingLog read() throws IOException {
            var start = header();
            for (var record = in.read(); record != END; record = in.read()) {
                switch (record) {
                    case REQUEST -> request();
                    case USER -> user();
                    case GROUP -> group();
                    case ERROR -> error();
                    default -> throw new MeasureException("Gatling's log " + file + " has a record of the unknown kind "
                        + record + ": its format is not that of Gatling " + VERSIONS + ".");
                }
            }
            return new GatlingLog(start, requests, users, errors);
        }

        private long header() throws IOException {
            if (in.read() != RUN) {
                throw new MeasureException(file + " is not a log of Gatling's, or of a version before 3.13.");
            }
            var version = string();
            if (!VERSIONS.contains(version)) {
                throw new MeasureException("Gatling's log " + file + " is of Gatling " + version + ", and only "
                    + VERSIONS + " can be read: set gatling.version back, or teach GatlingLog the new format.");
            }
            string(); // simulation class
            var start = in.readLong();
            string(); // description
            for (var scenarios = in.readInt(); scenarios > 0; scenarios--) {
                string();
            }
            for (var assertions = in.readInt(); assertions > 0; assertions--) {
                in.readFully(new byte[in.readInt()]);
            }
            return start;
        }

        private void request() throws IOException {
            requests.add(new Request(groups(), cached(), in.readInt(), in.readInt(), in.readBoolean(), cached()));
        }

        private void user() throws IOException {
            in.readInt(); // scenario
            users.add(new User(in.readBoolean(), in.readInt()));
        }

        private void group() throws IOException {
            groups();
            in.readInt(); // start
            in.readInt(); // end
            in.readInt(); // cumulated response time
            in.readBoolean();
        }

        private void error() throws IOException {
            errors.add(cached());
            in.readInt(); // time
        }

        /** The outermost group. */
        private String groups() throws IOException {
            var outermost = "";
            for (int names = in.readInt(), at = 0; at < names; at++) {
                var name = cached();
                outermost = at == 0 ? name : outermost;
            }
            return outermost;
        }

        /** A string is written once under an index, later on only the index, negated. */
        private String cached() throws IOException {
            var index = in.readInt();
            if (index < 0) {
                return cache.get(-index);
            }
            var string = string();
            cache.put(index, string);
            return string;
        }

        /** Strings are written as the JVM keeps them: Latin-1, or UTF-16 in the byte order of the machine. */
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
}
