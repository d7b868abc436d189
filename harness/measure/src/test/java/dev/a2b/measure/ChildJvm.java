package dev.a2b.measure;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A tiny service that runs as a process of its own. */
public final class ChildJvm {

    private ChildJvm() {
    }

    /**
     * What starts it: {@code serve <port>}, {@code die <message>}, {@code contain <image> <folder>}, {@code engine},
     * {@code files}.
     */
    static List<String> command(String... arguments) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(
            List.of(java, "-cp", System.getProperty("java.class.path"), ChildJvm.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Serves until it is ended, or ends at once. */
    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "serve" -> serve(Integer.parseInt(args[1]));
            case "contain" -> contain(args[1], Path.of(args[2]));
            case "engine" -> engine();
            case "files" -> files();
            default -> die(args[1]);
        }
    }

    private static void die(String message) {
        System.err.println("starting");
        System.err.println(message);
        System.exit(3);
    }

    private static void contain(String image, Path folder) throws InterruptedException {
        ServiceContainer.create(image, Port.free(), Map.of("RUN", "sleep 600"), "bridge", folder.resolve("service.log"))
            .start();
        System.out.println("started");
        Thread.sleep(Long.MAX_VALUE);
    }

    private static void engine() {
        try {
            Engine.client();
        } catch (MeasureException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void files() {
        try {
            Environment.demandOpenFiles(Plan.of(new Properties()));
            System.out.println("enough");
        } catch (MeasureException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void serve(int port) throws IOException {
        var server = HttpServer.create(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/ready", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.createContext("/die", exchange -> Runtime.getRuntime().halt(3));
        server.start();
        System.out.println("Startup completed in 12ms");
    }
}
