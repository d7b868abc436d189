package dev.a2b.measure.service;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.Frame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/** Appends the output of a container to a file. */
final class ContainerLog extends ResultCallback.Adapter<Frame> {

    private static final int LIMIT_SECONDS = 60;

    private final Path file;

    ContainerLog(Path file) {
        this.file = file;
        append(new byte[0]);
    }

    @Override
    public void onNext(Frame frame) {
        append(frame.getPayload());
    }

    /** Waits until the whole output of an ended container is in the file, at most a minute. */
    void complete() {
        try {
            awaitCompletion(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void append(byte[] bytes) {
        try {
            Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
