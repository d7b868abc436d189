package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.file.FileVisitResult.CONTINUE;
import static java.nio.file.FileVisitResult.SKIP_SUBTREE;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Stream.concat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of a directory by their names, byte for byte (as Latin-1); without what the root's .gitignore names. */
record Tree(SortedMap<String, String> files) {

    /** The folder of this repository. */
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** All files below a directory, their names behind a prefix. */
    static Tree of(Path directory, String prefix) throws IOException {
        var ignored = ignored();
        var files = new TreeMap<String, String>();
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return matchesAny(directory.relativize(folder), ignored) ? SKIP_SUBTREE : CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!matchesAny(directory.relativize(file), ignored)) {
                    files.put(prefix + name(directory, file), Files.readString(file, ISO_8859_1));
                }
                return CONTINUE;
            }
        });
        return new Tree(files);
    }

    /** These files of a directory, their names behind a prefix. */
    static Tree of(Path directory, String prefix, List<String> names) throws IOException {
        var files = new TreeMap<String, String>();
        for (var name : names) {
            files.put(prefix + name, Files.readString(directory.resolve(name), ISO_8859_1));
        }
        return new Tree(files);
    }

    /** Writes the files below a directory, and makes a wrapper of Maven executable. */
    void write(Path directory) throws IOException {
        for (var file : files.entrySet()) {
            var path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue(), ISO_8859_1);
        }
        directory.resolve("mvnw").toFile().setExecutable(true);
    }

    SortedSet<String> names() {
        return new TreeSet<>(files.keySet());
    }

    Tree with(Tree other) {
        var all = new TreeMap<>(files);
        all.putAll(other.files);
        return new Tree(all);
    }

    /** Without the files in whose names the pattern is found. */
    Tree without(Pattern pattern) {
        var kept = new TreeMap<>(files);
        kept.keySet().removeIf(name -> pattern.matcher(name).find());
        return new Tree(kept);
    }

    Tree replace(String name, String old, String replacement) {
        var replaced = new TreeMap<>(files);
        replaced.computeIfPresent(name, (key, content) -> content.replace(old, replacement));
        return new Tree(replaced);
    }

    /** With another text for each match of an expression, in names and contents. */
    Tree replaceAll(String expression, String replacement) {
        var replaced = new TreeMap<String, String>();
        files.forEach((name, content) ->
                replaced.put(name.replaceAll(expression, replacement), content.replaceAll(expression, replacement)));
        return new Tree(replaced);
    }

    /** Names or contents in which the pattern is found. */
    List<String> matching(Pattern pattern) {
        return files.entrySet().stream()
                .filter(file -> pattern.matcher(file.getKey()).find()
                        || pattern.matcher(file.getValue()).find())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** A line for each file that is missing, too many or different in the other tree; empty when there is none. */
    String differences(Tree other) {
        return with(other).files.keySet().stream()
                .filter(name -> !Objects.equals(files.get(name), other.files.get(name)))
                .map(name -> difference(name, other) + ": " + name)
                .collect(joining("\n"));
    }

    private String difference(String name, Tree other) {
        if (!files.containsKey(name)) {
            return "too many";
        }
        return other.files.containsKey(name) ? "different" : "missing";
    }

    private static String name(Path directory, Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }

    private static List<PathMatcher> ignored() throws IOException {
        return concat(Stream.of(".git"), Files.readAllLines(ROOT.resolve(".gitignore")).stream())
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.replaceAll("/$", ""))
                .map(line -> line.startsWith("/") ? line.substring(1) : "{,**/}" + line)
                .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                .toList();
    }

    private static boolean matchesAny(Path relative, List<PathMatcher> patterns) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(relative));
    }
}
