package com.example.a2b.problem;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.serde.annotation.Serdeable;

/**
 * Problem details of an answer, <a href="https://www.rfc-editor.org/rfc/rfc9457#section-3.1">RFC 9457</a>.
 *
 * @param type the URI of its kind: {@code about:blank} where the status says everything
 * @param title the status in words
 * @param status the HTTP status code
 * @param detail what was wrong with this request; absent where that is nobody's business
 * @param requestId what the log calls this request
 * @param traceId the trace that the request belongs to; absent where there is none
 */
@Serdeable
record Problem(
        String type,
        String title,
        int status,
        @Nullable String detail,
        String requestId,
        @Nullable String traceId) {}
