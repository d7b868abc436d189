package dev.a2b.testkit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;

/** A connection that sends what no HTTP client sends. */
public final class RawConnection implements AutoCloseable {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final int TIMEOUT_MILLIS = 300_000;

    private final Socket socket = new Socket();

    public RawConnection(String host, int port) throws IOException {
        this(host, port, 0);
    }

    /** @param bytes about how many arrive before they are read; 0 for as many as is usual */
    public RawConnection(String host, int port, int bytes) throws IOException {
        if (bytes > 0) {
            socket.setReceiveBufferSize(bytes);
        }
        socket.connect(new InetSocketAddress(host, port), TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(TIMEOUT_MILLIS);
    }

    public RawConnection send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(ISO_8859_1));
        return this;
    }

    /** Everything that the service sends until it closes the connection; fails where it does not close it. */
    public String readAll() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
    }

    /** Reads up to and including this text. */
    public String readUntil(String end) throws IOException {
        var text = new StringBuilder();
        while (text.indexOf(end) < 0) {
            var next = socket.getInputStream().read();
            if (next < 0) {
                throw new IOException("Closed after: " + text);
            }
            text.append((char) next);
        }
        return text.toString();
    }

    /** Whether the service has sent something that was not read. */
    public boolean isAnswered() throws IOException {
        return socket.getInputStream().available() > 0;
    }

    /** Sends this text again and again until the service closes the connection. */
    public void trickleUntilClosed(String text) throws IOException {
        socket.setSoTimeout(20);
        try {
            while (!closed()) {
                send(text);
            }
        } catch (SocketException e) {
            return; // reset: the service has closed the connection
        }
    }

    /** Sends this text again and again, and reads nothing, until the service closes the connection. */
    public void sendUntilClosed(String text) throws InterruptedException {
        try {
            while (true) {
                send(text);
                Thread.sleep(20);
            }
        } catch (IOException e) {
            return; // reset: the service has closed the connection
        }
    }

    private boolean closed() throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
