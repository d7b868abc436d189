package dev.a2b.measure.service;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of a program: its artifact, which is a file or a folder with all files in it, and the files that its
 * command names, for example a start script, an argument file of Java or an AOT cache.
 */
public final class ArtifactFiles {

    /** The beginnings of Java's options that name a file which Java reads. */
    private static final Pattern OPTION =
            Pattern.compile("^(@|-XX:AOTCache=|-XX:SharedArchiveFile=|-javaagent:|--class-path=)");

    private ArtifactFiles() {}

    /**
     * The size of an artifact, in bytes: of the file, or of all files in the folder.
     *
     * @throws UncheckedIOException if the artifact cannot be read
     */
    public static long bytes(Path artifact) {
        return in(artifact).stream().mapToLong(ArtifactFiles::size).sum();
    }

    /**
     * The checksum that identifies a program. It is the SHA-256 of the artifact if this is the only file; otherwise
     * that of a list with the SHA-256 and the name of each file, as the command {@code sha256sum} prints it.
     *
     * @param artifact file or folder
     * @param command program and arguments
     * @throws UncheckedIOException if a file cannot be read
     */
    static String sha256(Path artifact, List<String> command) {
        var named = command.stream().flatMap(word -> named(artifact, word)).toList();
        if (Files.isRegularFile(artifact) && named.isEmpty()) {
            return Checksum.sha256(artifact);
        }
        var lines = Stream.concat(
                in(artifact).stream().map(file -> line(file, relative(artifact, file))),
                named.stream().map(file -> line(file, file.getFileName().toString())));
        return Checksum.sha256(lines.collect(Collectors.joining()).getBytes(StandardCharsets.UTF_8));
    }

    /** Whether a word of a command starts Java. Java itself is no file of the program. */
    public static boolean isJava(String word) {
        return new File(word).getName().matches("java(\\.exe)?");
    }

    /** All files of an artifact, in the order of their names. */
    private static List<Path> in(Path artifact) {
        try (var files = Files.walk(artifact)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files besides the artifact that a word names, as in {@code start.sh}, {@code @file} or {@code a:b.jar}. */
    private static Stream<Path> named(Path artifact, String word) {
        return Stream.of(OPTION.matcher(word).replaceFirst("").split(File.pathSeparator))
                .filter(name -> !isJava(name) && new File(name).isFile())
                .map(name -> Path.of(name).toAbsolutePath().normalize())
                .filter(file -> !file.startsWith(artifact.toAbsolutePath().normalize()));
    }

    private static String line(Path file, String name) {
        return Checksum.sha256(file) + "  " + name + "\n";
    }

    private static String relative(Path artifact, Path file) {
        return artifact.equals(file)
                ? file.getFileName().toString()
                : artifact.relativize(file).toString().replace(File.separatorChar, '/');
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
