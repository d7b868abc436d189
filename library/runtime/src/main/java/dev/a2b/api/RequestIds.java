package dev.a2b.api;

import io.micronaut.core.annotation.Internal;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpRequest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/** The ids by which a request is found again: in the answer, in problems, in the log, in traces. */
public final class RequestIds {

    /** The header that carries the id of a request, both ways. */
    public static final String HEADER = "X-Request-Id";

    /** The header that names the trace of a request. */
    public static final String PARENT = "traceparent";

    private static final String REQUEST_ID = "request-id";
    private static final String TRACE_ID = "trace-id";
    /** Characters that need no escape in a log, a query or a shell. */
    private static final Pattern SOUND = Pattern.compile("[\\w.:-]{1,64}");
    /** <a href="https://www.w3.org/TR/trace-context/#traceparent-header">Trace Context</a>. */
    private static final Pattern TRACE_PARENT = Pattern.compile("[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}");

    private RequestIds() {}

    /** The caller's own id if it is sound, else a new one: always the same for the same request. */
    public static String requestId(HttpRequest<?> request) {
        return request.getAttribute(REQUEST_ID, String.class).orElseGet(() -> {
            var id = requestId(request.getHeaders().get(HEADER));
            request.setAttribute(REQUEST_ID, id);
            return id;
        });
    }

    /** This id if it is sound, else a new one. */
    @Internal
    public static String requestId(@Nullable String given) {
        return given != null && SOUND.matcher(given).matches() ? given : random();
    }

    /** The trace that the request belongs to, also while tracing is off; null if there is none. */
    @Nullable
    public static String traceId(HttpRequest<?> request) {
        return request.getAttribute(TRACE_ID, String.class)
                .orElseGet(() -> traceId(request.getHeaders().get(PARENT)));
    }

    /** The trace that this header names; null if it names none. */
    @Internal
    @Nullable
    public static String traceId(@Nullable String traceParent) {
        var parent = TRACE_PARENT.matcher(Objects.requireNonNullElse(traceParent, ""));
        return parent.matches() ? parent.group(1) : null;
    }

    /** Notes the trace where tracing knows it. */
    @Internal
    public static void setTraceId(HttpRequest<?> request, String traceId) {
        request.setAttribute(TRACE_ID, traceId);
    }

    /** The ids by the names that they have in the log. */
    @Internal
    public static Map<String, String> all(HttpRequest<?> request) {
        var ids = new LinkedHashMap<String, String>();
        ids.put("requestId", requestId(request));
        var trace = traceId(request);
        if (trace != null) {
            ids.put("traceId", trace);
        }
        return ids;
    }

    /** It need not be secret, so a fast generator without locks is enough. */
    private static String random() {
        var random = ThreadLocalRandom.current();
        return HexFormat.of().toHexDigits(random.nextLong()) + HexFormat.of().toHexDigits(random.nextLong());
    }
}
