package dev.a2b.measure.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Turns a list of alike objects in JSON into one object with a list for each field, which takes much less space, and back. */
final class Columns {

    private Columns() {}

    /** Replaces the objects of a field by columns; without objects, it stays an empty list. */
    static void ofRows(JsonNode parent, String field) {
        if (parent.path(field) instanceof ArrayNode rows && !rows.isEmpty()) {
            var columns = JsonNodeFactory.instance.objectNode();
            rows.forEach(row -> append(columns, row));
            ((ObjectNode) parent).set(field, columns);
        }
    }

    private static void append(ObjectNode columns, JsonNode row) {
        row.fields().forEachRemaining(cell -> {
            if (cell.getValue().isObject()) {
                append(columns.withObjectProperty(cell.getKey()), cell.getValue());
            } else {
                columns.withArrayProperty(cell.getKey()).add(cell.getValue());
            }
        });
    }

    /** Replaces the columns of a field by objects. */
    static void toRows(JsonNode parent, String field) {
        if (parent.path(field) instanceof ObjectNode columns) {
            var rows = JsonNodeFactory.instance.arrayNode();
            for (var number = 0; number < length(columns); number++) {
                rows.add(row(columns, number));
            }
            ((ObjectNode) parent).set(field, rows);
        }
    }

    private static int length(JsonNode columns) {
        return columns.isArray() ? columns.size() : length(columns.iterator().next());
    }

    private static ObjectNode row(JsonNode columns, int number) {
        var row = JsonNodeFactory.instance.objectNode();
        columns.fields()
                .forEachRemaining(column -> row.set(
                        column.getKey(),
                        column.getValue().isArray() ? column.getValue().get(number) : row(column.getValue(), number)));
        return row;
    }
}
