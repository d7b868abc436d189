package dev.a2b.measure.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads and writes {@code run.json}. A run of an older format is upgraded. Unknown fields of a newer one are ignored.
 */
public final class RunJson {

    private static final ObjectMapper JSON = JsonMapper.builder()
            // Only the components of records are written, not what methods like counts derive from them.
            .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
            .build();

    private RunJson() {}

    /**
     * Reads a run.
     *
     * @param in the content of {@code run.json}; the caller closes it
     * @throws IOException if it cannot be read, or is not a run
     */
    public static Run read(InputStream in) throws IOException {
        if (!(JSON.readTree(in) instanceof ObjectNode run)) {
            throw new IOException("This is not a JSON object.");
        }
        try {
            var read = JSON.treeToValue(RunUpgrade.upgraded(run), Run.class);
            return read.figures() == null ? read.withFigures() : read;
        } catch (RuntimeException e) {
            throw new IOException("This is not a run of format 1 to " + Run.FORMAT + ".", e);
        }
    }

    /**
     * The run as indented JSON.
     *
     * @throws JsonProcessingException if a value cannot be written as JSON
     */
    public static String write(Run run) throws JsonProcessingException {
        return JSON.writeValueAsString(run);
    }
}
