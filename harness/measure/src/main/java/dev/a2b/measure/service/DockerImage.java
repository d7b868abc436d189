package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * An image in the container engine, as the command {@code docker} reports it. The builds use the same command, so both
 * use the same engine.
 *
 * @param name name and tag
 * @param id id of the image, a digest as in {@code sha256:...}
 * @param bytes size of the uncompressed layers, in bytes
 */
public record DockerImage(String name, String id, long bytes) {

    /**
     * Asks the engine for an image; empty if it has no such image, or no engine responds.
     *
     * @param name name and tag
     * @throws MeasureException if the command {@code docker} cannot be started
     */
    public static Optional<DockerImage> find(String name) {
        var process = docker(List.of("image", "inspect", "--format", "{{.Id}} {{.Size}}", name));
        try (var output = process.getInputStream()) {
            var words = new String(output.readAllBytes(), StandardCharsets.UTF_8).strip().split(" ");
            if (process.waitFor() != 0 || words.length != 2) {
                return Optional.empty();
            }
            return Optional.of(new DockerImage(name, words[0], Long.parseLong(words[1])));
        } catch (IOException e) {
            throw new MeasureException("docker image inspect " + name + " failed: " + e.getMessage() + ".", e);
        } catch (InterruptedException e) {
            throw interrupted(name, e);
        }
    }

    /**
     * Size of the whole image compressed with gzip, in bytes, as a registry transfers it.
     *
     * @throws MeasureException if the engine cannot export the image
     */
    long compressedBytes() {
        var process = docker(List.of("image", "save", name));
        var counter = new Counter();
        try (var output = process.getInputStream(); var gzip = new GZIPOutputStream(counter)) {
            output.transferTo(gzip);
        } catch (IOException e) {
            throw new MeasureException("docker image save " + name + " failed: " + e.getMessage() + ".", e);
        }
        try {
            if (process.waitFor() != 0) {
                throw new MeasureException("docker image save " + name + " failed: run it to see why.");
            }
        } catch (InterruptedException e) {
            throw interrupted(name, e);
        }
        return counter.bytes;
    }

    /** Whether the command {@code docker} is installed and a container engine responds to it. */
    public static boolean isEngineThere() {
        try {
            var process = new ProcessBuilder("docker", "version")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Process docker(List<String> arguments) {
        var command = new ArrayList<>(List.of("docker"));
        command.addAll(arguments);
        try {
            return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException e) {
            throw new MeasureException("The command docker cannot be started: install it, or build no image.", e);
        }
    }

    private static MeasureException interrupted(String name, InterruptedException cause) {
        Thread.currentThread().interrupt();
        return new MeasureException("Inspecting the image " + name + " was interrupted.", cause);
    }

    /** Counts the bytes that are written and discards them. */
    private static final class Counter extends OutputStream {

        private long bytes;

        @Override
        public void write(int value) {
            bytes++;
        }

        @Override
        public void write(byte[] buffer, int offset, int length) {
            bytes += length;
        }
    }
}
