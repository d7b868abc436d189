package dev.a2b.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another validator decides. */
class SchemaTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The body of an ordinary operation. */
    private static final String VEHICLE = """
        {"type": "object", "required": ["plate", "kind"], "additionalProperties": false, "properties": {
            "plate": {"type": "string", "pattern": "^[A-Z]{2}$", "example": "AB"},
            "kind": {"$ref": "#/components/schemas/Kind"},
            "place": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}},
            "tags": {"type": "array", "maxItems": 2, "items": {"type": "string", "maxLength": 3}}}}""";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type': 'integer'}",
                "{'type': 'integer', 'minimum': 5, 'exclusiveMinimum': true, 'maximum': 6}",
                "{'type': 'number', 'maximum': 0.5}",
                "{'type': 'boolean'}",
                "{'type': 'string', 'minLength': 12, 'maxLength': 14}",
                "{'type': 'string', 'maxLength': 2, 'pattern': '^\\\\S+$'}",
                "{'type': 'string', 'format': 'date'}",
                "{'type': 'string', 'format': 'date-time'}",
                "{'type': 'string', 'format': 'uuid'}",
                "{'type': 'string', 'format': 'email'}",
                "{'type': 'string', 'format': 'uri'}",
                "{'nullable': true, 'allOf': [{'$ref': '#/components/schemas/Kind'}]}",
                "{'type': 'array', 'minItems': 2, 'items': {'type': 'string', 'format': 'date'}}",
                VEHICLE
            })
    void sound_values_are_valid_and_invalid_ones_are_not(String text) throws Exception {
        var schema = schema(text);

        assertTrue(isValid(schema, schema.sound()), () -> schema.sound().toString());
        assertFalse(schema.invalid().isEmpty());
        schema.invalid().stream()
                .filter(value -> !isOddText(value))
                .forEach(value -> assertFalse(isValid(schema, value), value::toString));
    }

    @Test
    void texts_differ() throws Exception {
        assertNotEquals(
                schema("{'type': 'string'}").sound(),
                schema("{'type': 'string'}").sound());
    }

    @Test
    void a_pattern_without_an_example_says_what_to_add() throws Exception {
        var schema = schema("{'type': 'string', 'pattern': '^[A-Z]{2}$'}");

        var failure = assertThrows(AssertionError.class, schema::sound);

        assertTrue(failure.getMessage().contains("@Schema(example"), failure.getMessage());
    }

    private static Schema schema(String text) throws JsonProcessingException {
        var document = JSON.readTree(
                "{\"components\": {\"schemas\": {\"Kind\": {\"type\": \"string\", \"enum\": [\"CAR\"]}}}}");
        return Schema.of(document, JSON.readTree(text.replace('\'', '"')));
    }

    private static boolean isOddText(JsonNode value) {
        var text = value.toString();
        return text.contains("\\u0000") || text.contains("\ud800");
    }

    private static boolean isValid(Schema schema, JsonNode value) {
        var node = schema.node().deepCopy();
        node.setAll((ObjectNode) schema.document());
        return ContractSuite.faults(node, value).isEmpty();
    }
}
