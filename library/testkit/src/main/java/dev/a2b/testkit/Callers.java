package dev.a2b.testkit;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Send one request after the other, each on the connection of the last one unless its response closes it. */
final class Callers implements AutoCloseable {

    static final int COUNT = 8;
    private static final int CONNECT_MILLIS = 5_000;
    private static final int READ_MILLIS = 60_000;
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Pattern LENGTH = Pattern.compile("content-length: (\\d+)");

    private final URI service;
    private final byte[] request;
    private final List<String> lost = new CopyOnWriteArrayList<>();
    private final AtomicInteger answers = new AtomicInteger();
    private final AtomicInteger announced = new AtomicInteger();
    private final AtomicInteger unaccepted = new AtomicInteger();
    private final List<Thread> threads;
    private volatile boolean closed;

    private Callers(URI service, String path) {
        this.service = service;
        this.request = ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(US_ASCII);
        this.threads = IntStream.range(0, COUNT)
                .mapToObj(i -> new Thread(this::call, "caller-" + i))
                .toList();
        threads.forEach(Thread::start);
    }

    static Callers start(URI service, String path) {
        return new Callers(service, path);
    }

    void awaitAnswers(int count) throws InterruptedException {
        var deadline = Instant.now().plus(LIMIT);
        while (answers.get() < count) {
            if (Instant.now().isAfter(deadline)) {
                throw new AssertionError(answers + " answers within " + LIMIT.toSeconds() + " s, lost: " + lost);
            }
            Thread.sleep(20);
        }
    }

    /** The requests that were answered. */
    int answered() {
        return answers.get();
    }

    /**
     * The requests with another status than 200, and those without a whole answer on a connection whose last answer had
     * not announced its end.
     */
    List<String> lost() {
        return lost;
    }

    /** The responses that announced the end of their connection. */
    int announced() {
        return announced.get();
    }

    /** The first requests of connections that got no answer: only the system had accepted these connections. */
    int unaccepted() {
        return unaccepted.get();
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        for (var thread : threads) {
            thread.join(LIMIT.toMillis());
        }
    }

    private void call() {
        while (!closed) {
            try (var socket = new Socket()) {
                // A stopped container takes its address along, and the system would knock for two minutes.
                socket.connect(new InetSocketAddress(service.getHost(), service.getPort()), CONNECT_MILLIS);
                socket.setSoTimeout(READ_MILLIS);
                if (isKept(socket)) {
                    callAgain(socket);
                }
            } catch (IOException e) {
                pause();
            }
        }
    }

    /** Whether the connection stays open after its first request. */
    private boolean isKept(Socket socket) throws IOException {
        try {
            return exchange(socket);
        } catch (IOException e) {
            unaccepted.incrementAndGet();
            throw e;
        }
    }

    private void callAgain(Socket socket) {
        try {
            do {
                pause();
            } while (!closed && exchange(socket));
        } catch (IOException e) {
            lost.add(e.toString());
        }
    }

    /** Whether the connection stays open after this request. */
    private boolean exchange(Socket socket) throws IOException {
        socket.getOutputStream().write(request);
        var head = head(socket.getInputStream());
        var length = LENGTH.matcher(head);
        if (!length.find()) {
            throw new IOException("no length: " + head);
        }
        var size = Integer.parseInt(length.group(1));
        if (socket.getInputStream().readNBytes(size).length < size) {
            throw new EOFException("a part of an answer");
        }
        answers.incrementAndGet();
        if (!head.startsWith("http/1.1 200 ")) {
            lost.add(head);
        }
        if (head.contains("connection: close")) {
            announced.incrementAndGet();
            return false;
        }
        return true;
    }

    private static String head(InputStream in) throws IOException {
        var head = new ByteArrayOutputStream();
        while (!head.toString(US_ASCII).endsWith("\r\n\r\n")) {
            var next = in.read();
            if (next < 0) {
                throw new EOFException("no answer");
            }
            head.write(next);
        }
        return head.toString(US_ASCII).toLowerCase(Locale.ROOT);
    }

    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
