package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends requests to a running service by HTTP/1.1. A path begins with a slash and may have a query, a body is JSON, and
 * headers are names and values in turn. Each response may take two minutes and have any status. Without one, a method
 * that waits throws a {@link MeasureException}, and the future of one that does not wait has the {@link IOException} of
 * the failure.
 */
public final class ServiceClient {

    private static final Duration RESPONSE_LIMIT = Duration.ofMinutes(2);
    private static final Duration RECOVERY_LIMIT = Duration.ofMinutes(5);
    private static final int OK = 200;

    private final HttpClient client = HttpClient.newBuilder()
            .proxy(HttpClient.Builder.NO_PROXY)
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final MeasuredService service;
    private final Duration limit;

    /** Creates a client of one service. */
    public ServiceClient(MeasuredService service) {
        this(service, RESPONSE_LIMIT);
    }

    /** @param limit maximum duration of a request with its whole response */
    ServiceClient(MeasuredService service, Duration limit) {
        this.service = service;
        this.limit = limit;
    }

    /** Sends a GET request and waits for the response. */
    public HttpResponse<byte[]> get(String path, String... headers) {
        return send(request(path, headers).build());
    }

    /** Sends a GET request without waiting for the response. */
    public CompletableFuture<HttpResponse<byte[]>> getAsync(String path) {
        return client.sendAsync(request(path).build(), BodyHandlers.ofByteArray());
    }

    /** Sends a POST request and waits for the response. */
    public HttpResponse<byte[]> post(String path, String json) {
        return send(writing("POST", path, json));
    }

    /** Sends a POST request without waiting for the response. */
    public CompletableFuture<HttpResponse<byte[]>> postAsync(String path, String json) {
        return client.sendAsync(writing("POST", path, json), BodyHandlers.ofByteArray());
    }

    /** Sends a PUT request and waits for the response. */
    public HttpResponse<byte[]> put(String path, String json, String... headers) {
        return send(writing("PUT", path, json, headers));
    }

    /** Sends a PUT request without waiting for the response. */
    public CompletableFuture<HttpResponse<byte[]>> putAsync(String path, String json) {
        return client.sendAsync(writing("PUT", path, json), BodyHandlers.ofByteArray());
    }

    /**
     * Repeats a GET request until the response has the status 200.
     *
     * @throws MeasureException if the service ends before, or after five minutes
     */
    public void awaitSuccess(String path) {
        var deadline = Instant.now().plus(RECOVERY_LIMIT);
        while (!isSuccess(path)) {
            if (!service.isAlive() || Instant.now().isAfter(deadline)) {
                throw new MeasureException(
                        "GET " + path + " got no successful response within " + RECOVERY_LIMIT.toSeconds()
                                + " s, or the service has ended: see its log " + service.log() + ".");
            }
            MeasuredService.pause();
        }
    }

    private boolean isSuccess(String path) {
        try {
            return complete(request(path).build()).statusCode() == OK;
        } catch (IOException e) {
            return false;
        }
    }

    private HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return complete(request);
        } catch (IOException e) {
            throw new MeasureException(request.method() + " " + request.uri() + " got no response (" + e
                    + "): see the service's log " + service.log() + ".");
        }
    }

    /** The limit of a request ends with the head of the response, so the body needs one of its own. */
    private HttpResponse<byte[]> complete(HttpRequest request) throws IOException {
        try {
            return client.sendAsync(request, BodyHandlers.ofByteArray()).get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new HttpTimeoutException("incomplete after " + limit.toSeconds() + " s");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
        } catch (InterruptedException e) {
            throw MeasuredService.interrupted();
        }
    }

    private HttpRequest writing(String method, String path, String json, String... headers) {
        return request(path, headers)
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(json))
                .build();
    }

    private HttpRequest.Builder request(String path, String... headers) {
        var request = HttpRequest.newBuilder(service.uri().resolve(path)).timeout(limit);
        return headers.length == 0 ? request : request.headers(headers);
    }
}
