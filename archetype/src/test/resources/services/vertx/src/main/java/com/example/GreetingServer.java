package com.example;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.Pool;

/** Answers each request, of any path, with a greeting. */
public final class GreetingServer {

    private final Pool database;

    private GreetingServer(Pool database) {
        this.database = database;
    }

    public static void main(String[] arguments) {
        var vertx = Vertx.vertx();
        var url = System.getenv("DATABASE_URL").replaceFirst("^jdbc:", "");
        var options = PgConnectOptions.fromUri(url)
                .setUser(System.getenv("DATABASE_USER"))
                .setPassword(System.getenv("DATABASE_PASSWORD"));
        var server = new GreetingServer(
                PgBuilder.pool().connectingTo(options).using(vertx).build());
        vertx.createHttpServer()
                .requestHandler(server::answer)
                .listen(Integer.parseInt(System.getenv("PORT")))
                .onFailure(Throwable::printStackTrace);
    }

    private void answer(HttpServerRequest request) {
        database.query("select name from countries where id = 1")
                .execute()
                .map(rows ->
                        new JsonObject().put("hello", rows.iterator().next().getString("name")))
                .onSuccess(body -> request.response()
                        .putHeader("Content-Type", "application/json")
                        .end(body.encode()))
                .onFailure(failure -> request.response().setStatusCode(500).end(failure.getMessage()));
    }
}
