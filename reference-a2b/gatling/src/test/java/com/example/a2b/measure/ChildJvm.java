package com.example.a2b.measure;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A tiny service that runs as a process of its own. */
public final class ChildJvm {

    private ChildJvm() {
    }

    /** What starts it: {@code serve <port>} or {@code die <message>}. */
    static List<String> command(String... arguments) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(
            List.of(java, "-cp", System.getProperty("java.class.path"), ChildJvm.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Serves until it is ended, or ends at once. */
    public static void main(String[] args) throws IOException {
        if (args[0].equals("die")) {
            System.err.println("starting");
            System.err.println(args[1]);
            System.exit(3);
        }
        var server = HttpServer.create(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(args[1])), 0);
        server.createContext("/ready", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.start();
        System.out.println("Startup completed in 12ms");
    }
}
