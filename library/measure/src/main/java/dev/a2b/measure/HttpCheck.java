package dev.a2b.measure;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;

/**
 * Sends requests to a service before the load and checks each response; for {@link Workload#check}. Requests use
 * HTTP/1.1, accept gzip, and may take 60 s. Redirects are not followed. A service that answers a GET request with 503
 * and {@code Retry-After} is only busy, so it is asked again a second later, at most ten times.
 *
 * <p>A method whose check fails throws a {@link MeasureException} that names the request and the difference. So does a
 * method that gets no response.
 *
 * <pre>{@code
 * var check = new HttpCheck(service.resolve("/api/v1"));
 * check.list("/countries", "id", "name");
 * check.send("POST", "/bookings", "{}", 400);
 * }</pre>
 */
public final class HttpCheck {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int BUSY = 503;
    private static final int RETRIES = 10;
    private static final String OPTIONAL = "?";

    private final URI base;
    private final Duration limit;
    private final HttpClient client = HttpClient.newBuilder()
            .proxy(HttpClient.Builder.NO_PROXY)
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    /**
     * Creates checks of one service.
     *
     * @param base scheme, host, port and an optional path; the path of each request is appended to it without a change,
     *     so it should not end with a slash
     */
    public HttpCheck(URI base) {
        this(base, LIMIT);
    }

    /** @param limit maximum duration of a request with its whole response */
    HttpCheck(URI base, Duration limit) {
        this.base = base;
        this.limit = limit;
    }

    /**
     * Sends a GET request and returns the JSON of the response.
     *
     * @param path path and query, beginning with a slash
     * @throws MeasureException if the status is not 200, or the body is not JSON
     */
    public JsonNode get(String path) {
        var answer = send("GET", path, "", 200);
        return json(path, answer);
    }

    /**
     * Sends a GET request and returns the elements of the response, a JSON array of objects.
     *
     * @param path path and query, beginning with a slash
     * @param fields names of the fields that each element must have, in any order; others are not allowed. A name with
     *     a question mark at its end is that of an optional field
     * @throws MeasureException if the status is not 200, or the body is not an array of at least one such object
     */
    public List<JsonNode> list(String path, String... fields) {
        var array = get(path);
        if (!array.isArray() || array.isEmpty()) {
            throw wrong("GET", path, "an array with elements was expected, not " + excerpt(array.toString()));
        }
        var elements = StreamSupport.stream(array.spliterator(), false).toList();
        elements.forEach(element -> demandFields(path, element, fields));
        return elements;
    }

    /**
     * Sends a GET request and returns the response, a JSON object.
     *
     * @param path path and query, beginning with a slash
     * @param fields as those of {@link #list}
     * @throws MeasureException if the status is not 200, or the body is not such an object
     */
    public JsonNode object(String path, String... fields) {
        var object = get(path);
        demandFields(path, object, fields);
        return object;
    }

