package dev.a2b.testkit;

import io.micronaut.context.annotation.Requires;
import io.micronaut.context.annotation.Value;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.json.tree.JsonNode;
import jakarta.inject.Singleton;
import java.time.Duration;
import reactor.core.publisher.Mono;

/** The service as its callers see it: over HTTP, in JSON. */
@Singleton
@Requires(property = "endpoints.all.port")
public class Api {

    private static final Argument<JsonNode> JSON = Argument.of(JsonNode.class);

    private static final String PREFIX = "/api/v1";

    private final HttpClient client;
    private final String health;

    Api(@Client(PREFIX) HttpClient client, @Value("${endpoints.all.port}") int managementPort) {
        this.client = client;
        this.health = "http://localhost:" + managementPort + "/health/";
    }

    public HttpResponse<JsonNode> get(String path) {
        return send(HttpRequest.GET(path));
    }

    public HttpResponse<JsonNode> post(String path, String json) {
        return send(HttpRequest.POST(path, json).contentType(MediaType.APPLICATION_JSON_TYPE));
    }

    public HttpResponse<JsonNode> put(String path, String json) {
        return send(HttpRequest.PUT(path, json).contentType(MediaType.APPLICATION_JSON_TYPE));
    }

    public HttpResponse<JsonNode> patch(String path, String json) {
        return send(HttpRequest.PATCH(path, json).contentType(MediaType.APPLICATION_JSON_TYPE));
    }

    public HttpResponse<JsonNode> delete(String path) {
        return send(HttpRequest.DELETE(path));
    }

    /** Posts what is created, and answers its path, from the header Location. */
    public String create(String path, String json) {
        return post(path, json).header("Location").replaceFirst("^" + PREFIX, "");
    }

    public HttpResponse<JsonNode> send(HttpRequest<?> request) {
        return client.toBlocking().exchange(request, JSON, JSON);
    }

    /** What it answers platforms that ask for its {@code liveness} or {@code readiness}. */
    public HttpStatus health(String check) {
        return get(health + check).status();
    }

    /** Asks for its health without waiting. */
    public Mono<HttpResponse<JsonNode>> healthLater(String check) {
        return getLater(health + check);
    }

    /** Gets without waiting, for requests in parallel. */
    public Mono<HttpResponse<JsonNode>> getLater(String path) {
        return sendLater(HttpRequest.GET(path));
    }

    /** Puts without waiting, for requests in parallel. */
    public Mono<HttpResponse<JsonNode>> putLater(String path, String json) {
        return sendLater(HttpRequest.PUT(path, json).contentType(MediaType.APPLICATION_JSON_TYPE));
    }

    /** Sends without waiting, for requests in parallel. Who subscribes again, sends another request. */
    public Mono<HttpResponse<JsonNode>> sendLater(HttpRequest<?> request) {
        // The client's own publisher may be subscribed to only once: later, it repeats its answer or fails.
        return Mono.defer(() -> Mono.from(client.exchange(request, JSON, JSON)));
    }

    /** Posts, and again after each 503: a service may refuse requests that are too many for it. */
    public Mono<HttpResponse<JsonNode>> postUntilServed(String path, String json) {
        return sendUntilServed(HttpRequest.POST(path, json).contentType(MediaType.APPLICATION_JSON_TYPE));
    }

    /** Sends, and again after each 503. */
    public Mono<HttpResponse<JsonNode>> sendUntilServed(HttpRequest<?> request) {
        return sendLater(request)
                .filter(answer -> answer.status() != HttpStatus.SERVICE_UNAVAILABLE)
                .repeatWhenEmpty(refusals -> refusals.delayElements(Duration.ofMillis(200)));
    }
}
