package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.load.GatlingLog.Group;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.Run;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads Gatling's log while Gatling writes it. Each reading continues where the previous one ended. */
final class GatlingLogReader {

    private static final int RUN = 0;
    private static final int REQUEST = 1;
    private static final int USER = 2;
    private static final int GROUP = 3;
    private static final int ERROR = 4;
    private static final int BUFFER_BYTES = 1 << 20;
    /** More than any record needs, unless its length is damaged. */
    private static final int MAX_BUFFER_BYTES = 1 << 26;

    private final Path file;
    private final LogVisitor visitor;
    private final List<String> scenarios = new ArrayList<>();
    private final Map<Integer, String> cache = new HashMap<>();
    private ByteBuffer in = ByteBuffer.allocate(BUFFER_BYTES);
    private long start;
    private long offset;

    GatlingLogReader(Path file, LogVisitor visitor) {
        this.file = file;
        this.visitor = visitor;
    }

    /**
     * A reader that has read the beginning of a log, with the names of the scenarios.
     *
     * @throws IOException if the beginning is incomplete, or cannot be read
     * @throws MeasureException if the log has another version of Gatling
     */
    static GatlingLogReader begun(Path file) throws IOException {
        var reader = new GatlingLogReader(file, new LogVisitor() {});
        try (var channel = FileChannel.open(file)) {
            channel.read(reader.in);
            reader.in.flip();
            reader.header();
            return reader;
        } catch (BufferUnderflowException e) {
            throw new IOException("The beginning of " + file + " is incomplete.", e);
        }
    }

    /** Start of the simulation, in epoch milliseconds. */
    long start() {
        return start;
    }

    /** The names of the scenarios. */
    List<String> scenarios() {
        return scenarios;
    }

    /** Shows the visitor what was written since the last reading, except a record that is still incomplete. */
    void read() throws IOException {
        in.clear();
        try (var channel = FileChannel.open(file)) {
            channel.position(offset);
            while (channel.read(in) > 0) {
                in.flip();
                records();
                in.compact();
                demandSpace();
            }
        }
    }

    /** Where the last whole record ends, in bytes. */
    long offset() {
        return offset;
    }

    /** Whether the last reading has read the whole file. */
    boolean isComplete() throws IOException {
        return offset > 0 && offset == Files.size(file);
    }

    private void records() {
        var from = in.position();
        try {
            while (in.hasRemaining()) {
                if (offset == 0) {
                    header();
                } else {
                    record();
                }
                offset += in.position() - from;
                from = in.position();
            }
        } catch (BufferUnderflowException e) {
            in.position(from); // Its rest was not written or not read yet.
        }
    }

    /** A record that fills the buffer needs a larger one. */
    private void demandSpace() {
        if (in.hasRemaining()) {
            return;
        }
        if (in.capacity() == MAX_BUFFER_BYTES) {
            throw damaged();
        }
        in = ByteBuffer.allocate(2 * in.capacity()).put(in.flip());
    }

    private void header() {
        if (in.get() != RUN) {
            throw new MeasureException(
                    file + " is no log of Gatling " + GatlingLog.VERSIONS + ": older versions write text.");
        }
        var version = string();
        GatlingLog.demandReadable("Gatling's log " + file + " is of", version);
        var simulation = string();
        start = in.getLong();
        var description = string();
        scenarios.clear();
        for (var left = in.getInt(); left > 0; left--) {
            scenarios.add(string());
        }
        for (var assertions = in.getInt(); assertions > 0; assertions--) {
            bytes(in.getInt());
        }
        visitor.run(new Run(version, simulation, description, start));
    }

    private void record() {
        switch (in.get()) {
            case REQUEST -> request();
            case USER -> user();
            case GROUP -> group();
            case ERROR -> error();
            default -> throw damaged();
        }
    }

    private void request() {
        var groups = groups();
        var group = groups.isEmpty() ? "" : groups.get(0);
        visitor.request(groups, new Request(group, cached(), in.getInt(), in.getInt(), bool(), cached()));
    }

    private void user() {
        var scenario = in.getInt();
        if (scenario < 0 || scenario >= scenarios.size()) {
            throw damaged();
        }
        visitor.user(scenarios.get(scenario), new User(bool(), in.getInt()));
    }

    private void group() {
        visitor.group(new Group(groups(), in.getInt(), in.getInt(), in.getInt(), bool()));
    }

    private void error() {
        visitor.error(cached(), in.getInt());
    }

    /** Reads the names of the groups, outermost first. */
    private List<String> groups() {
        var left = in.getInt();
        if (left == 0) {
            return List.of();
        }
        var groups = new ArrayList<String>();
        for (; left > 0; left--) {
            groups.add(cached());
        }
        return groups;
    }

    /** Reads a cached string: Gatling writes it once with an index, and later only the negated index. */
    private String cached() {
        var index = in.getInt();
        if (index < 0) {
            return Optional.ofNullable(cache.get(-index)).orElseThrow(this::damaged);
        }
        var string = string();
        cache.put(index, string);
        return string;
    }

    /**
     * Reads a string: length, bytes and coder, as the JVM stores it: 0 for Latin-1, else UTF-16 in native byte order.
     */
    private String string() {
        var length = in.getInt();
        if (length == 0) {
            return "";
        }
        return new String(bytes(length), in.get() == 0 ? StandardCharsets.ISO_8859_1 : utf16());
    }

    private byte[] bytes(int length) {
        if (length < 0) {
            throw damaged();
        }
        if (length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        var bytes = new byte[length];
        in.get(bytes);
        return bytes;
    }

    private boolean bool() {
        return in.get() != 0;
    }

    private MeasureException damaged() {
        return new MeasureException("Gatling's log " + file + " has an unknown record after " + offset
                + " bytes: it is damaged, or its format differs from that of Gatling " + GatlingLog.VERSIONS + ".");
    }

    private static Charset utf16() {
        return ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
    }
}
