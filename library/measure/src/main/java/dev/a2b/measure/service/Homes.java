package dev.a2b.measure.service;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the folders of Java installations. */
public final class Homes {

    static final String RELEASE = "release";

    /** The folders that maven-toolchains-plugin searches on Linux: absolute ones, and those in the user's home. */
    private static final List<String> SHARED = List.of("/usr/lib/jvm", "/usr/java", "/usr/jdk", "/opt/java");

    private static final List<String> OWN = List.of(
            ".sdkman/candidates/java",
            ".jdks",
            ".m2/jdks",
            ".gradle/jdks",
            ".asdf/installs/java",
            ".jabba/jdk",
            ".jenv/versions",
            ".jbang/cache/jdks");

    /** What the compiler reads, and what GraalVM builds executables with. */
    private static final Set<String> OF_TOOLS = Set.of("ct.sym", "src.zip", "static", "svm");

    private Homes() {}

    /** The folders that may hold a GraalVM, as the environment variables name them, the first choice first. */
    public static Stream<Path> graalVm(Map<String, String> environment) {
        return Stream.of("GRAALVM_HOME", "JAVA_HOME")
                .map(environment::get)
                .filter(home -> home != null && !home.isBlank())
                .map(Path::of);
    }

    /**
     * The folders of all Java installations that can be found: those that variables like {@code JAVA_HOME} name, that
     * of this JVM, and those in the usual places. A folder may not exist, or may be no Java installation.
     *
     * @param environment environment variables by their names
     */
    public static Stream<Path> installed(Map<String, String> environment) {
        var named = environment.entrySet().stream()
                .filter(variable -> variable.getKey().startsWith("JAVA")
                        && variable.getKey().contains("_HOME"))
                .map(variable -> Path.of(variable.getValue()));
        var running = Stream.of(Path.of(System.getProperty("java.home")));
        var user = Path.of(System.getProperty("user.home"));
        var parents = Stream.concat(SHARED.stream().map(Path::of), OWN.stream().map(user::resolve));
        return Stream.of(named, running, parents.flatMap(Homes::children)).flatMap(homes -> homes);
    }

    /**
     * Reads the file {@code release} of an installation. The values have no quotes.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public static Properties release(Path file) {
        var told = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            told.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        told.replaceAll((key, value) -> value.toString().replace("\"", ""));
        return told;
    }

    /**
     * The vendor and the version of a Java, as in {@code Eclipse Adoptium 25.0.3+9-LTS}; empty if it has no file
     * {@code release}.
     *
     * @param program path of the program {@code java}
     */
    static Optional<String> java(Path program) {
        return Optional.ofNullable(program.getParent())
                .map(bin -> bin.resolveSibling(RELEASE))
                .filter(Files::isRegularFile)
                .map(file -> version(release(file)));
    }

    /**
     * Bytes of what a Java needs to run a program: its folders {@code conf} and {@code lib}, without what only its tools
     * read; 0 if it has none.
     *
     * @param program path of the program {@code java}
     */
    static long runtimeBytes(Path program) {
        return Optional.ofNullable(program.getParent()).map(Path::getParent).stream()
                .flatMap(home -> Stream.of(home.resolve("conf"), home.resolve("lib")))
                .flatMap(Homes::children)
                .filter(child -> !OF_TOOLS.contains(child.getFileName().toString()))
                .filter(Files::exists)
                .mapToLong(ArtifactFiles::bytes)
                .sum();
    }

    /** The vendor and the version in the content of a file {@code release}. */
    static String version(Properties release) {
        var version = release.getProperty("JAVA_RUNTIME_VERSION", release.getProperty("JAVA_VERSION", "unknown"));
        return (release.getProperty("IMPLEMENTOR", "Java") + " " + version).strip();
    }

    private static Stream<Path> children(Path parent) {
        var children = parent.toFile().listFiles();
        return children == null ? Stream.empty() : Stream.of(children).map(File::toPath);
    }
}
