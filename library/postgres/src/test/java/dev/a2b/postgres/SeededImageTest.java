package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeededImageTest {

    private static final String MADE = "2026-01-01T00:00:00Z";

    @Test
    void the_last_use_of_an_image_is_its_last_tag() {
        var tagged = Map.<String, Object>of("Metadata", Map.of("LastTagTime", "2026-03-01T11:59:59.123456789Z"));

        assertEquals(Instant.parse("2026-03-01T11:59:59.123456789Z"), SeededImage.lastUse(MADE, tagged));
    }

    @Test
    void an_image_without_a_tag_was_used_when_it_was_made() {
        var untagged = Map.<String, Object>of("Metadata", Map.of("LastTagTime", "0001-01-01T00:00:00Z"));

        assertEquals(Instant.parse(MADE), SeededImage.lastUse(MADE, untagged));
        assertEquals(Instant.parse(MADE), SeededImage.lastUse(MADE, Map.of()));
    }

    @Test
    void another_scale_makes_another_image() {
        assertNotEquals(SeededImage.name(Template.of(1), "sha256:1"), SeededImage.name(Template.of(2), "sha256:1"));
    }

    @Test
    void another_postgresql_makes_another_image() {
        assertNotEquals(SeededImage.name(Template.of(1), "sha256:1"), SeededImage.name(Template.of(1), "sha256:2"));
    }
}
