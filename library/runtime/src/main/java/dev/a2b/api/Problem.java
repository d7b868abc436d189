package dev.a2b.api;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.serde.annotation.Serdeable;
import io.swagger.v3.oas.annotations.media.Schema;

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
@Schema(description = "Problem details, RFC 9457.")
public record Problem(
        @Schema(description = "The URI of its kind: `about:blank` where the status says everything.")
        String type,

        @Schema(description = "The status in words.") String title,
        @Schema(description = "The HTTP status code.") int status,

        @Schema(description = "What was wrong with this request.") @Nullable
        String detail,

        @Schema(description = "What the log calls this request.")
        String requestId,

        @Schema(description = "The trace that the request belongs to.") @Nullable
        String traceId) {}
