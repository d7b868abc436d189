package dev.a2b.testkit;

import static java.util.stream.Collectors.toCollection;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A schema of the document, and values that it allows or forbids. Values of texts differ each time, because they may
 * have to be unique.
 */
record Schema(JsonNode document, ObjectNode node) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final AtomicInteger TEXTS = new AtomicInteger();

    /** No number, truth value, date, UUID or address. */
    private static final String NONSENSE = "{ }";

    /** The first number that each format of whole numbers cannot hold. */
    private static final Map<String, BigDecimal> BEYOND =
            Map.of("int32", new BigDecimal(1L << 31), "int64", new BigDecimal("9223372036854775808"));

    /** No number, or one in a spelling that others read otherwise. */
    private static final List<JsonNode> OTHER_SPELLINGS = Stream.of(NONSENSE, "005", "+5", "\u0665")
            .map(TextNode::valueOf)
            .<JsonNode>map(text -> text)
            .toList();

    /** A value of each type of JSON. */
    private static final List<JsonNode> TYPES = List.of(
            IntNode.valueOf(1),
            BooleanNode.TRUE,
            TextNode.valueOf(NONSENSE),
            JSON.arrayNode(),
            JSON.objectNode(),
            NullNode.getInstance());

    /** The schema that a node is, refers to, or combines. */
    static Schema of(JsonNode document, JsonNode node) {
        var reference = node.path("$ref").asText();
        if (!reference.isEmpty()) {
            return of(document, document.at(reference.substring(1)));
        }
        var combined = JSON.objectNode();
        node.path("allOf").forEach(part -> combined.setAll(of(document, part).node));
        return new Schema(document, combined.setAll((ObjectNode) node.deepCopy()));
    }

    /** A value that it allows: its example, if it has one. */
    JsonNode sound() {
        if (node.has("example")) {
            return node.path("example");
        }
        if (node.has("enum")) {
            return node.path("enum").path(0);
        }
        return switch (type()) {
            case "integer", "number" -> number(nearestToOne());
            case "boolean" -> BooleanNode.TRUE;
            case "string" -> TextNode.valueOf(text());
            case "array" -> list(Math.max(1, node.path("minItems").asInt()));
            default -> object();
        };
    }

    /** A value that it allows, and that names nothing that exists. */
    JsonNode unknown() {
        return type().equals("integer") && !node.has("maximum") ? IntNode.valueOf(999_999_999) : sound();
    }

    /** Values that it forbids, also where each value is a text: in an address or a header. */
    List<JsonNode> outside() {
        return switch (type()) {
            case "integer", "number" -> numbersOutside();
            case "string" -> textsOutside();
            case "boolean" -> new ArrayList<>(List.of(TextNode.valueOf("maybe")));
            default -> new ArrayList<>();
        };
    }

    /** Values that it forbids in a body. */
    List<JsonNode> invalid() {
        var invalid = outside();
        TYPES.stream().filter(value -> !isOfType(value)).forEach(invalid::add);
        switch (type()) {
            case "string" -> invalid.add(TextNode.valueOf("\ud800")); // half of a surrogate pair
            case "array" -> addLists(invalid);
            case "object" -> addObjects(invalid);
            default -> {}
        }
        return invalid;
    }

    private void addLists(List<JsonNode> invalid) {
        items().invalid().forEach(item -> invalid.add(JSON.arrayNode().add(item)));
        if (node.has("maxItems")) {
            invalid.add(list(node.path("maxItems").asInt() + 1));
        }
        if (node.path("minItems").asInt() > 1) {
            invalid.add(list(node.path("minItems").asInt() - 1));
        }
    }

    private void addObjects(List<JsonNode> invalid) {
        node.path("required").forEach(name -> invalid.add(object().without(name.asText())));
        members().forEach((name, member) -> member.invalid().forEach(value -> invalid.add(object().set(name, value))));
        if (!node.path("additionalProperties").asBoolean(true)) {
            invalid.add(object().put("undocumented", 1));
        }
    }

    private List<JsonNode> numbersOutside() {
        var integer = type().equals("integer");
        return Stream.of(
                        integer ? new BigDecimal("1.5") : null,
                        limit("minimum", -1),
                        limit("maximum", 1),
                        BEYOND.get(node.path("format").asText()))
                .filter(number -> number != null)
                .map(Schema::number)
                .collect(toCollection(() -> new ArrayList<>(OTHER_SPELLINGS)));
    }

    private List<JsonNode> textsOutside() {
        var texts = new ArrayList<String>();
        texts.add("\0");
        if (node.has("maxLength")) {
            texts.add("a".repeat(node.path("maxLength").asInt() + 1));
        }
        if (node.path("minLength").asInt() > 0) {
            texts.add("");
        }
        Stream.of(NONSENSE, " ")
                .filter(text -> node.has("format") || node.has("enum") || !matches(text))
                .forEach(texts::add);
        return texts.stream().map(TextNode::valueOf).collect(toCollection(ArrayList::new));
    }

    private String type() {
        return node.path("type").asText("object");
    }

    private boolean isOfType(JsonNode value) {
        return switch (type()) {
                    case "integer", "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    case "string" -> value.isTextual();
                    case "array" -> value.isArray() && node.path("minItems").asInt() == 0;
                    default ->
                        value.isObject()
                                || !node.has("type"); // one without required members is invalid for another reason
                }
                || value.isNull() && node.path("nullable").asBoolean();
    }

    private Schema items() {
        return of(document, node.path("items"));
    }

    private Map<String, Schema> members() {
        var members = new LinkedHashMap<String, Schema>();
        node.path("properties")
                .fields()
                .forEachRemaining(one -> members.put(one.getKey(), of(document, one.getValue())));
        return members;
    }

    private ObjectNode object() {
        var object = JSON.objectNode();
        members().forEach((name, member) -> object.set(name, member.sound()));
        return object;
    }

    private ArrayNode list(int size) {
        return JSON.arrayNode()
                .addAll(Stream.generate(() -> items().sound()).limit(size).toList());
    }

    /** The number 1, or the limit that is nearest to it. */
    private BigDecimal nearestToOne() {
        var least = limit("minimum", 0);
        var most = limit("maximum", 0);
        var number = least == null ? BigDecimal.ONE : least.max(BigDecimal.ONE);
        return most == null ? number : number.min(most);
    }

    /** The last number within a limit, or one that is so many beyond it; null if there is no such limit. */
    private @Nullable BigDecimal limit(String name, int beyond) {
        if (!node.has(name)) {
            return null;
        }
        var exclusive = node.path("exclusive" + name.substring(0, 1).toUpperCase() + name.substring(1))
                .asBoolean();
        var inward = name.equals("minimum") ? 1 : -1;
        return node.path(name).decimalValue().add(new BigDecimal(beyond + (exclusive ? inward : 0)));
    }

    private static JsonNode number(BigDecimal value) {
        return value.scale() <= 0 ? BigIntegerNode.valueOf(value.toBigIntegerExact()) : DecimalNode.valueOf(value);
    }

    private String text() {
        var number = TEXTS.incrementAndGet();
        var text = switch (node.path("format").asText()) {
            case "date" -> "2030-01-31";
            case "date-time" -> "2030-01-31T12:00:00Z";
            case "uuid" -> UUID.randomUUID().toString();
            case "email" -> "ada" + number + "@example.com";
            case "uri" -> "https://example.com/" + number;
            default -> word("Ada" + number);
        };
        if (!matches(text)) {
            throw new AssertionError("No value is known for the pattern " + node.path("pattern")
                    + ": add one that matches, @Schema(example = \"...\"), beside the @Pattern.");
        }
        return text;
    }

    private String word(String word) {
        var most = node.path("maxLength").asInt(Integer.MAX_VALUE);
        var least = node.path("minLength").asInt();
        return word.substring(Math.max(0, word.length() - most)) + "a".repeat(Math.max(0, least - word.length()));
    }

    private boolean matches(String text) {
        return !node.has("pattern")
                || Pattern.compile(node.path("pattern").asText()).matcher(text).find();
    }
}
