package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A company's Maven repository on loopback: keeps in a folder what is deployed, and mirrors Maven Central. */
final class CompanyRepository {

    static {
        // Otherwise each response waits 40 ms, https://bugs.openjdk.org/browse/JDK-6968351
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static final String CONTEXT = "/maven/";
    private static final String PLUGINS = "org/apache/maven/plugins/";

    /** What Maven Central says about the prefix `archetype` and its newest version. Local repositories may lack it. */
    private static final Map<String, String> METADATA = Map.of(
            PLUGINS + "maven-metadata.xml", """
            <metadata>
              <plugins>
                <plugin><prefix>archetype</prefix><artifactId>maven-archetype-plugin</artifactId></plugin>
              </plugins>
            </metadata>
            """, PLUGINS + "maven-archetype-plugin/maven-metadata.xml", """
            <metadata>
              <versioning><release>%s</release><lastUpdated>20260101000000</lastUpdated></versioning>
            </metadata>
            """.formatted(
                            System.getProperty("archetype.plugin")));

    private final Path deployed;
    private final HttpServer server;

    private CompanyRepository(Path deployed) throws IOException {
        this.deployed = deployed;
        this.server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    }

    /** Starts a repository that lasts as long as this JVM. */
    static CompanyRepository start(Path deployed) throws IOException {
        var repository = new CompanyRepository(deployed);
        repository.server.createContext(CONTEXT, repository::handle);
        repository.server.start();
        return repository;
    }

    /** The address, without a slash at its end. */
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + CONTEXT.replaceFirst("/$", "");
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            var name = exchange.getRequestURI().getPath().substring(CONTEXT.length());
            switch (exchange.getRequestMethod()) {
                case "GET" -> send(name, exchange);
                case "PUT" -> store(name, exchange);
                default -> exchange.sendResponseHeaders(405, -1);
            }
        }
    }

    private void send(String name, HttpExchange exchange) throws IOException {
        var content = content(name);
        if (content.isEmpty()) {
            exchange.sendResponseHeaders(404, -1);
            return;
        }
        exchange.sendResponseHeaders(200, content.get().length);
        exchange.getResponseBody().write(content.get());
    }

    private void store(String name, HttpExchange exchange) throws IOException {
        var file = deployed.resolve(name);
        Files.createDirectories(file.getParent());
        Files.copy(exchange.getRequestBody(), file, REPLACE_EXISTING);
        exchange.sendResponseHeaders(201, -1);
    }

    private Optional<byte[]> content(String name) throws IOException {
        if (METADATA.containsKey(name)) {
            return Optional.of(METADATA.get(name).getBytes(UTF_8));
        }
        // A local repository adds to the name of metadata where it came from.
        var downloaded = name.replaceFirst("maven-metadata\\.xml$", "maven-metadata-central.xml");
        var file = Stream.of(deployed.resolve(name), Maven.LOCAL.resolve(name), Maven.LOCAL.resolve(downloaded))
                .filter(Files::isRegularFile)
                .findFirst();
        return file.isPresent() ? Optional.of(Files.readAllBytes(file.get())) : Optional.empty();
    }
}
