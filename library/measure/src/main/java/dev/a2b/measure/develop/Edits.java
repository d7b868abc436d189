package dev.a2b.measure.develop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;

/** The edits of the files in a folder, found by looking at it again and again. */
final class Edits {

    private final Path folder;
    private Map<Path, String> known;
    private Map<Path, String> seen;

    Edits(Path folder) {
        this.folder = folder;
        this.known = look();
        this.seen = known;
    }

    /**
     * Whether a file is not what it was when this last said so. What is edited from then on counts for the next time,
     * so no edit is lost while the caller compiles. An edit of several files has ended when two looks see the same.
     */
    boolean haveEnded() {
        var before = seen;
        seen = look();
        if (!seen.equals(before) || seen.equals(known)) {
            return false;
        }
        known = seen;
        return true;
    }

    private Map<Path, String> look() {
        var files = new HashMap<Path, String>();
        try (var paths = Files.find(folder, Integer.MAX_VALUE, (path, attributes) -> attributes.isRegularFile())) {
            for (var path : (Iterable<Path>) paths::iterator) {
                files.put(path, stamp(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UncheckedIOException e) {
            if (!(e.getCause() instanceof NoSuchFileException)) {
                throw e;
            }
            // A folder went away meanwhile, so this look is not complete, and the next one differs from it.
        }
        return files;
    }

    /** An editor may delete the file meanwhile. */
    private static String stamp(Path path) throws IOException {
        try {
            var attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return attributes.lastModifiedTime() + " " + attributes.size();
        } catch (NoSuchFileException e) {
            return "";
        }
    }
}
