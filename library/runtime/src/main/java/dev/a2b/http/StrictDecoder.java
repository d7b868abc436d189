package dev.a2b.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.type.Argument;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.serde.Decoder;
import io.micronaut.serde.LimitingStream.RemainingLimits;
import io.micronaut.serde.jackson.JacksonDecoder;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reads a value of JSON only from its own type. Micronaut's decoder would also make a text of a number, the number 1 of
 * true or of 1.5, and a date of the number of its day.
 */
final class StrictDecoder implements Decoder {

    private final JsonParser parser;
    private final Decoder decoder;

    StrictDecoder(JsonParser parser, RemainingLimits limits) throws IOException {
        this.parser = parser;
        this.decoder = JacksonDecoder.create(parser, limits);
    }

    @Override
    public String decodeString() throws IOException {
        return of(JsonToken.VALUE_STRING).decodeString();
    }

    @Override
    public char decodeChar() throws IOException {
        return of(JsonToken.VALUE_STRING).decodeChar();
    }

    @Override
    public boolean decodeBoolean() throws IOException {
        return of(JsonToken.VALUE_TRUE, JsonToken.VALUE_FALSE).decodeBoolean();
    }

    @Override
    public byte decodeByte() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT).decodeByte();
    }

    @Override
    public short decodeShort() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT).decodeShort();
    }

    @Override
    public int decodeInt() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT).decodeInt();
    }

    @Override
    public long decodeLong() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT).decodeLong();
    }

    @Override
    public BigInteger decodeBigInteger() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT).decodeBigInteger();
    }

    @Override
    public float decodeFloat() throws IOException {
        return ofNumber().decodeFloat();
    }

    @Override
    public double decodeDouble() throws IOException {
        return ofNumber().decodeDouble();
    }

    @Override
    public BigDecimal decodeBigDecimal() throws IOException {
        return ofNumber().decodeBigDecimal();
    }

    @Override
    public Decoder decodeArray(Argument<?> type) throws IOException {
        decoder.decodeArray(type);
        return this;
    }

    @Override
    public Decoder decodeObject(Argument<?> type) throws IOException {
        decoder.decodeObject(type);
        return this;
    }

    @Override
    public boolean hasNextArrayValue() throws IOException {
        return decoder.hasNextArrayValue();
    }

    @Override
    public String decodeKey() throws IOException {
        return decoder.decodeKey();
    }

    @Override
    public boolean decodeNull() throws IOException {
        return decoder.decodeNull();
    }

    @Override
    public Object decodeArbitrary() throws IOException {
        return decoder.decodeArbitrary();
    }

    @Override
    public JsonNode decodeNode() throws IOException {
        return decoder.decodeNode();
    }

    @Override
    public Decoder decodeBuffer() throws IOException {
        return decoder.decodeBuffer();
    }

    @Override
    public void skipValue() throws IOException {
        decoder.skipValue();
    }

    @Override
    public void finishStructure(boolean consumeLeftElements) throws IOException {
        decoder.finishStructure(consumeLeftElements);
    }

    @Override
    public IOException createDeserializationException(String message, @Nullable Object invalidValue) {
        return decoder.createDeserializationException(message, invalidValue);
    }

    private Decoder ofNumber() throws IOException {
        return of(JsonToken.VALUE_NUMBER_INT, JsonToken.VALUE_NUMBER_FLOAT);
    }

    private Decoder of(JsonToken... types) throws IOException {
        if (!decoder.decodeNull()) { // which looks ahead
            for (var type : types) {
                if (parser.hasToken(type)) {
                    return decoder;
                }
            }
        }
        throw createDeserializationException("A value of another type", null);
    }
}
