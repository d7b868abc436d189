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

    private Checksum() {}

    /**
     * The SHA-256 of a file, in lower-case hexadecimal digits.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public static String sha256(Path file) {
        var digest = digest();
        try (var sink = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            Files.copy(file, sink);
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The SHA-256 of bytes, in lower-case hexadecimal digits. */
    public static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every JDK has SHA-256.", e);
        }
    }
}
