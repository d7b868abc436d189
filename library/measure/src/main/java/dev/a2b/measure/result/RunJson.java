package dev.a2b.measure.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads and writes {@code run.json}. Each version of the library reads the one format that it writes, because runs of
 * another method are compared with none. Unknown fields are ignored.
 */
public final class RunJson {

    private static final ObjectMapper JSON = JsonMapper.builder()
            // Only the components of records are written, not what methods like counts derive from them.
            .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Written by columns, because a run has hundreds of them. */
    private static final String SAMPLES = "samples";

    private static final String RESOURCES = "resources";

    private RunJson() {}

    /**
     * Reads a run.
     *
     * @param in the content of {@code run.json}; the caller closes it
     * @throws IOException if it cannot be read, or is not a run of the format; its message is a clause about the file
     */
    public static Run read(InputStream in) throws IOException {
        try {
            var run = JSON.readTree(in);
            var format = run.path("format").asInt();
            if (format != Run.FORMAT) {
                throw new IOException("has the format " + format + ", and this version reads " + Run.FORMAT);
            }
            Columns.toRows(run.path(RESOURCES), SAMPLES);
            return JSON.treeToValue(run, Run.class);
        } catch (JsonProcessingException e) {
            throw new IOException("is not a run of the format " + Run.FORMAT, e);
        }
    }

    /**
     * The run as indented JSON.
     *
     * @throws JsonProcessingException if a value cannot be written as JSON
     */
    public static String write(Run run) throws JsonProcessingException {
        var json = JSON.valueToTree(run);
        Columns.ofRows(json.path(RESOURCES), SAMPLES);
        return JSON.writeValueAsString(json);
    }
}
