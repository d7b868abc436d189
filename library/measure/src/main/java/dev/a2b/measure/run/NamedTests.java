package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Spelling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The tests that the user names. Maven runs those that a module has, and says nothing about a name that no module has.
 */
final class NamedTests {

    /** A class with or without package and methods. Maven takes wildcards, too, and {@code none} names no class. */
    private static final Pattern CLASS = Pattern.compile("(?:[\\w.]+\\.)?([A-Z]\\w*)(?:[#$].*)?");

    private static final Pattern SOURCE = Pattern.compile("(\\w+)\\.(?:java|kt|groovy)");
    private static final Set<String> NO_SOURCES = Set.of("target", "node_modules", "measurements");

    private NamedTests() {}

    /**
     * Checks {@code test} and {@code it.test}.
     *
     * @throws MeasureException if one of them names a class that is nowhere in the project
     */
    static void check(Properties given, Path project) {
        var named = named(given);
        if (named.isEmpty()) {
            return;
        }
        var classes = classes(project);
        named.forEach(name -> Spelling.check("test", name, classes));
    }

    private static List<String> named(Properties given) {
        return Stream.of("test", "it.test")
                .flatMap(name -> Stream.of(given.getProperty(name, "").split(",")))
                .map(word -> CLASS.matcher(word.strip()))
                .filter(Matcher::matches)
                .map(found -> found.group(1))
                .toList();
    }

    private static Set<String> classes(Path project) {
        var classes = new TreeSet<String>();
        try {
            Files.walkFileTree(project, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    var name = folder.getFileName().toString();
                    return NO_SOURCES.contains(name) || name.startsWith(".") && !folder.equals(project)
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    var source = SOURCE.matcher(file.getFileName().toString());
                    if (source.matches()) {
                        classes.add(source.group(1));
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return classes;
    }
}
