package dev.a2b.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.type.Argument;
import io.micronaut.core.type.Headers;
import io.micronaut.http.MediaType;
import io.micronaut.http.body.MessageBodyReader;
import io.micronaut.http.codec.CodecException;
import io.micronaut.json.JsonSyntaxException;
import io.micronaut.json.body.JsonMessageHandler;
import io.micronaut.serde.LimitingStream;
import io.micronaut.serde.SerdeRegistry;
import io.micronaut.serde.config.SerdeConfiguration;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads exactly one JSON document, so that everyone reads the same in it. Micronaut's own reader ignores what follows
 * the document, takes the last of two fields of one name, and makes values of other types fit.
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

    private final SerdeRegistry types;
    private final SerdeConfiguration settings;

    JsonReader(SerdeRegistry types, SerdeConfiguration settings) {
        this.types = types;
        this.settings = settings;
    }

    @Override
    public T read(Argument<T> type, MediaType mediaType, Headers headers, InputStream body) {
        try (var parser = new SoundTextParser(JSON.createParser(body))) {
            return read(type, parser);
        } catch (IOException e) {
            throw new CodecException(e.getMessage(), fault(e));
        }
    }

    /** Where there is no JSON, or it is nested too deeply, or has too long a number: that, not the field with it. */
    private static Throwable fault(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof JsonSyntaxException) {
                return cause;
            }
            if (cause instanceof JsonProcessingException) {
                return new JsonSyntaxException(cause);
            }
        }
        return thrown;
    }

    private T read(Argument<T> type, JsonParser parser) throws IOException {
        if (parser.nextToken() == null) {
            throw new JsonSyntaxException("No document");
        }
        var context = types.newDecoderContext(null);
        var decoder = new StrictDecoder(parser, LimitingStream.limitsFromConfiguration(settings));
        var document = context.findDeserializer(type)
                .createSpecific(context, type)
                .deserializeNullable(decoder, context, type);
        if (parser.nextToken() != null) {
            throw new JsonSyntaxException("More than one document");
        }
        return document;
    }
}
