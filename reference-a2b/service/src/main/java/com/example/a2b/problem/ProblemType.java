package com.example.a2b.problem;

/** The kinds of problems that a caller may handle apart. Their URIs are part of the API: README.md lists them. */
enum ProblemType {

    /** The status code says everything. */
    BLANK("about:blank", null),
    MALFORMED_REQUEST("urn:problem-type:malformed-request", "Malformed request"),
    INVALID_VALUE("urn:problem-type:invalid-value", "Invalid value"),
    UNKNOWN_RESOURCE("urn:problem-type:unknown-resource", "Unknown resource"),
    CONFLICT("urn:problem-type:conflict", "Conflict"),
    UNAVAILABLE("urn:problem-type:unavailable", "Unavailable");

    private final String uri;
    private final String title;

    ProblemType(String uri, String title) {
        this.uri = uri;
        this.title = title;
    }

    String uri() {
        return uri;
    }

    /** The type in words, which for {@link #BLANK} are those of the status. */
    String title(String status) {
        return title == null ? status : title;
    }
}
