package dev.a2b.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** An operation of the document, and requests that are made from its description. */
public record Operation(JsonNode document, String method, String path, JsonNode description) {

    /** A value that no parameter may have. */
    static final String INVALID = "-1";

    private static final ObjectMapper JSON = new ObjectMapper();

    public String name() {
        return method + " " + path;
    }

    Set<String> statuses() {
        var statuses = new TreeSet<String>();
        description.path("responses").fieldNames().forEachRemaining(statuses::add);
        return statuses;
    }

    JsonNode response(int status) {
        return description.path("responses").path(Integer.toString(status));
    }

    boolean needsToken() {
        return document.at("/components/securitySchemes/token/scheme").asText().equals("bearer")
                && description.path("security").findValue("token") != null
                && statuses().containsAll(Set.of("401", "403"));
    }

    public boolean hasBody() {
        return description.has("requestBody");
    }

    /** The names of its parameters in headers. */
    List<String> headers() {
        var headers = new ArrayList<String>();
        for (var parameter : description.path("parameters")) {
            if (parameter.path("in").asText().equals("header")) {
                headers.add(parameter.path("name").asText());
            }
        }
        return headers;
    }

    /** A request with these values of its parameters, by name, and with this body. */
    HttpRequest request(URI service, Function<String, String> values, JsonNode body) {
        var target = path;
        var query = new ArrayList<String>();
        for (var parameter : description.path("parameters")) {
            var name = parameter.path("name").textValue();
            if (parameter.path("in").textValue().equals("path")) {
                target = target.replace("{" + name + "}", values.apply(name));
            } else if (parameter.path("required").asBoolean() || isInvalid(parameter, values.apply(name))) {
                query.add(name + "=" + values.apply(name));
            }
        }
        var uri = service.resolve(target + (query.isEmpty() ? "" : "?" + String.join("&", query)));
        var publisher = hasBody() ? BodyPublishers.ofString(body.toString()) : BodyPublishers.noBody();
        return HttpRequest.newBuilder(uri)
                .method(method, publisher)
                .header("Content-Type", "application/json")
                .build();
    }

    /** An optional parameter is sent only to be refused. */
    private static boolean isInvalid(JsonNode parameter, String value) {
        return parameter.path("in").textValue().equals("query") && value.equals(INVALID);
    }

    JsonNode bodySchema() {
        return resolve(description.at("/requestBody/content/application~1json/schema"));
    }

    /** A body that has each documented member. */
    public ObjectNode body() {
        var body = JSON.createObjectNode();
        bodySchema()
                .path("properties")
                .fields()
                .forEachRemaining(member -> body.set(member.getKey(), sample(resolve(member.getValue()))));
        return body;
    }

    private static JsonNode sample(JsonNode schema) {
        return switch (schema.path("type").asText()) {
            case "integer", "number" -> IntNode.valueOf(1);
            case "boolean" -> BooleanNode.TRUE;
            default -> TextNode.valueOf(schema.path("enum").path(0).asText("Ada"));
        };
    }

    public static List<Operation> all(JsonNode document) {
        var operations = new ArrayList<Operation>();
        document.path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue()
                        .fields()
                        .forEachRemaining(operation -> operations.add(new Operation(
                                document, operation.getKey().toUpperCase(), path.getKey(), operation.getValue()))));
        return operations;
    }

    private JsonNode resolve(JsonNode schema) {
        return schema.has("$ref") ? document.at(schema.path("$ref").textValue().substring(1)) : schema;
    }
}
