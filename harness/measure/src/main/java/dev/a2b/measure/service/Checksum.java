package dev.a2b.measure.service;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The checksum that identifies an artifact. */
public final class Checksum {

    private Checksum() {
    }

    /**
     * The SHA-256 of a file, in lower-case hexadecimal digits.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public static String sha256(Path file) {
        try (var sink = new DigestOutputStream(OutputStream.nullOutputStream(), MessageDigest.getInstance("SHA-256"))) {
            Files.copy(file, sink);
            return HexFormat.of().formatHex(sink.getMessageDigest().digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every JDK has SHA-256.", e);
        }
    }
}
