package com.example.a2b.artifact;

import dev.a2b.postgres.Database;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** The artifact while it runs, as its callers see it. */
final class RunningArtifact implements AutoCloseable {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final HttpClient client = HttpClient.newHttpClient();
    private final Artifact artifact;
    private final String name = "artifact-test-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
    private final Path log;
    private final URI base;
    private final Map<String, String> environment;
    private final Process process;

    private RunningArtifact(Artifact artifact, Database database) throws IOException {
        var port = freePort();
        this.artifact = artifact;
        this.base = URI.create("http://127.0.0.1:" + port);
        this.log = Path.of(System.getProperty("build.description")).resolveSibling(name + ".log");
        this.environment = artifact.environment(port, database);
        this.process = launch(artifact.command(name, port, database));
        ProcessReaper.guard(process.toHandle());
    }

    /** Returns when it has answered from the database. */
    static RunningArtifact start(Artifact artifact, Database database) throws Exception {
        var running = new RunningArtifact(artifact, database);
        running.awaitAnswer("/api/v1/countries");
        return running;
    }

    /** Asks until it is 200. */
    void awaitAnswer(String path) throws Exception {
        var deadline = Instant.now().plus(PATIENCE);
        while (!answers(path)) {
            if (!process.isAlive() || Instant.now().isAfter(deadline)) {
                throw new AssertionError("No answer from " + path + "; its log says:\n" + log());
            }
            Thread.sleep(20);
        }
    }

    HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        return send(request(path, headers).GET().build());
    }

    /** Like {@link #get}, without waiting for the answer. */
    Future<HttpResponse<byte[]>> getLater(String path) {
        return client.sendAsync(request(path).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    HttpResponse<byte[]> post(String path, String json) throws Exception {
        return send(posting(path, json));
    }

    /** Like {@link #post}, without waiting for the answer. */
    Future<HttpResponse<byte[]>> postLater(String path, String json) {
        return client.sendAsync(posting(path, json), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** Asks it to stop, as a platform does. */
    void askToStop() {
        process.destroy(); // SIGTERM; docker passes it on
    }

    /** Asks it to stop and returns its exit status. */
    int terminate() throws Exception {
        askToStop();
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("It still runs long after SIGTERM; its log says:\n" + log());
        }
        return process.exitValue();
    }

    /** Takes a file out of an image that was run and not removed. */
    void copy(String inside, Path file) throws Exception {
        Commands.output("docker", "cp", name + ":" + inside, file.toString());
    }

    /** What it says about itself, with the argument health: the exit status. */
    int health() throws Exception {
        return launch(artifact.healthCommand(name)).waitFor();
    }

    String log() throws IOException {
        return Files.readString(log);
    }

    /** Waits until it has printed this. */
    void awaitLog(String text) throws Exception {
        var deadline = Instant.now().plus(PATIENCE);
        while (!log().contains(text)) {
            if (Instant.now().isAfter(deadline)) {
                throw new AssertionError("It never said \"" + text + "\" but:\n" + log());
            }
            Thread.sleep(20);
        }
    }

    /** The user that it runs as: a name, or the number that an image has in its place. */
    String user() throws Exception {
        if (!artifact.isImage()) {
            return process.info().user().orElseThrow();
        }
        return Commands.output("docker", "inspect", "--format", "{{.Config.User}}", name);
    }

    @Override
    public void close() throws Exception {
        process.destroyForcibly().waitFor();
        ProcessReaper.release(process.toHandle());
        if (artifact.isImage()) {
            Commands.tryOutput("docker", "rm", "--force", name);
        }
    }

    private Process launch(List<String> command) throws IOException {
        var builder = new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        return builder.start();
    }

    private boolean answers(String path) throws InterruptedException {
        try {
            return client.send(request(path).build(), HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    private HttpResponse<byte[]> send(HttpRequest request) throws Exception {
        return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private HttpRequest posting(String path, String json) {
        return request(path, "Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)).build();
    }

    private HttpRequest.Builder request(String path, String... headers) {
        var request = HttpRequest.newBuilder(base.resolve(path)).timeout(PATIENCE);
        return headers.length == 0 ? request : request.headers(headers);
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
