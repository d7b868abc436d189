package dev.a2b.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import dev.a2b.api.ProblemException;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.JsonSyntaxException;
import java.io.IOException;

/** Refuses texts that PostgreSQL cannot store: with NUL, or with half of a surrogate pair. */
final class SoundTextParser extends JsonParserDelegate {

    SoundTextParser(JsonParser parser) {
        super(parser);
    }

    @Override
    public JsonToken nextToken() throws IOException {
        var token = super.nextToken();
        if (token == JsonToken.VALUE_STRING && !isSound(getText())) {
            throw new JsonSyntaxException(new ProblemException(
                    HttpStatus.BAD_REQUEST, "A text of the body has the character NUL or half of a surrogate pair."));
        }
        return token;
    }

    private static boolean isSound(String text) {
        return text.indexOf('\0') < 0 && UTF_8.newEncoder().canEncode(text);
    }
}
