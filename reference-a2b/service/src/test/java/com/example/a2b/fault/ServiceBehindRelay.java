package com.example.a2b.fault;

import com.example.a2b.Api;
import com.example.a2b.Sample;
import com.example.a2b.ServiceSettings;
import dev.a2b.measure.service.Port;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.client.HttpClient;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import reactor.core.publisher.Flux;

/** A service that reaches the database of the tests through a relay, beside the service that the fixtures use. */
final class ServiceBehindRelay implements AutoCloseable {

    private static final String DATASOURCE = "r2dbc.datasources.default.";
    private static final Argument<JsonNode> JSON = Argument.of(JsonNode.class);

    private final Relay relay;
    private final EmbeddedServer server;
    private final HttpClient management;
    private final String name = "fault-" + UUID.randomUUID();

    private ServiceBehindRelay(Relay relay, String database, Environment tests) {
        this.relay = relay;
        var properties = new HashMap<>(ServiceSettings.database(tests));
        properties.put(DATASOURCE + "url", "r2dbc:postgresql://localhost:" + relay.port() + database);
        properties.put(DATASOURCE + "options.applicationName", name);
        properties.put("micronaut.server.port", Port.free());
        this.server = ApplicationContext.builder("fault").deduceEnvironment(false)
            .properties(properties)
            .run(EmbeddedServer.class);
        var context = server.getApplicationContext();
        var port = context.getRequiredProperty("endpoints.all.port", Integer.class);
        this.management = context.createBean(HttpClient.class, "http://localhost:" + port);
    }

    /** Starts it. */
    static ServiceBehindRelay start(Environment tests) throws IOException {
        return start(tests, relay -> { });
    }

    /** Starts it behind a relay that was prepared before. */
    static ServiceBehindRelay start(Environment tests, Consumer<Relay> prepare) throws IOException {
        var database = URI.create(tests.getRequiredProperty(DATASOURCE + "url", String.class).replace("r2dbc:", ""));
        var relay = Relay.to(database.getHost(), database.getPort());
        prepare.accept(relay);
        return new ServiceBehindRelay(relay, database.getPath(), tests);
    }

    Relay relay() {
        return relay;
    }

    /** The name under which the database knows the connections of this service. */
    String name() {
        return name;
    }

    URI uri() {
        return server.getURI();
    }

    Api api() {
        return server.getApplicationContext().getBean(Api.class);
    }

    /** The statuses of so many reads in parallel. */
    Set<HttpStatus> statuses(int reads) {
        return Flux.range(0, reads)
            .flatMap(i -> api().getLater(Sample.OPEN), reads)
            .map(HttpResponse::status)
            .collect(Collectors.toSet())
            .block();
    }

    HttpStatus readiness() {
        return health("readiness");
    }

    HttpStatus liveness() {
        return health("liveness");
    }

    private HttpStatus health(String check) {
        return management.toBlocking().exchange(HttpRequest.GET("/health/" + check), JSON, JSON).status();
    }

    @Override
    public void close() throws IOException {
        server.close();
        relay.close();
    }
}
