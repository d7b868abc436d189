package dev.a2b.measure.run;

import dev.a2b.measure.result.Console;
import dev.a2b.measure.service.BuildDescription;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a build prints last: what it built, and how to measure it. */
public final class LastLine {

    private LastLine() {}

    /**
     * Maven calls this in each phase that can be the last one.
     *
     * @param arguments the file of the {@link BuildDescription}, which is missing if nothing was built; the goals that
     *     the user named, in brackets; then the goals that end with this phase
     */
    public static void main(String[] arguments) {
        of(Path.of(arguments[0]), arguments[1], List.of(arguments).subList(2, arguments.length))
                .ifPresent(line -> Console.line("%s", line));
    }

    /** Empty if the user named another goal last, as in {@code package gatling:test}, because that has its own line. */
    static Optional<String> of(Path description, String goals, List<String> last) {
        if (last.stream().noneMatch(goal -> goals.matches(".*\\b" + goal + "]")) || Files.notExists(description)) {
            return Optional.empty();
        }
        var build = BuildDescription.read(description);
        var profiles = build.profiles().equals("jar") ? "" : "-P" + build.profiles() + " ";
        var archive = build.artifact().archive();
        return Optional.of("built " + build.name() + ": "
                + (archive.isEmpty()
                        ? build.artifact().name() + "; measure it with ./mvnw " + profiles + "gatling:test"
                        : archive));
    }
}
