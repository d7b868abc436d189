package com.example.a2b.location;

import dev.a2b.data.Columns;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;

/**
 * A GeoJSON point, <a href="https://www.rfc-editor.org/rfc/rfc7946#section-3.1.2">RFC 7946, section 3.1.2</a>.
 *
 * @param type        always {@code Point}
 * @param coordinates longitude and latitude in degrees (WGS 84), in this order
 */
@Serdeable
public record Point(String type, List<Double> coordinates) {

    static Point of(Columns columns) {
        return new Point("Point", List.of(columns.next(Double.class), columns.next(Double.class)));
    }
}
