package dev.a2b.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;

/**
 * The headers of every answer. A browser should neither render, frame nor run JSON:
 * <a href="https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers">OWASP</a>.
 * No cache keeps an answer, unless the endpoint says by a Cache-Control of its own that one may.
 * Strict-Transport-Security is absent, because the server in front ends TLS.
 */
final class ResponseHeaders {

    private static final AsciiString CONTENT_TYPE_OPTIONS = AsciiString.cached("x-content-type-options");
    private static final AsciiString NO_SNIFF = AsciiString.cached("nosniff");
    private static final AsciiString REFERRER_POLICY = AsciiString.cached("referrer-policy");
    private static final AsciiString NO_REFERRER = AsciiString.cached("no-referrer");
    private static final AsciiString NOTHING = AsciiString.cached("default-src 'none'; frame-ancestors 'none'");
    /** The page to try the API consists of its own files, with inline scripts and images. */
    private static final AsciiString PAGE =
            AsciiString.cached("default-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'");

    private ResponseHeaders() {}

    static void complete(HttpResponse answer) {
        var headers = answer.headers();
        var type = headers.get(HttpHeaderNames.CONTENT_TYPE);
        headers.set(CONTENT_TYPE_OPTIONS, NO_SNIFF);
        headers.set(REFERRER_POLICY, NO_REFERRER);
        headers.set(
                HttpHeaderNames.CONTENT_SECURITY_POLICY, type != null && type.startsWith("text/html") ? PAGE : NOTHING);
        if (type != null) {
            headers.add(HttpHeaderNames.VARY, HttpHeaderNames.ACCEPT_ENCODING);
        }
        if (!headers.contains(HttpHeaderNames.CACHE_CONTROL)) {
            headers.set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
        }
        if (answer.status().equals(HttpResponseStatus.SERVICE_UNAVAILABLE)
                && !headers.contains(HttpHeaderNames.RETRY_AFTER)) {
            headers.set(HttpHeaderNames.RETRY_AFTER, "2"); // seconds: as long as a request waits for a connection
        }
    }
}
