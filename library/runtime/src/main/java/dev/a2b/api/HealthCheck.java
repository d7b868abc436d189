package dev.a2b.api;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/** Asks the service that runs on this machine whether it is alive: for images that have neither a shell nor curl. */
public final class HealthCheck {

    private static final int TIMEOUT_MILLIS = 2_000;
    private static final byte[] REQUEST =
            "GET /health/liveness HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(US_ASCII);

    private HealthCheck() {}

    /**
     * Ends the process if its only argument is {@code health}: with the status 0 where the service answers that it is up,
     * else with 1.
     */
    public static void runIfAsked(String... arguments) {
        if (arguments.length == 1 && arguments[0].equals("health")) {
            System.exit(run());
        }
    }

    private static int run() {
        var port = Integer.parseInt(System.getenv().getOrDefault("ENDPOINTS_ALL_PORT", "8081"));
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(REQUEST);
            var status = new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII)).readLine();
            return status != null && status.startsWith("HTTP/1.1 200") ? 0 : 1;
        } catch (IOException e) {
            return 1;
        }
    }
}
