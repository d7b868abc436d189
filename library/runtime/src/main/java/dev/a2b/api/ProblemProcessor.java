package dev.a2b.api;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.micronaut.http.server.netty.NettyHttpRequest;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import jakarta.inject.Singleton;

/** Turns every error, the framework's own included, into problem details. */
@Singleton
class ProblemProcessor implements ErrorResponseProcessor<Problem> {

    @Override
    public MutableHttpResponse<Problem> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
        var request = context.getRequest();
        var undecoded = undecoded(request);
        var status = status(undecoded, response.status());
        var explanation = Explanation.of(status, context.getRootCause().orElse(undecoded));
        var type = explanation.type() == null ? "about:blank" : "urn:problem-type:" + explanation.type();
        var id = RequestIds.requestId(request);
        var problem = new Problem(
                type, status.getReason(), status.getCode(), explanation.detail(), id, RequestIds.traceId(request));
        response.getHeaders().set(RequestIds.HEADER, id); // no filter sees a malformed request
        if (status == HttpStatus.UNSUPPORTED_MEDIA_TYPE) {
            response.header(HttpHeaders.ACCEPT, MediaType.APPLICATION_JSON).header(HttpHeaders.ACCEPT_ENCODING, "gzip");
        }
        return response.status(status).body(problem).contentType("application/problem+json");
    }

    /** Why the request could not be decoded; null if it was. */
    @Nullable
    private static Throwable undecoded(HttpRequest<?> request) {
        return request instanceof NettyHttpRequest<?> netty
                ? netty.getNativeRequest().decoderResult().cause()
                : null;
    }

    /** Micronaut knows only two kinds of what cannot be decoded. */
    private static HttpStatus status(@Nullable Throwable undecoded, HttpStatus status) {
        if (undecoded instanceof ProblemException refusal) {
            return refusal.getStatus();
        }
        if (undecoded instanceof TooLongHttpLineException) {
            return HttpStatus.REQUEST_URI_TOO_LONG;
        }
        return undecoded instanceof TooLongHttpHeaderException ? HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE : status;
    }
}
