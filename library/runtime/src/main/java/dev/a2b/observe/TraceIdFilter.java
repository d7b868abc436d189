package dev.a2b.observe;

import dev.a2b.api.RequestIds;
import dev.a2b.http.HttpPipeline;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.Tracer;

/** Notes the trace of the request where tracing is on, because the span is not current on each thread that answers. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
@Requires(beans = Tracer.class)
final class TraceIdFilter implements Ordered {

    @RequestFilter
    void note(HttpRequest<?> request) {
        var span = Span.current().getSpanContext();
        if (span.isValid()) {
            RequestIds.setTraceId(request, span.getTraceId());
        }
    }

    @Override
    public int getOrder() {
        return HttpPipeline.TRACE;
    }
}
