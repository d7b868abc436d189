package dev.a2b.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest(transactional = false)
class RequestBodyTest {

    private static final String NAME = Items.BODY;

    @Inject
    Api api;

    @Inject
    Items sample;

    @ParameterizedTest
    @ValueSource(strings = {NAME + "x", NAME + "}", NAME + " " + NAME, NAME + "\u0000", "\u00a0" + NAME})
    void a_body_of_more_than_one_document_answers_400(String body) {
        assertMalformed("The body is not valid JSON.", put(body));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'first': 'Ada', 'first': 'Eve', 'second': 'King'}",
                "{'first': 'Ada', 'second': 'King', 'second': 'King'}"
            })
    void a_field_that_comes_twice_answers_400(String body) {
        assertMalformed("The body is not valid JSON.", put(Items.body(body)));
    }

    @Test
    void a_field_that_comes_again_with_an_escaped_letter_answers_400() {
        var escaped = "\\u00%02x".formatted((int) Items.FIRST.charAt(0)) + Items.FIRST.substring(1);

        assertMalformed(
                "The body is not valid JSON.",
                put(Items.body("{'first': 'Ada', '" + escaped + "': 'Eve', 'second': 'King'}")));
    }

    /** As JSON Schema and PostgreSQL count: each of these is two chars of Java. */
    @ParameterizedTest
    @CsvSource({"100, NO_CONTENT", "101, BAD_REQUEST"})
    void a_text_has_as_many_characters_as_code_points(int count, HttpStatus expected) {
        var text = "\ud83d\udeb2".repeat(count);

        assertEquals(
                expected,
                put(Items.body("{'first': '" + text + "', 'second': 'K'}")).getStatus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "\\ud800", "\\udc00", "\\ud83d\\u0041", "\\ude00\\ud83d"})
    void a_text_that_cannot_be_stored_answers_400(String text) {
        assertMalformed(
                "A text of the body has the character NUL or half of a surrogate pair.",
                put(Items.body("{'first': '" + text + "', 'second': 'K'}")));
    }

    @Test
    void a_body_that_is_nested_too_deeply_or_has_too_long_a_number_answers_400() {
        var deep = put(Items.body("{'first': " + "[".repeat(2_000)));
        var longNumber = put(Items.body("{'first': " + "1".repeat(2_000) + "}"));

        assertEquals(HttpStatus.BAD_REQUEST, deep.getStatus());
        assertEquals(HttpStatus.BAD_REQUEST, longNumber.getStatus());
    }

    @Test
    void text_that_is_not_utf_8_answers_400() {
        var text = Items.body("{'first': 'Zo?', 'second': 'K'}");
        var body = text.getBytes(UTF_8);
        body[text.indexOf('?')] = (byte) 0xeb; // as in ISO 8859-1

        assertMalformed("The body is not valid JSON.", put(body, "identity"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'first': 5, 'second': 'King'}                | first",
                "{'first': true, 'second': 'King'}             | first",
                "{'first': ['Ada'], 'second': 'King'}          | first",
                "{'first': 'Ada', 'second': {}}                | second",
                "{'first': 'Ada', 'second': 'King', 'age': 36} | age"
            })
    void a_field_of_another_type_or_name_answers_400(String body, String field) {
        var answer = put(Items.body(body));

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "The field " + Items.body(field) + " of the body is unknown or has a value of the wrong type.",
                answer.body().get("detail").getStringValue());
    }

    @Test
    void a_body_that_is_packed_with_gzip_is_read() throws IOException {
        assertEquals(HttpStatus.NO_CONTENT, put(gzip(NAME), "gzip").getStatus());
    }

    @Test
    void a_body_that_claims_to_be_gzip_answers_400() {
        assertMalformed("The body is not encoded as its header says.", put(NAME.getBytes(UTF_8), "gzip"));
    }

    @Test
    void a_gzip_body_with_a_wrong_checksum_answers_400() throws IOException {
        var packed = gzip(NAME);
        packed[packed.length - 8]++;

        assertMalformed("The body is not encoded as its header says.", put(packed, "gzip"));
    }

    @Test
    void a_gzip_body_that_ends_too_early_answers_400() throws IOException {
        var packed = gzip(NAME);

        var answer = put(Arrays.copyOf(packed, packed.length / 2), "gzip");

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8})
    void a_gzip_body_without_a_part_of_its_trailer_answers_400(int missing) throws IOException {
        var packed = gzip(NAME);

        assertMalformed(
                "The body is not encoded as its header says.",
                put(Arrays.copyOf(packed, packed.length - missing), "gzip"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "deflate", "foo", "gzip, gzip"})
    void a_body_in_an_unknown_encoding_answers_415_and_says_which_one_is_known(String encoding) {
        var answer = put(NAME.getBytes(UTF_8), encoding);

        assertEquals(HttpStatus.UNSUPPORTED_MEDIA_TYPE, answer.getStatus());
        assertEquals("gzip", answer.header("Accept-Encoding"));
        assertEquals(
                "A body may be packed with gzip only.",
                answer.body().get("detail").getStringValue());
    }

    @Test
    void a_small_gzip_body_that_unpacks_to_more_than_a_body_may_have_answers_413() throws IOException {
        var packed = gzip(NAME + " ".repeat(1_000_000));

        assertEquals(HttpStatus.REQUEST_ENTITY_TOO_LARGE, put(packed, "gzip").getStatus());
    }

    private HttpResponse<JsonNode> put(String body) {
        return put(body.getBytes(UTF_8), "identity");
    }

    private HttpResponse<JsonNode> put(byte[] body, String encoding) {
        return api.send(HttpRequest.PUT(Items.own(sample.user()), body)
                .contentType(MediaType.APPLICATION_JSON_TYPE)
                .header("Content-Encoding", encoding));
    }

    private static byte[] gzip(String text) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(text.getBytes(UTF_8));
        }
        return packed.toByteArray();
    }

    private static void assertMalformed(String detail, HttpResponse<JsonNode> answer) {
        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "urn:problem-type:malformed-request", answer.body().get("type").getStringValue());
        assertEquals(detail, answer.body().get("detail").getStringValue());
    }
}
