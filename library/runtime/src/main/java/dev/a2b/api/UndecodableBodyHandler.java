package dev.a2b.api;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.ErrorResponseProcessorExceptionHandler;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.netty.handler.codec.DecoderException;
import jakarta.inject.Singleton;

/** A body that is not gzip or not in chunks, although its header says so: answered with 400. */
@Singleton
class UndecodableBodyHandler extends ErrorResponseProcessorExceptionHandler<DecoderException> {

    UndecodableBodyHandler(ErrorResponseProcessor<?> problems) {
        super(problems);
    }

    @Override
    protected MutableHttpResponse<?> createResponse(DecoderException fault) {
        return HttpResponse.badRequest();
    }
}
