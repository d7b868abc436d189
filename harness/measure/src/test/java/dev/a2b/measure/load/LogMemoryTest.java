package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much memory the records of several load generators take, which docs/scale.md promises. */
class LogMemoryTest {

    private static final int LOGS = 3;
    private static final int REQUESTS = 200_000;
    private static final int MOST_BYTES = 100;

    @TempDir
    private Path folder;

    @Test
    void a_request_takes_less_than_100_bytes() throws IOException {
        var before = used();

        var records = records();
        var statistics = new ResponseStatistics(records.logs(), Map.of(), Map.of());

        var bytes = (used() - before) / (LOGS * REQUESTS);
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
        assertEquals(LOGS * REQUESTS, statistics.totals().requests());
        assertEquals(LOGS, records.logs().size()); // The evaluation keeps them, too.
    }

    private LoadRecords records() throws IOException {
        var logs = new ArrayList<GatlingLog>();
        for (var index = 0; index < LOGS; index++) {
            logs.add(GatlingLog.read(synthetic(index)));
        }
        return new LoadRecords(logs, new PauseLateness(), List.of(), new TreeMap<>(), new TreeMap<>());
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private Path synthetic(int index) throws IOException {
        var log = folder.resolve(index + ".log");
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(log)))) {
            header(out, 1000 + index);
            for (var request = 0; request < REQUESTS; request++) {
                out.writeByte(1);
                out.writeInt(0); // groups
                name(out, request, 1, "request");
                out.writeInt(request);
                out.writeInt(request + request % 100);
                out.writeBoolean(true);
                name(out, request, 2, "");
            }
        }
        return log;
    }

    private static void header(DataOutputStream out, long start) throws IOException {
        out.writeByte(0);
        for (var text : List.of("3.15.1", "example.Simulation")) {
            string(out, text);
        }
        out.writeLong(start);
        out.writeInt(0); // description
        out.writeInt(0); // scenarios
        out.writeInt(0); // assertions
    }

    /** Gatling writes a name only once. */
    private static void name(DataOutputStream out, int request, int index, String name) throws IOException {
        out.writeInt(request == 0 ? index : -index);
        if (request == 0) {
            string(out, name);
        }
    }

    private static void string(DataOutputStream out, String text) throws IOException {
        out.writeInt(text.length());
        if (!text.isEmpty()) {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
            out.writeByte(0);
        }
    }
}
