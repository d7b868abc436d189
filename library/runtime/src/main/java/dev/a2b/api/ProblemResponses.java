package dev.a2b.api;

import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;

/** The problems that an operation can answer, for the API's document: of each operation of a controller, or of one. */
public final class ProblemResponses {

    /** The name of the security scheme in the document. */
    public static final String TOKEN = "token";

    private static final String PROBLEM = "application/problem+json";

    private ProblemResponses() {}

    /** Security is on, and the caller has no token that permits this. */
    @SecurityRequirement(name = TOKEN)
    @ApiResponse(
            responseCode = "401",
            description = "Security is on, and the request has no valid token.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    @ApiResponse(
            responseCode = "403",
            description = "Security is on, and the token does not permit this.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Protected {}

    /** Something that the path names does not exist. */
    @ApiResponse(
            responseCode = "404",
            description = "Something that the path names does not exist.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Missing {}

    /** The request is valid, but not possible now. */
    @ApiResponse(
            responseCode = "409",
            description = "The request is valid, but not possible now.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Conflict {}
}
