package dev.a2b.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.Locale;

/** Reduces the encodings that a caller accepts to gzip or none: Netty would prefer snappy, which few can unpack. */
final class AcceptedEncoding {

    private static final String GZIP = "gzip";

    private AcceptedEncoding() {}

    static void reduce(HttpHeaders headers) {
        var accepted = headers.getAll(HttpHeaderNames.ACCEPT_ENCODING);
        if (accepted.isEmpty() || accepted.size() == 1 && accepted.get(0).equals(GZIP)) {
            return;
        }
        if (acceptsGzip(String.join(",", accepted).toLowerCase(Locale.ROOT))) {
            headers.set(HttpHeaderNames.ACCEPT_ENCODING, GZIP);
        } else {
            headers.remove(HttpHeaderNames.ACCEPT_ENCODING);
        }
    }

    // https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3: what is named counts more than the star.
    private static boolean acceptsGzip(String accepted) {
        var any = false;
        for (var encoding : accepted.split(",")) {
            var end = encoding.indexOf(';');
            var name = (end < 0 ? encoding : encoding.substring(0, end)).strip();
            var weighted = end < 0 || encoding.chars().skip(end).anyMatch(digit -> digit >= '1' && digit <= '9');
            if (name.equals(GZIP) || name.equals("x-gzip")) {
                return weighted;
            }
            any |= name.equals("*") && weighted;
        }
        return any;
    }
}
