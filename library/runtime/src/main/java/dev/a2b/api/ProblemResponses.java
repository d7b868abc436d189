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

    /** A parameter or the body is not as documented. */
    @ApiResponse(
            responseCode = "400",
            description = "A parameter or the body is not as documented.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Invalid {}

    /** The body is too large, or not JSON. */
    @ApiResponse(
            responseCode = "413",
            description = "The body is too large.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    @ApiResponse(
            responseCode = "415",
            description = "The body is not of the type application/json.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Unreadable {}

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

    /** What each operation can answer, whatever its parameters. */
    @ApiResponse(
            responseCode = "406",
            description = "The service does not answer in any of the accepted formats.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    @ApiResponse(
            responseCode = "503",
            description = "The service is too busy, or its database is away: try again.",
            content = @Content(mediaType = PROBLEM, schema = @Schema(implementation = Problem.class)))
    public @interface Common {}
}
