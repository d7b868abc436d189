package dev.a2b.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A TCP relay that breaks as networks do: between the service and its database, without a container engine. */
public final class Relay implements AutoCloseable {

    private static final int BUFFER = 16 * 1024;

    private final InetSocketAddress target;
    private final ServerSocket entrance;
    private final List<Link> links = new CopyOnWriteArrayList<>();
    private final Queue<String> awaited = new ConcurrentLinkedQueue<>();
    private volatile Consumer<Link> asked = Link::reset;
    private volatile long latencyMillis;
    private volatile boolean refusing;
    private volatile boolean silencing;
    private volatile UnaryOperator<String> rewriting = UnaryOperator.identity();
    private volatile boolean brokenAsAsked;

    /** @param here the address of this machine at which it is reached */
    public Relay(InetAddress here, String host, int port) throws IOException {
        this.target = new InetSocketAddress(host, port);
        this.entrance = new ServerSocket(0, 100, here);
        start(this::accept);
    }

    /** A relay that only this machine reaches. */
    public static Relay to(String host, int port) throws IOException {
        return new Relay(InetAddress.getLoopbackAddress(), host, port);
    }

    public int port() {
        return entrance.getLocalPort();
    }

    /** How many connections it has accepted. */
    public int accepted() {
        return links.size();
    }

    /** Delays every packet, in both directions. */
    public void delay(long millis) {
        latencyMillis = millis;
    }

    /** Loses all packets of the connections that exist now, without an error. New connections work. */
    public void blackHole() {
        links.forEach(link -> link.silent = true);
    }

    /** As {@link #blackHole}, and new connections are accepted, but not answered, until {@link #mend}. */
    public void silence() {
        silencing = true;
        blackHole();
    }

    /** Closes all connections in order, and refuses new ones until {@link #mend}. */
    public void cut() {
        refusing = true;
        links.forEach(Link::close);
    }

    /** Closes all connections. The database refuses the login of new ones until {@link #mend}: they name no user. */
    public void mistakeUsers() {
        rewriting = message -> message.replaceFirst("user\0.", "user\0?");
        links.forEach(Link::close);
    }

    /** Replaces a text that callers send by another one of as many characters. */
    public void rewrite(String text, String other) {
        rewriting = message -> message.replace(text, other);
    }

    /** Resets all connections. New ones work. */
    public void reset() {
        links.forEach(Link::reset);
    }

    /** Resets the connection that sends these texts one after the other, right after the response to the last one. */
    public void resetAfter(String... texts) {
        after(Link::reset, texts);
    }

    /** As {@link #resetAfter}, but from then on the connection loses all packets without an error. */
    public void blackHoleAfter(String... texts) {
        after(link -> link.silent = true, texts);
    }

    /** Whether the fault that waited for texts has come. */
    public boolean hasBrokenAsAsked() {
        return brokenAsAsked;
    }

    public void mend() {
        refusing = false;
        silencing = false;
        rewriting = UnaryOperator.identity();
        latencyMillis = 0;
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        links.forEach(Link::close);
    }

    private void after(Consumer<Link> fault, String... texts) {
        asked = fault;
        awaited.addAll(List.of(texts));
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                var link = new Link(entrance.accept());
                links.add(link);
                link.open();
            } catch (IOException e) {
                // The relay is closed, or the database is gone: its clients see that as well.
            }
        }
    }

    private static void start(Runnable work) {
        var thread = new Thread(work, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    private final class Link {

        private final Socket client;
        private final Socket server = new Socket();
        private volatile boolean silent;
        private volatile boolean ending;

        private Link(Socket client) {
            this.client = client;
        }

        private void open() throws IOException {
            if (refusing) {
                close();
                return;
            }
            if (silencing) {
                silent = true;
            }
            server.connect(target);
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
            start(() -> copy(client, server));
            start(() -> copy(server, client));
        }

        private void copy(Socket from, Socket to) {
            var buffer = new byte[BUFFER];
            try {
                var input = from.getInputStream();
                for (var size = input.read(buffer); size >= 0; size = input.read(buffer)) {
                    Thread.sleep(latencyMillis);
                    if (!silent) {
                        forward(from, to, Arrays.copyOf(buffer, size));
                    }
                }
            } catch (IOException | InterruptedException e) {
                // One end is gone: so is the other.
            }
            if (!silent) {
                close();
            }
        }

        private void forward(Socket from, Socket to, byte[] bytes) throws IOException {
            var text = new String(bytes, StandardCharsets.ISO_8859_1);
            ending |= from == client && isLast(text);
            to.getOutputStream().write(rewriting.apply(text).getBytes(StandardCharsets.ISO_8859_1));
            if (ending && from == server) {
                ending = false;
                asked.accept(this);
                brokenAsAsked = true;
            }
        }

        private boolean isLast(String message) {
            if (awaited.isEmpty() || !message.contains(awaited.element())) {
                return false;
            }
            awaited.remove();
            return awaited.isEmpty();
        }

        private void reset() {
            try {
                client.setSoLinger(true, 0);
            } catch (IOException e) {
                return; // closed already
            }
            close();
        }

        private void close() {
            try (client;
                    server) {
                silent = true;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
