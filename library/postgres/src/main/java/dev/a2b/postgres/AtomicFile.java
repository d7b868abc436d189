package dev.a2b.postgres;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;

/** Replaces a file in one step, so that nobody reads a part of it, and a full disk leaves the one before. */
public final class AtomicFile {

    private AtomicFile() {}

    /**
     * Writes a file in UTF-8.
     *
     * @param file the file, in a folder that exists
     * @return the file
     * @throws IOException if it cannot be written; then the one before remains
     */
    public static Path write(Path file, String text) throws IOException {
        var written = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid());
        try {
            Files.writeString(written, text);
            return Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /** As {@link #write(Path, String)}, in the format of {@link Properties#store(java.io.Writer, String)}. */
    public static Path write(Path file, Properties properties) throws IOException {
        var text = new StringWriter();
        properties.store(text, null);
        return write(file, text.toString());
    }
}
