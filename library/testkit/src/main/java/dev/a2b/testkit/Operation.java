package dev.a2b.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** An operation of the document, and requests that are made from its description. */
record Operation(JsonNode document, String method, String path, JsonNode description) {

    private static final Pattern VARIABLE = Pattern.compile("\\{([^}]*)}");

    /** Create, read, change, delete. What contains others is created before them, and deleted after them. */
    private static final Comparator<Operation> ORDER = Comparator.<Operation>comparingInt(operation ->
                    List.of("POST", "GET", "PUT", "PATCH", "DELETE").indexOf(operation.method))
            .thenComparingInt(operation -> operation.path.length() * (operation.method.equals("DELETE") ? -1 : 1));

    /** Something that a request carries in its address or header, named in the document. */
    record Parameter(String name, String in, boolean required, Schema schema) {

        boolean isIn(String place) {
            return in.equals(place);
        }

        /** A header has no control characters, and a path no empty part. */
        boolean canHave(String value) {
            return !(isIn("header") && value.contains("\0") || isIn("path") && value.isEmpty());
        }
    }

    /** All operations of a document: first those that create, last those that delete. */
    static List<Operation> all(JsonNode document) {
        var operations = new ArrayList<Operation>();
        document.path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue()
                        .fields()
                        .forEachRemaining(one -> operations.add(
                                new Operation(document, one.getKey().toUpperCase(), path.getKey(), one.getValue()))));
        operations.sort(ORDER);
        return operations;
    }

    String name() {
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

    List<Parameter> parameters() {
        var parameters = new ArrayList<Parameter>();
        for (var one : description.path("parameters")) {
            parameters.add(new Parameter(
                    one.path("name").asText(),
                    one.path("in").asText(),
                    one.path("required").asBoolean(),
                    Schema.of(document, one.path("schema"))));
        }
        return parameters;
    }

    /** Where this parameter is sent. */
    String placeOf(String parameter) {
        return parameters().stream()
                .filter(one -> one.name().equals(parameter))
                .map(Parameter::in)
                .findFirst()
                .orElse("query");
    }

    boolean hasBody() {
        return description.has("requestBody");
    }

    Schema bodySchema() {
        return Schema.of(document, description.at("/requestBody/content/application~1json/schema"));
    }

    /** A sound body, with each documented member. */
    JsonNode body() {
        return bodySchema().sound();
    }

    /** The path to its end, or to the end of this variable: what identifies the thing that the variable names. */
    String pathTo(String variable) {
        return path.substring(0, path.indexOf("{" + variable + "}") + variable.length() + 2);
    }

    /** The values of the path's variables in an address, by {@link #pathTo}; none if it is not one of this operation. */
    Map<String, String> variables(String address) {
        var values = new HashMap<String, String>();
        var matcher =
                Pattern.compile(VARIABLE.matcher(path).replaceAll("([^/]+)")).matcher(address);
        var names = VARIABLE.matcher(path);
        for (var group = 1; matcher.matches() && names.find(); group++) {
            values.put(pathTo(names.group(1)), matcher.group(group));
        }
        return values;
    }
}