    /**
     * Sends a request and checks the status of the response.
     *
     * @param method for example {@code POST}
     * @param path path and query, beginning with a slash
     * @param body JSON; empty for a request without a body
     * @param status the expected status, for example 201
     * @return the response; its body may be compressed
     * @throws MeasureException if there is no response, or it has another status
     */
    public HttpResponse<byte[]> send(String method, String path, String body, int status) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(limit)
                .header("Content-Type", "application/json")
                .header("Accept-Encoding", "gzip")
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = method.equals("GET") && status != BUSY ? sendUntilServed(request) : send(request);
        if (answer.statusCode() != status) {
            throw wrong(
                    method,
                    path,
                    "status " + status + " was expected, not " + answer.statusCode() + " "
                            + excerpt(new String(body(path, answer), StandardCharsets.UTF_8)));
        }
        return answer;
    }

    /**
     * Sends a GET request and checks the size of the response body.
     *
     * @param path path and query, beginning with a slash
     * @param bytes expected size of the uncompressed body, in bytes
     * @throws MeasureException if the status is not 200, or the body has another size
     */
    public void size(String path, int bytes) {
        var found = size(path);
        if (found != bytes) {
            throw wrong("GET", path, bytes + " bytes were expected, not " + found);
        }
    }

    /**
     * Sends a GET request and measures the size of the response body.
     *
     * @param path path and query, beginning with a slash
     * @return size of the uncompressed body, in bytes
     * @throws MeasureException if the status is not 200
     */
    public int size(String path) {
        return body(path, send("GET", path, "", 200)).length;
    }

    /**
     * Sends GET requests until enough different gzip bodies have arrived, and checks the length and the checksum of
     * each (<a href="https://www.rfc-editor.org/rfc/rfc1952">RFC 1952</a>).
     *
     * @param paths one path and query for each request; no more requests are sent than needed
     * @param distinct number of different bodies that must arrive compressed
     * @throws MeasureException if a status is not 200, a body is corrupt, or the paths give too few bodies
     */
    public void gzip(Iterable<String> paths, int distinct) {
        var seen = new HashSet<String>();
        for (var path : paths) {
            var answer = send("GET", path, "", 200);
            var body = body(path, answer);
            if (isCompressed(answer)) {
                seen.add(new String(body, StandardCharsets.UTF_8));
            }
            if (seen.size() >= distinct) {
                return;
            }
        }
        throw MeasureException.failedCheck("only " + seen.size() + " different compressed responses were met, "
                + distinct + " are needed to trust the service's compression");
    }

    private HttpResponse<byte[]> sendUntilServed(HttpRequest request) {
        var answer = send(request);
        for (var retry = 1; retry <= RETRIES && isBusy(answer); retry++) {
            pause();
            answer = send(request);
        }
        return answer;
    }

    private static boolean isBusy(HttpResponse<?> answer) {
        return answer.statusCode() == BUSY
                && answer.headers().firstValue("Retry-After").isPresent();
    }

    private static void pause() {
        try {
            TimeUnit.SECONDS.sleep(1);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static MeasureException interrupted() {
        Thread.currentThread().interrupt();
        return new MeasureException("The check before the load was interrupted.");
    }

    /** The limit of a request ends with the head of the response, so the body needs one of its own. */
    private HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return client.sendAsync(request, BodyHandlers.ofByteArray()).get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw wrong(
                    request.method(),
                    request.uri().getPath(),
                    "the response was not complete after " + limit.toSeconds() + " s");
        } catch (ExecutionException e) {
            throw wrong(request.method(), request.uri().getPath(), "there was no response (" + e.getCause() + ")");
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static JsonNode json(String path, HttpResponse<byte[]> answer) {
        try {
            return JSON.readTree(new String(body(path, answer), StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            throw wrong("GET", path, "the response is not JSON");
        }
    }

    /** The uncompressed body. GZIPInputStream checks length and checksum at the end of the stream. */
    private static byte[] body(String path, HttpResponse<byte[]> answer) {
        if (!isCompressed(answer)) {
            return answer.body();
        }
        try (var unzipped = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            return unzipped.readAllBytes();
        } catch (IOException e) {
            throw wrong(answer.request().method(), path, "its compressed body is corrupt (" + e.getMessage() + ")");
        }
    }

    private static boolean isCompressed(HttpResponse<byte[]> answer) {
        return answer.headers().firstValue("Content-Encoding").orElse("").equals("gzip");
    }

    private static void demandFields(String path, JsonNode object, String... fields) {
        Set<String> found = new TreeSet<>();
        object.fieldNames().forEachRemaining(found::add);
        var missing = new TreeSet<>(Set.of(fields));
        missing.removeIf(field -> field.endsWith(OPTIONAL) || found.contains(field));
        var allowed =
                Stream.of(fields).map(field -> field.replace(OPTIONAL, "")).toList();
        if (!missing.isEmpty() || !allowed.containsAll(found)) {
            throw wrong("GET", path, "the fields " + new TreeSet<>(Set.of(fields)) + " were expected, not " + found);
        }
    }

    private static MeasureException wrong(String method, String path, String what) {
        return MeasureException.failedCheck(method + " " + path + " got a wrong response: " + what);
    }

    private static String excerpt(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }
}
