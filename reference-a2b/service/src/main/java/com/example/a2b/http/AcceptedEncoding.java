package com.example.a2b.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.Locale;

/**
 * Reduces the encodings that a caller accepts to gzip or none. Netty would also answer with others, and prefers snappy
 * where a caller accepts any, which hardly a caller can unpack.
 */
final class AcceptedEncoding {

    private static final String GZIP = "gzip";

    private AcceptedEncoding() {
    }

    static void reduce(HttpHeaders headers) {
        var accepted = headers.getAll(HttpHeaderNames.ACCEPT_ENCODING);
        if (accepted.isEmpty() || accepted.size() == 1 && accepted.get(0).equals(GZIP)) {
            return;
        }
        if (acceptsGzip(String.join(",", accepted))) {
            headers.set(HttpHeaderNames.ACCEPT_ENCODING, GZIP);
        } else {
            headers.remove(HttpHeaderNames.ACCEPT_ENCODING);
        }
    }

    // https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3: what is named counts more than the star.
    private static boolean acceptsGzip(String accepted) {
        var any = false;
        for (var encoding : accepted.toLowerCase(Locale.ROOT).split(",")) {
            var weight = encoding.indexOf(';');
            var name = (weight < 0 ? encoding : encoding.substring(0, weight)).strip();
            if (name.equals(GZIP) || name.equals("x-gzip")) {
                return weight < 0 || isAboveZero(encoding, weight);
            }
            any |= name.equals("*") && (weight < 0 || isAboveZero(encoding, weight));
        }
        return any;
    }

    private static boolean isAboveZero(String encoding, int weight) {
        return encoding.chars().skip(weight).anyMatch(character -> character >= '1' && character <= '9');
    }
}
