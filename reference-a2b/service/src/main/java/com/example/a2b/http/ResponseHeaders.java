package com.example.a2b.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;

/**
 * The headers that every answer has: JSON is nothing that a browser should render, frame or run. They follow the
 * <a href="https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers">advice of
 * OWASP</a>. Strict-Transport-Security is absent: it belongs to the server in front, which ends TLS.
 */
final class ResponseHeaders {

    private static final String PERSONAL = "/api/v1/users/";
    private static final AsciiString CONTENT_TYPE_OPTIONS = AsciiString.cached("x-content-type-options");
    private static final AsciiString NO_SNIFF = AsciiString.cached("nosniff");
    private static final AsciiString REFERRER_POLICY = AsciiString.cached("referrer-policy");
    private static final AsciiString NO_REFERRER = AsciiString.cached("no-referrer");
    private static final AsciiString NOTHING = AsciiString.cached("default-src 'none'; frame-ancestors 'none'");

    /** About as long as a request waits for the database before it gets the status 503. */
    private static final AsciiString RETRY_SECONDS = AsciiString.cached("2");

    private ResponseHeaders() {
    }

    /** Whether an answer to this target shows personal data, which no cache may keep. */
    static boolean isPersonal(String target) {
        return target.contains(PERSONAL); // the target may begin with http://host
    }

    /** An answer may have a Content-Security-Policy of its own: a page for people needs one. */
    static void complete(HttpResponse answer, boolean personal) {
        var headers = answer.headers();
        headers.set(CONTENT_TYPE_OPTIONS, NO_SNIFF);
        headers.set(REFERRER_POLICY, NO_REFERRER);
        if (!headers.contains(HttpHeaderNames.CONTENT_SECURITY_POLICY)) {
            headers.set(HttpHeaderNames.CONTENT_SECURITY_POLICY, NOTHING);
        }
        if (headers.contains(HttpHeaderNames.CONTENT_TYPE)) {
            headers.add(HttpHeaderNames.VARY, HttpHeaderNames.ACCEPT_ENCODING);
        }
        if (answer.status().equals(HttpResponseStatus.SERVICE_UNAVAILABLE)) {
            headers.set(HttpHeaderNames.RETRY_AFTER, RETRY_SECONDS);
        }
        if (personal) {
            headers.set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
        }
    }
}
