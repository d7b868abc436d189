package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a log as Gatling does. */
public final class LogWriter implements AutoCloseable {

    private static final int BUFFER_BYTES = 1 << 20;

    private final DataOutputStream out;
    private final Map<String, Integer> cache = new HashMap<>();

    LogWriter(Path log, long start) throws IOException {
        this(log, start, "scenario");
    }

    LogWriter(Path log, long start, String... scenarios) throws IOException {
        out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(log), BUFFER_BYTES));
        out.writeByte(0);
        string("3.15.1");
        string("example.Simulation");
        out.writeLong(start);
        string(""); // description
        out.writeInt(scenarios.length);
        for (var scenario : scenarios) {
            string(scenario);
        }
        out.writeInt(0); // assertions
    }

    /** Writes a whole log. */
    public static GatlingLog write(
            Path log, long start, List<Request> requests, List<User> users, List<String> errors) {

        try (var writer = new LogWriter(log, start)) {
            for (var request : requests) {
                writer.request(request);
            }
            for (var user : users) {
                writer.user(user);
            }
            for (var error : errors) {
                writer.error(error);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return GatlingLog.read(log);
    }

    void request(Request request) throws IOException {
        out.writeByte(1);
        out.writeInt(request.group().isEmpty() ? 0 : 1);
        if (!request.group().isEmpty()) {
            cached(request.group());
        }
        cached(request.name());
        out.writeInt(request.start());
        out.writeInt(request.end());
        out.writeBoolean(request.ok());
        cached(request.message());
    }

    void user(User user) throws IOException {
        out.writeByte(2);
        out.writeInt(0); // scenario
        out.writeBoolean(user.arrives());
        out.writeInt(user.time());
    }

    void error(String message) throws IOException {
        out.writeByte(4);
        cached(message);
        out.writeInt(0); // time
    }

    void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Gatling writes a name once, and then only its index. */
    private void cached(String text) throws IOException {
        var index = cache.get(text);
        if (index != null) {
            out.writeInt(-index);
            return;
        }
        cache.put(text, cache.size() + 1);
        out.writeInt(cache.size());
        string(text);
    }

    private void string(String text) throws IOException {
        out.writeInt(text.length());
        if (!text.isEmpty()) {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
            out.writeByte(0);
        }
    }
}
