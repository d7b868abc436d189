package dev.a2b.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.type.Argument;
import io.micronaut.core.type.Headers;
import io.micronaut.http.MediaType;
import io.micronaut.http.body.MessageBodyReader;
import io.micronaut.http.codec.CodecException;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.JsonSyntaxException;
import io.micronaut.json.body.JsonMessageHandler;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads exactly one JSON document, so that everyone reads the same in it. Micronaut's own reader ignores what follows
 * the document, takes the last of two fields of one name, and accepts half of a surrogate pair, which cannot be stored.
 *
 * @param <T> what the document describes
 */
@Singleton
@Order(JsonMessageHandler.ORDER - 1)
@JsonMessageHandler.ConsumesJson
class JsonReader<T> implements MessageBodyReader<T> {

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final JsonMapper mapper;

    JsonReader(JsonMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public T read(Argument<T> type, MediaType mediaType, Headers headers, InputStream body) {
        try {
            var document = body.readAllBytes();
            check(document);
            return mapper.readValue(document, type);
        } catch (IOException e) {
            throw new CodecException(e.getMessage(), e);
        }
    }

    private static void check(byte[] document) throws IOException {
        var documents = 0;
        try (var parser = JSON.createParser(document)) {
            while (parser.nextToken() != null) {
                if (parser.getParsingContext().inRoot() && ++documents > 1) {
                    throw new JsonSyntaxException("More than one document");
                }
                if (parser.hasToken(JsonToken.VALUE_STRING)
                        && !UTF_8.newEncoder().canEncode(parser.getText())) {
                    throw new JsonSyntaxException("Half of a surrogate pair");
                }
            }
        } catch (JsonProcessingException e) { // no JSON, or nested too deeply, or too long a number
            throw new JsonSyntaxException(e);
        }
        if (documents == 0) {
            throw new JsonSyntaxException("No document");
        }
    }
}
