package dev.a2b.http;

import io.micronaut.context.annotation.Property;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.io.ResourceResolver;
import io.micronaut.core.order.Ordered;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.json.JsonMapper;
import java.io.IOException;

/** Serves the document of the compiler with what an {@link ApiDocument} adds to it. */
@ServerFilter("/openapi/openapi.json")
final class ApiDocumentFilter implements Ordered {

    private static final String FILE = "classpath:META-INF/swagger/openapi.json";

    private final ResourceResolver files;
    private final JsonMapper json;
    private final boolean secured;

    @Nullable
    private byte[] document;

    ApiDocumentFilter(
            ResourceResolver files,
            JsonMapper json,
            @Property(name = "micronaut.security.enabled", defaultValue = "false") boolean secured) {

        this.files = files;
        this.json = json;
        this.secured = secured;
    }

    /** Null where the service has no document: then the request goes on, and finds nothing. */
    @RequestFilter
    @Nullable
    synchronized HttpResponse<byte[]> answer() throws IOException {
        if (document == null) {
            document = read();
        }
        return document == null ? null : HttpResponse.ok(document).contentType(MediaType.APPLICATION_JSON_TYPE);
    }

    @Override
    public int getOrder() {
        return HttpPipeline.DOCUMENT;
    }

    @Nullable
    private byte[] read() throws IOException {
        var file = files.getResourceAsStream(FILE);
        if (file.isEmpty()) {
            return null;
        }
        try (var text = file.get()) {
            var content = json.readValue(text, Argument.mapOf(String.class, Object.class));
            ApiDocument.complete(content, secured);
            return json.writeValueAsBytes(content);
        }
    }
}
