package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.archetype.ErrorSentences.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** docs/troubleshooting.md has an entry for each sentence by which the product reports an error. */
class TroubleshootingTest {

    /** An item of a list that begins with a sentence, or with several that mean the same. */
    private static final Pattern ENTRY = Pattern.compile("(?m)^- (`[^`]+`(?:\\s+or\\s+`[^`]+`)*)");

    private static final Pattern SENTENCE = Pattern.compile("`([^`]+)`");

    @Test
    void every_error_sentence_has_an_entry() throws IOException {
        var entries = entries();

        var missing = ErrorSentences.ofRepository().all().stream()
                .filter(sentence -> entries.stream().noneMatch(sentence::isIn))
                .map(Sentence::toString)
                .toList();

        assertEquals(List.of(), missing);
    }

    /** An entry may join what two places print, or be about a reason that another sentence contains. */
    @Test
    void every_entry_is_about_a_sentence_that_the_product_can_print() throws IOException {
        var product = ErrorSentences.ofRepository();
        var sentences = product.all();
        var literals = product.literals();

        var stale = entries().stream()
                .filter(entry -> sentences.stream().noneMatch(sentence -> sentence.isIn(entry)))
                .filter(entry -> !ErrorSentences.parts(entry).stream().allMatch(literals::contains))
                .toList();

        assertEquals(List.of(), stale);
    }

    @Test
    void a_sentence_is_put_together_from_its_literals() {
        var sentences = sentences("library/measure/src/main/java/Disk.java", """
            throw new MeasureException("The disk of " + name(")\\"", 'x') + " is full: free " // some
                + "20 MB of space.", cause);
            """);

        assertEquals(List.of(List.of("is full: free 20 MB of space.")), sentences);
    }

    @Test
    void a_sentence_is_found_where_a_method_makes_the_exception() {
        var sentences = sentences("reference-a2b/gatling/src/test/java/Check.java", """
            private static MeasureException wrong(String what) {
                return new MeasureException(what + ": measure once more.");
            }
            void check() {
                throw wrong("The answer of the service is empty");
            }
            """);

        assertEquals(
                List.of(List.of(": measure once more."), List.of("The answer of the service is empty")), sentences);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "library/postgres/src/main/java/dev/a2b/postgres/DiskSpace.java",
                "library/measure/src/main/java/dev/a2b/measure/run/Measurement.java",
                "library/measure/src/main/java/dev/a2b/measure/run/Requirement.java",
                "reference-a2b/gatling/src/test/java/com/example/a2b/load/Users.java",
                "reference-a2b/service/src/main/java/com/example/a2b/booking/Outcome.java",
                "library/runtime/src/main/java/dev/a2b/http/RequestLimit.java",
                "library/runtime/src/main/java/dev/a2b/api/Explanation.java",
                "library/runtime/src/main/java/dev/a2b/api/ProblemException.java",
                "library/runtime/src/main/java/dev/a2b/security/KeyCheck.java",
                "reference-a2b/pom.xml",
                "reference-a2b/compose.yaml",
                "archetype/src/main/archetype/archetype-post-generate.groovy",
            })
    void each_kind_of_source_is_searched(String source) throws IOException {
        var sentences = ErrorSentences.ofRepository().all();

        assertTrue(sentences.stream().anyMatch(sentence -> sentence.source().equals(source)), source);
    }

    private static List<List<String>> sentences(String file, String code) {
        return new ErrorSentences(new TreeMap<>(Map.of(file, code)))
                .all().stream().map(Sentence::parts).toList();
    }

    private static List<String> entries() throws IOException {
        var page = Guide.read(Tree.ROOT.resolve("docs/troubleshooting.md")).text();
        return ENTRY.matcher(page)
                .results()
                .flatMap(entry -> texts(entry.group(1)))
                .toList();
    }

    private static Stream<String> texts(String entry) {
        return SENTENCE.matcher(entry).results().map(found -> found.group(1).replaceAll("\\s+", " "));
    }
}
