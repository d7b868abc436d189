package dev.a2b.api;

import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;

/** Documents the headers of a page. */
@ApiResponse(
        responseCode = "200",
        description = "A page.",
        headers = {
            @Header(
                    name = "Link",
                    description = "The pages `first`, `prev`, `next` and, with a total, `last` (RFC 8288).",
                    schema = @Schema(type = "string")),
            @Header(
                    name = PageRequest.TOTAL_COUNT,
                    description = "The number of all rows, if the request asks for the total.",
                    schema = @Schema(type = "integer"))
        })
public @interface PageResponse {}
