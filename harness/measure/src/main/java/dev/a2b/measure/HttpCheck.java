package dev.a2b.measure;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;

/** Asks the service and demands the right answer: the pre-flight. */
public final class HttpCheck {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final URI base;
    private final HttpClient client = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(5))
        .build();

    /** Paths are added to the base as they are. */
    public HttpCheck(URI base) {
        this.base = base;
    }

    /** The JSON of a 200. */
    public JsonNode get(String path) {
        var answer = send("GET", path, "", 200);
        return json(path, answer);
    }

    /** The elements of a JSON array of objects, each with exactly these fields. */
    public List<JsonNode> list(String path, String... fields) {
        var array = get(path);
        if (!array.isArray() || array.isEmpty()) {
            throw wrong("GET", path, "an array with elements was expected, not " + excerpt(array.toString()));
        }
        var elements = StreamSupport.stream(array.spliterator(), false).toList();
        elements.forEach(element -> demandFields(path, element, fields));
        return elements;
    }

    /** A JSON object with exactly these fields. */
    public JsonNode object(String path, String... fields) {
        var object = get(path);
        demandFields(path, object, fields);
        return object;
    }

    /** Sends a JSON body and demands the status. */
    public HttpResponse<byte[]> send(String method, String path, String body, int status) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
            .timeout(Duration.ofSeconds(60))
            .header("Content-Type", "application/json")
            .header("Accept-Encoding", "gzip")
            .method(method, body.isEmpty()
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString(body))
            .build();
        var answer = send(request);
        if (answer.statusCode() != status) {
            throw wrong(method, path, "status " + status + " was expected, not " + answer.statusCode() + " "
                + excerpt(new String(body(path, answer), StandardCharsets.UTF_8)));
        }
        return answer;
    }

    /** Demands that the body of a 200 has this many bytes before compression. */
    public void size(String path, int bytes) {
        var found = body(path, send("GET", path, "", 200)).length;
        if (found != bytes) {
            throw wrong("GET", path, bytes + " bytes were expected, not " + found);
        }
    }

    /**
     * Demands a number of different compressed bodies whose checksums are right.
     *
     * @param paths asked in turn until there are enough
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
        throw new MeasureException("Pre-flight: only " + seen.size() + " different compressed answers were met, "
            + distinct + " are needed to trust the service's compression.");
    }

    private HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw wrong(request.method(), request.uri().getPath(), "there was no answer (" + e + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The pre-flight was interrupted.", e);
        }
    }

    private static JsonNode json(String path, HttpResponse<byte[]> answer) {
        try {
            return JSON.readTree(new String(body(path, answer), StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            throw wrong("GET", path, "the answer is not JSON");
        }
    }

    /** Reading to the end of a compressed body compares its length and its checksum. */
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
        if (!found.equals(new TreeSet<>(Set.of(fields)))) {
            throw wrong("GET", path, "the fields " + new TreeSet<>(Set.of(fields)) + " were expected, not " + found);
        }
    }

    private static MeasureException wrong(String method, String path, String what) {
        return new MeasureException("Pre-flight: " + method + " " + path + " was answered wrongly: " + what + ".");
    }

    private static String excerpt(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }
}
