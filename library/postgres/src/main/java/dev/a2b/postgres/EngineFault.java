package dev.a2b.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Why a container engine cannot be used. It needs only a JDK, because it is asked where a client of the engine failed. */
public final class EngineFault {

    private static final String USUAL = "unix:///var/run/docker.sock";

    /** The newest version that the client in Testcontainers speaks; Docker 29 accepts no older one. */
    private static final String REQUEST = "GET /v1.44/info HTTP/1.0\r\nHost: docker\r\n\r\n";

    private static final Pattern REFUSAL = Pattern.compile("(?s)HTTP/\\S+ [45].*\"message\": *\"(.*?)\\.?\"}.*");

    private static final String DOWN = "none answers; start Docker";
    private static final long SECONDS = 5;

    private EngineFault() {}

    /**
     * The end of a sentence that begins with a need for an engine: what is wrong with the one that {@code DOCKER_HOST}
     * names, or with the usual one, and what to do.
     */
    public static String sentence() {
        var address = System.getenv().getOrDefault("DOCKER_HOST", "");
        return CompletableFuture.supplyAsync(() -> of(address.isEmpty() ? USUAL : address))
                .completeOnTimeout(DOWN, SECONDS, TimeUnit.SECONDS)
                .join();
    }

    private static String of(String address) {
        if (!address.startsWith("unix://")) {
            return DOWN + ", or correct DOCKER_HOST";
        }
        var socket = Path.of(address.substring("unix://".length()));
        try (var engine = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            Channels.newOutputStream(engine).write(REQUEST.getBytes(UTF_8));
            return of(engine);
        } catch (IOException e) {
            var isClosed = Files.exists(socket) && !Files.isWritable(socket);
            return isClosed ? "this user may not use it; run sudo usermod -aG docker $USER and log in again" : DOWN;
        }
    }

    private static String of(SocketChannel engine) throws IOException {
        var answer = new String(Channels.newInputStream(engine).readAllBytes(), UTF_8).strip();
        var refusal = REFUSAL.matcher(answer);
        return refusal.matches()
                ? "it refuses this client (" + refusal.group(1) + "); raise testcontainers.version in profiles/pom.xml"
                : "it answers, but not to this client; see what docker version says";
    }
}
