package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.EngineFault;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
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

    private static final Duration INSPECT_LIMIT = Duration.ofMinutes(1);
    private static final Duration SAVE_LIMIT = Duration.ofMinutes(30);

    /**
     * Asks the engine for an image; empty if it has no such image.
     *
     * @param name name and tag
     * @throws MeasureException if the command {@code docker} cannot be started, or no engine responds
     */
    public static Optional<DockerImage> find(String name) {
        try {
            var id = Command.output(INSPECT_LIMIT, List.of("docker", "image", "inspect", "--format", "{{.Id}}", name));
            var layers = Command.output(
                    INSPECT_LIMIT, List.of("docker", "history", "--human=false", "--format", "{{.Size}}", name));
            if (id.isEmpty() && !isEngineThere()) {
                throw new MeasureException(
                        "The image " + name + " is in a container engine, and " + EngineFault.sentence() + ".");
            }
            return id.flatMap(known -> layers.map(sizes -> new DockerImage(name, known, sum(sizes))));
        } catch (IOException e) {
            throw missing();
        }
    }

    /** The size that the engine tells by itself depends on its store: some add the compressed layers. */
    private static long sum(String layers) {
        return layers.lines().mapToLong(Long::parseLong).sum();
    }

    /**
     * Size of the whole image compressed with gzip, in bytes, as a registry transfers it.
     *
     * @throws MeasureException if the engine cannot export the image
     */
    long compressedBytes() {
        var counter = new Counter();
        var process = save();
        try (var output = process.getInputStream();
                var gzip = new GZIPOutputStream(counter)) {
            output.transferTo(gzip);
        } catch (IOException e) {
            throw new MeasureException("docker image save " + name + " failed: " + e.getMessage() + ".");
        }
        try {
            if (process.waitFor() != 0) {
                throw new MeasureException("docker image save " + name + " failed: run it to see why.");
            }
        } catch (InterruptedException e) {
            throw MeasuredService.interrupted();
        }
        return counter.bytes;
    }

    /** Whether the command {@code docker} is installed and a container engine responds to it. */
    public static boolean isEngineThere() {
        try {
            return Command.output(INSPECT_LIMIT, List.of("docker", "version")).isPresent();
        } catch (IOException e) {
            return false;
        }
    }

    private Process save() {
        try {
            return Command.start(SAVE_LIMIT, List.of("docker", "image", "save", name));
        } catch (IOException e) {
            throw missing();
        }
    }

    private static MeasureException missing() {
        return new MeasureException(
                "The command docker cannot be started: install it, or choose a build that is no image.");
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
