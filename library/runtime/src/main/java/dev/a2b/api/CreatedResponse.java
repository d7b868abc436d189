package dev.a2b.api;

import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;

/** Documents the answer to a request that created something. */
@ApiResponse(
        responseCode = "201",
        description = "Created.",
        headers = @Header(name = "Location", description = "Its path.", schema = @Schema(type = "string")))
public @interface CreatedResponse {}
