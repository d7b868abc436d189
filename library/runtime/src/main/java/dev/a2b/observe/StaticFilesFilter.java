package dev.a2b.observe;

import dev.a2b.http.HttpPipeline;
import io.micronaut.context.annotation.Value;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.server.exceptions.NotFoundException;

/** Keeps the API's document and its page off the management port: Micronaut serves static files on every port. */
@ServerFilter({"/openapi/**", "/swagger-ui/**"})
final class StaticFilesFilter implements Ordered {

    private final int managementPort;

    StaticFilesFilter(@Value("${endpoints.all.port}") int managementPort) {
        this.managementPort = managementPort;
    }

    @RequestFilter
    void hide(HttpRequest<?> request) {
        if (request.getServerAddress().getPort() == managementPort) {
            throw new NotFoundException();
        }
    }

    @Override
    public int getOrder() {
        return HttpPipeline.HIDDEN;
    }
}
