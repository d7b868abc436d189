package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A project whose {@code mvnw} only pretends: it writes each of its calls to a file, leaves what a build leaves, and
 * does as files tell it: {@code fail-X} fails a call that has X among its words and is printed, {@code stay-X} never
 * ends such a call, and {@code outcome-X} is its outcome.
 */
final class Project {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    static final int PATIENCE_SECONDS = 300;

    private static final String MAVEN = """
        #!/bin/sh
        cd "$(dirname "$0")"
        goal=measure
        for word in "$@"; do
          echo "<$word>" >>words
          case "$before" in -P) call=$word ;; esac
          case "$word" in
            clean) goal=build ;;
            -Djvm.* | -Dsut.* | -Dplan.capacity.*) call="$call $word" ;;
            -Dmeasure.outcome=*) outcome=${word#*=} ;;
          esac
          before=$word
        done
        echo "$call: $goal" >>calls
        for word in "$@"; do
          word=$(echo "$word" | tr -d ':')
          if [ -f "outcome-$word" ]; then cp "outcome-$word" "$outcome"; fi
          if [ -f "fail-$word" ]; then cat "fail-$word"; exit 1; fi
          if [ -f "stay-$word" ]; then echo $$ >staying; exec sleep 600; fi
        done
        case "$*" in
          *package*)
            name=$(echo "$*" | sed 's/.* -P \\([^ ]*\\) .*/\\1/' | tr , -)
            mkdir -p "service/$name"
            cat >"service/$name/build.properties" <<END
        name=$name
        profiles=$name
        kind=$([ "$name" = docker ] && echo image || echo process)
        native=false
        command.1=true
        artifact=service.jar
        image=service:docker
        sha256=${SHA:-1}
        builder=a JDK
        END
            ;;
          *) [ -f outcome-gatlingtest ] || echo run=20260101-000000-jar >"$outcome" ;;
        esac
        """;

    private final Path folder;

    Project(Path folder) throws IOException {
        this.folder = folder;
        var mvnw = Files.writeString(folder.resolve("mvnw"), MAVEN);
        Files.setPosixFilePermissions(mvnw, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    void write(String name, String content) throws IOException {
        Files.writeString(path(name), content);
    }

    /** Profiles, options of the JVM, service and goal of each call. */
    List<String> calls() throws IOException {
        return Files.exists(path("calls")) ? Files.readAllLines(path("calls")) : List.of();
    }

    /** Starts it as Maven would, which gave {@code given} with -D. */
    Call call(String builds, String... given) throws IOException {
        var definitions = Stream.of(given).map(setting -> "-D" + setting).toList();
        var command = ChildJvm.command(
                definitions,
                Compare.class.getName(),
                "maven=" + path("mvnw"),
                "project=" + folder,
                "module=load",
                "artifacts=" + path("service"),
                "measurements=" + path("measurements"),
                "state=" + path("measurements"),
                "measure.plans=" + Path.of("src/test/resources/plans").toAbsolutePath(),
                "builds.all=jar,native,aot-optimized+jar,docker",
                "builds=" + builds,
                "control=" + definitions.contains("-Dcontrol=true"),
                "pause=0",
                "limit.cpus=none", // which any user may measure
                "measure.restart=" + definitions.contains("-Dmeasure.restart=true"),
                "settings=nowhere",
                "settings.global=" + path("global.xml"),
                "offline=false");
        var output = Files.createTempFile(folder, "output", ".txt");
        // A shell that is not interactive lets what it starts in the background ignore Ctrl-C, and that is inherited.
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.directory(folder.toFile());
        builder.environment().put("MAVEN_CMD_LINE_ARGS", "-Pcompare " + String.join(" ", definitions));
        return new Call(builder.start(), output);
    }

    /** Waits until the fake Maven stays in a call, and tells which process it is. */
    ProcessHandle staying() throws Exception {
        var last = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Files.exists(path("staying")) || Files.size(path("staying")) == 0) {
            assertTrue(System.nanoTime() < last, "Maven was not called");
            Thread.sleep(20);
        }
        var process = ProcessHandle.of(
                        Long.parseLong(Files.readString(path("staying")).strip()))
                .orElseThrow();
        Files.delete(path("staying"));
        return process;
    }

    /** A series that has been started. */
    record Call(Process process, Path output) {

        /** Its exit code, once it has ended. */
        int exitCode() throws InterruptedException {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("The series did not end.");
            }
            return process.exitValue();
        }

        /** What it has printed, once it has ended. */
        String said() throws Exception {
            exitCode();
            return Files.readString(output);
        }

        void signal(String name) throws Exception {
            new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .start()
                    .waitFor();
        }
    }
}
