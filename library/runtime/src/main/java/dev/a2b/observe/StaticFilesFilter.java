package dev.a2b.observe;

import dev.a2b.http.HttpPipeline;
import dev.a2b.http.ManagementPort;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.server.exceptions.NotFoundException;

/** Keeps the API's document and its page off the management port: Micronaut serves static files on every port. */
@ServerFilter({"/openapi/**", "/swagger-ui/**"})
final class StaticFilesFilter implements Ordered {

    private final ManagementPort management;

    StaticFilesFilter(ManagementPort management) {
        this.management = management;
    }

    @RequestFilter
    void hide(HttpRequest<?> request) {
        if (management.serves(request.getServerAddress())) {
            throw new NotFoundException();
        }
    }

    @Override
    public int getOrder() {
        return HttpPipeline.HIDDEN;
    }
}
