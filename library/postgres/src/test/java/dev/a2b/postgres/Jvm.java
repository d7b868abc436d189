package dev.a2b.postgres;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM with the tests' class path. */
final class Jvm {

    private Jvm() {}

    /** Runs a program there, started by the command in front of it. */
    static Process start(List<String> command, Class<?> program, String... arguments) throws IOException {
        var line = new ArrayList<>(command);
        line.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        line.addAll(List.of(arguments));
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** With spaces, and with a letter that is not ASCII where the system's names of files may have one. */
    static Path oddFolder(Path directory) {
        var names = Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder();
        return directory.resolve(names.canEncode("ë") ? "a folder of Zoë" : "a folder of Zoe");
    }

    /** The first line that begins with one of the words; everything when there is none. */
    static String says(Process jvm, String... words) throws IOException {
        var all = new StringBuilder();
        var reader = new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8));
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            if (List.of(words).stream().anyMatch(line::startsWith)) {
                return line;
            }
            all.append(line).append('\n');
        }
        return all.toString();
    }

    /**
     * A command in front that gives the JVM mounts of its own, after the shell command has changed them: a small disk,
     * or a machine without Docker, and nothing to clean up.
     */
    static List<String> after(String mounts) {
        return List.of("unshare", "--map-root-user", "--mount", "sh", "-ec", mounts + "; exec \"$@\"", "sh");
    }

    /** Whether {@link #after} works here: on Linux, where user namespaces are allowed. */
    static boolean canMount() throws InterruptedException {
        try {
            return new ProcessBuilder("unshare", "--map-root-user", "--mount", "true")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
