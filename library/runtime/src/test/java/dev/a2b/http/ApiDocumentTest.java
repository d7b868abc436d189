package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ApiDocumentTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String DOCUMENT = """
        {"paths": {"/items": {
            "get": {"responses": {"200": {}}},
            "post": {
                "security": [{"token": []}],
                "parameters": [{"in": "query", "schema": {"type": "string"}}],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Item"}}}},
                "responses": {"201": {}, "401": {}, "403": {}, "400": {"description": "Its own."}}}}},
         "components": {"securitySchemes": {"token": {}}, "schemas": {"Item": {"type": "object", "properties": {
            "name": {"type": "string", "minLength": 1},
            "note": {"type": "string"},
            "code": {"type": "string", "pattern": "^[A-Z]$"},
            "day": {"type": "string", "format": "date"},
            "part": {"allOf": [{"$ref": "#/components/schemas/Item"}]},
            "tags": {"type": "array", "items": {"type": "string"}}}}}}}""";

    @Test
    void each_operation_has_the_statuses_of_the_library() {
        assertEquals("[200, 400, 406, 414, 431, 503]", names(completed(false), "/paths/~1items/get/responses"));
        assertEquals(
                "[201, 400, 406, 413, 414, 415, 431, 503]", names(completed(false), "/paths/~1items/post/responses"));
    }

    @Test
    void what_an_operation_says_of_a_status_stays() {
        assertEquals(
                "Its own.",
                completed(false)
                        .at("/paths/~1items/post/responses/400/description")
                        .asText());
    }

    @Test
    void tokens_are_documented_where_security_is_on() {
        var off = completed(false).toString();
        var on = completed(true);

        assertFalse(off.contains("token") || off.contains("\"401\"") || off.contains("\"403\""), off);
        assertTrue(on.at("/components/securitySchemes").has("token"));
        assertTrue(on.at("/paths/~1items/post").has("security"));
        assertTrue(on.at("/paths/~1items/post/responses").has("403"));
    }

    @Test
    void bodies_have_no_other_members_and_texts_no_nul() {
        var item = completed(false).at("/components/schemas/Item");

        assertFalse(item.path("additionalProperties").asBoolean(true));
        for (var text : new JsonNode[] {item.at("/properties/note"), item.at("/properties/tags/items")}) {
            assertTrue("a b".matches(text.path("pattern").asText()));
            assertTrue("".matches(text.path("pattern").asText()));
            assertFalse("a\0".matches(text.path("pattern").asText()));
        }
        assertEquals("^[A-Z]$", item.at("/properties/code/pattern").asText());
        assertFalse(item.at("/properties/day").has("pattern"));
        assertTrue(
                completed(false).at("/paths/~1items/post/parameters/0/schema").has("pattern"));
    }

    @Test
    void a_text_that_must_not_be_empty_must_not_be_blank() {
        var pattern = completed(false)
                .at("/components/schemas/Item/properties/name/pattern")
                .asText();

        assertTrue(" a ".matches(pattern));
        assertFalse("  ".matches(pattern));
        assertFalse("a\0".matches(pattern));
    }

    @SuppressWarnings("unchecked")
    private static JsonNode completed(boolean secured) {
        try {
            Map<String, Object> document = JSON.readValue(DOCUMENT, Map.class);
            ApiDocument.complete(document, secured);
            return JSON.valueToTree(document);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String names(JsonNode document, String place) {
        var names = new TreeSet<String>();
        document.at(place).fieldNames().forEachRemaining(names::add);
        return names.toString();
    }
}
