package dev.a2b.postgres;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/**
 * The process that {@link ProcessReaper} starts. It reads one line for each registration from standard input and acts
 * when the input ends. It uses only the JDK and this package, because its class path has nothing else.
 */
final class ReaperProcess {

    static final String PROCESS = "process ";
    static final String DIRECTORY = "directory ";

    // Handles instead of ids, because a later process may get the same id.
    private final Map<String, ProcessHandle> processes = new LinkedHashMap<>();
    private final Set<Path> directories = new LinkedHashSet<>();

    private ReaperProcess() {}

    public static void main(String[] arguments) throws IOException {
        var done = new CountDownLatch(1);
        // Ctrl-C in a terminal ends this process, too. It must finish its work first.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> await(done)));
        try {
            var reaper = new ReaperProcess();
            reaper.listen(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            reaper.end();
        } finally {
            done.countDown();
        }
    }

    private void listen(BufferedReader orders) throws IOException {
        for (var order = orders.readLine(); order != null; order = orders.readLine()) {
            var space = order.indexOf(' ');
            obey(order.substring(0, space).equals("guard"), order.substring(space + 1));
        }
    }

    private void obey(boolean guard, String what) {
        if (what.startsWith(DIRECTORY)) {
            keep(guard, directories, Path.of(what.substring(DIRECTORY.length())));
        } else if (guard) {
            ProcessHandle.of(Long.parseLong(what.substring(PROCESS.length()))).ifPresent(p -> processes.put(what, p));
        } else {
            processes.remove(what);
        }
    }

    private static void keep(boolean guard, Set<Path> guarded, Path directory) {
        if (guard) {
            guarded.add(directory);
        } else {
            guarded.remove(directory);
        }
    }

    private void end() {
        Processes.end(processes.values());
        directories.forEach(Directories::delete);
    }

    private static void await(CountDownLatch done) {
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
