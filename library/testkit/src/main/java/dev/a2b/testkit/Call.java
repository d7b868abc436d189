package dev.a2b.testkit;

import static java.net.URLEncoder.encode;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.testkit.Operation.Parameter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A request for an operation.
 *
 * @param values  of its parameters, by name; what is no parameter is sent in the query
 * @param headers beside those that are parameters
 * @param body    sent only where the operation has one
 */
record Call(Operation operation, Map<String, String> values, Map<String, String> headers, String body) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** A call with all that the operation demands. */
    static Call of(Operation operation, Function<Parameter, String> values) {
        var required =
                operation.parameters().stream().filter(Parameter::required).collect(toMap(Parameter::name, values));
        return new Call(operation, required, Map.of(), operation.hasBody() ? json(operation.body()) : "");
    }

    /** With escapes, because UTF-8 has no half of a surrogate pair. */
    static String json(JsonNode node) {
        try {
            return JSON.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII).writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    Call value(String parameter, String value) {
        return new Call(operation, with(values, parameter, value), headers, body);
    }

    Call header(String name, String value) {
        return new Call(operation, values, with(headers, name, value), body);
    }

    Call body(String other) {
        return new Call(operation, values, headers, other);
    }

    HttpRequest request(URI service) {
        var target = operation.path();
        var query = new ArrayList<String>();
        var all = with(headers, "Content-Type", headers.getOrDefault("Content-Type", "application/json"));
        for (var value : values.entrySet()) {
            var name = value.getKey();
            var encoded = encode(value.getValue(), UTF_8).replace("+", "%20");
            switch (operation.placeOf(name)) {
                case "path" -> target = target.replace("{" + name + "}", encoded);
                case "header" -> all.put(name, value.getValue());
                default -> query.add(name + "=" + encoded);
            }
        }
        var publisher = operation.hasBody() ? BodyPublishers.ofString(body) : BodyPublishers.noBody();
        var request = HttpRequest.newBuilder(
                        service.resolve(target + (query.isEmpty() ? "" : "?" + String.join("&", query))))
                .method(operation.method(), publisher);
        all.forEach(request::header);
        return request.build();
    }

    @Override
    public String toString() {
        return operation.name() + " with " + values + headers + " and the body " + body;
    }

    private static Map<String, String> with(Map<String, String> values, String name, String value) {
        var more = new HashMap<>(values);
        more.put(name, value);
        return more;
    }
}
