package dev.a2b.http;

import dev.a2b.api.ProblemException;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpStatus;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import java.util.BitSet;

/** Why the header of a request is refused although Netty can read it. */
final class Refusal {

    private static final String DIGIT = "0123456789";
    private static final BitSet DIGITS = characters(DIGIT);
    private static final BitSet ADDRESS = characters(DIGIT + "abcdefABCDEF:.");
    private static final BitSet NAME =
            characters(DIGIT + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._~!$&'()*+,;=%");

    private Refusal() {}

    /**
     * The reason, or null if there is none.
     *
     * @param coding that of the body, if the header has one
     */
    @Nullable
    static ProblemException refusalOf(HttpRequest request, @Nullable String coding) {
        if (request.protocolVersion() != HttpVersion.HTTP_1_1 && request.protocolVersion() != HttpVersion.HTTP_1_0) {
            return new ProblemException(HttpStatus.HTTP_VERSION_NOT_SUPPORTED, "The service speaks HTTP/1.1.");
        }
        if (isAmbiguous(request)) {
            return new ProblemException(HttpStatus.BAD_REQUEST, "The request is malformed.");
        }
        return coding == null || Unpacking.isPacked(coding) || HttpHeaderValues.IDENTITY.contentEqualsIgnoreCase(coding)
                ? null
                : new ProblemException(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "A body may be packed with gzip only.");
    }

    // Netty itself refuses other ambiguities, https://www.rfc-editor.org/rfc/rfc9112#name-message-body-length
    private static boolean isAmbiguous(HttpRequest request) {
        var encoding = request.headers().get(HttpHeaderNames.TRANSFER_ENCODING);
        var hosts = request.headers().getAll(HttpHeaderNames.HOST);
        return request.uri().contains("%00") // what PostgreSQL cannot store, and some languages cut off
                || encoding != null && !HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(encoding)
                || hosts.size() > 1
                || hosts.isEmpty() && request.protocolVersion() == HttpVersion.HTTP_1_1
                || !hosts.isEmpty() && !isHost(hosts.get(0));
    }

    // https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 and the port
    private static boolean isHost(String host) {
        var end = host.startsWith("[") ? host.indexOf(']') : -1;
        if (end > 0) {
            return isMadeOf(host, 1, end, ADDRESS) && isPort(host, end + 1);
        }
        end = host.indexOf(':');
        return end != 0
                && !host.isEmpty()
                && isMadeOf(host, 0, end < 0 ? host.length() : end, NAME)
                && (end < 0 || isPort(host, end));
    }

    private static boolean isPort(String host, int start) {
        return start == host.length() || host.charAt(start) == ':' && isMadeOf(host, start + 1, host.length(), DIGITS);
    }

    private static boolean isMadeOf(String text, int start, int end, BitSet characters) {
        for (var position = start; position < end; position++) {
            if (!characters.get(text.charAt(position))) {
                return false;
            }
        }
        return true;
    }

    private static BitSet characters(String all) {
        var characters = new BitSet();
        all.chars().forEach(characters::set);
        return characters;
    }
}
