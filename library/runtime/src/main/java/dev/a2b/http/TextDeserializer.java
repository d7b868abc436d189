package dev.a2b.http;

import io.micronaut.context.annotation.Primary;
import io.micronaut.core.type.Argument;
import io.micronaut.serde.Decoder;
import io.micronaut.serde.Deserializer;
import jakarta.inject.Singleton;
import java.io.IOException;

/** Reads text from text only. Micronaut's own would also make one of a number, a truth value or a list. */
@Singleton
@Primary
class TextDeserializer implements Deserializer<String> {

    @Override
    public String deserialize(Decoder decoder, DecoderContext context, Argument<? super String> type)
            throws IOException {

        var value = decoder.decodeArbitrary();
        if (value instanceof String text) {
            return text;
        }
        throw decoder.createDeserializationException("Not a text", value);
    }
}
