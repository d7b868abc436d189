package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of a directory by their names, byte for byte (as Latin-1); without what the root's .gitignore names. */
record Tree(SortedMap<String, String> files) {

    /** All files below a directory, their names behind a prefix. */
    static Tree of(Path directory, String prefix) throws IOException {
        var ignored = ignored();
        var files = new TreeMap<String, String>();
        try (Stream<Path> paths = Files.walk(directory)) {
            for (var path : paths.filter(Files::isRegularFile).toList()) {
                var name = directory.relativize(path);
                if (ignored.stream().noneMatch(pattern -> matchesAny(name, pattern))) {
                    files.put(prefix + name.toString().replace('\\', '/'), Files.readString(path, ISO_8859_1));
                }
            }
        }
        return new Tree(files);
    }

    /** These files of a directory. */
    static Tree of(Path directory, List<String> names) throws IOException {
        var files = new TreeMap<String, String>();
        for (var name : names) {
            files.put(name, Files.readString(directory.resolve(name), ISO_8859_1));
        }
        return new Tree(files);
    }

    SortedSet<String> names() {
        return new TreeSet<>(files.keySet());
    }

    Tree with(Tree other) {
        var all = new TreeMap<>(files);
        all.putAll(other.files);
        return new Tree(all);
    }

    Tree replace(String name, String old, String replacement) {
        var replaced = new TreeMap<>(files);
        replaced.computeIfPresent(name, (key, content) -> content.replace(old, replacement));
        return new Tree(replaced);
    }

    /** Names or contents in which the pattern is found. */
    List<String> matching(Pattern pattern) {
        return files.entrySet().stream()
            .filter(file -> pattern.matcher(file.getKey()).find() || pattern.matcher(file.getValue()).find())
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

    private static List<PathMatcher> ignored() throws IOException {
        return Files.readAllLines(Path.of("..", ".gitignore")).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(line -> FileSystems.getDefault().getPathMatcher("glob:" + line.replaceAll("/$", "")))
            .toList();
    }

    private static boolean matchesAny(Path name, PathMatcher pattern) {
        return StreamSupport.stream(name.spliterator(), false).anyMatch(pattern::matches);
    }
}
