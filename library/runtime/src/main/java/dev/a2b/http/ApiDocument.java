package dev.a2b.http;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The API's document, completed with what is true of each operation because the library makes it so: its statuses, the
 * texts and members that every body must not have, and tokens only where security is on.
 */
final class ApiDocument {

    private static final String NO_NUL = "^[^\\u0000]*$";
    private static final String NOT_BLANK = "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$";

    private static final Map<String, String> OF_ALL = Map.of(
            "400", "The request is malformed, or a parameter or the body is not as documented.",
            "406", "The service does not answer in any of the accepted formats.",
            "414", "The address is too long.",
            "431", "The header is too large.",
            "503", "The service is too busy, or its database is away: try again.");
    private static final Map<String, String> OF_BODIES = Map.of(
            "413", "The body is too large.",
            "415", "The body is not of the type application/json, or packed otherwise than with gzip.");
    /** Where the compiler met none. */
    private static final Map<String, Object> PROBLEM = Map.of(
            "type", "object",
            "required", List.of("type", "title", "status", "requestId"),
            "properties",
                    Map.of(
                            "type", Map.of("type", "string"),
                            "title", Map.of("type", "string"),
                            "status", Map.of("type", "integer"),
                            "detail", Map.of("type", "string"),
                            "requestId", Map.of("type", "string"),
                            "traceId", Map.of("type", "string")));

    private static final List<String> OF_TOKENS = List.of("401", "403");

    private final Map<String, Object> document;
    private final Map<String, Object> schemas;
    private final Set<Object> restricted = Collections.newSetFromMap(new IdentityHashMap<>());

    private ApiDocument(Map<String, Object> document) {
        this.document = document;
        this.schemas = object(object(document, "components"), "schemas");
    }

    /**
     * Completes the document of the compiler.
     *
     * @param secured whether security is on
     */
    static void complete(Map<String, Object> document, boolean secured) {
        new ApiDocument(document).completeAll(secured);
    }

    private void completeAll(boolean secured) {
        schemas.putIfAbsent("Problem", PROBLEM);
        for (var path : object(document, "paths").values()) {
            for (var operation : cast(path).values()) {
                completeOne(cast(operation), secured);
            }
        }
        if (!secured) {
            object(document, "components").remove("securitySchemes");
        }
    }

    private void completeOne(Map<String, Object> operation, boolean secured) {
        var responses = new TreeMap<>(object(operation, "responses"));
        operation.put("responses", responses);
        OF_ALL.forEach((status, description) -> responses.putIfAbsent(status, problem(description)));
        if (operation.containsKey("requestBody")) {
            OF_BODIES.forEach((status, description) -> responses.putIfAbsent(status, problem(description)));
            object(object(operation, "requestBody"), "content")
                    .values()
                    .forEach(content -> restrict(object(cast(content), "schema")));
        }
        for (var parameter : (List<?>) operation.getOrDefault("parameters", List.of())) {
            if (!"header".equals(cast(parameter).get("in"))) {
                restrict(object(cast(parameter), "schema"));
            }
        }
        if (!secured) {
            operation.remove("security");
            responses.keySet().removeAll(OF_TOKENS);
        }
    }

    /** Says what the service refuses in each body, see {@link JsonReader}. */
    private void restrict(Map<String, Object> schema) {
        if (!restricted.add(schema)) {
            return;
        }
        if (schema.get("$ref") instanceof String reference) {
            restrict(object(schemas, reference.substring(reference.lastIndexOf('/') + 1)));
        }
        if ("string".equals(schema.get("type")) && !schema.containsKey("format") && !schema.containsKey("enum")) {
            schema.putIfAbsent("pattern", schema.containsKey("minLength") ? NOT_BLANK : NO_NUL);
        }
        if (schema.containsKey("properties")) {
            schema.putIfAbsent("additionalProperties", false);
            object(schema, "properties").values().forEach(member -> restrict(cast(member)));
        }
        if (schema.containsKey("items")) {
            restrict(object(schema, "items"));
        }
        ((List<?>) schema.getOrDefault("allOf", List.of())).forEach(part -> restrict(cast(part)));
    }

    private static Map<String, Object> problem(String description) {
        var schema = Map.of("$ref", "#/components/schemas/Problem");
        return Map.of(
                "description", description, "content", Map.of("application/problem+json", Map.of("schema", schema)));
    }

    private static Map<String, Object> object(Map<String, Object> parent, String name) {
        return cast(parent.computeIfAbsent(name, missing -> new TreeMap<>()));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> cast(Object object) {
        return (Map<String, Object>) object;
    }
}
