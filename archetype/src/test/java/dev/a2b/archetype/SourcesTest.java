package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules for the sources of all modules. */
class SourcesTest {

    private static final Pattern RECORD =
            Pattern.compile("(?m)^ *(?:(?:public|private|static) )*record (\\w+)[^(]*\\(");

    /** An option that names a profile, or its name in a sentence. */
    private static final Pattern PROFILE = Pattern.compile("(?<!\\w)-P[a-z]|\\bprofile [a-z]");

    @Test
    void no_record_has_more_than_ten_components() throws IOException {
        var large = Tree.of(Tree.ROOT, "").without(Pattern.compile("(?<!\\.java)$")).files().entrySet().stream()
                .flatMap(source -> large(source.getValue()).map(name -> source.getKey() + ": " + name));

        assertEquals(List.of(), large.toList());
    }

    @Test
    void components_are_counted_without_commas_of_types_and_annotations() {
        var records = large("record Ten(A a, B b, C c, D d, E e, F f, G g, H h, Map<I, J> i, @K(1, 2) L j) {\n"
                + "    public record Eleven<T>(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j,\n        K k) {");

        assertEquals(List.of("Eleven"), records.toList());
    }

    /** The POMs of the library and of the profiles share nothing, so each has its own version of what both use. */
    @Test
    void library_and_profiles_use_the_same_version() throws IOException {
        var property = "gatling-maven-plugin.version";

        assertEquals(version("library/pom.xml", property), version("profiles/pom.xml", property));
    }

    @Test
    void the_library_names_profiles_only_where_it_tells_people_which_option_to_use() throws IOException {
        var library = Tree.of(Tree.ROOT.resolve("library"), "").without(Pattern.compile("^(?!.+/src/main/.+\\.java$)"));

        var naming = library.matching(PROFILE).stream().map(name -> name.replaceAll(".*/", ""));

        assertEquals(List.of("Develop.java", "Requirement.java"), naming.toList());
    }

    private static String version(String pom, String property) throws IOException {
        var found = Pattern.compile("<" + property + ">(.+)</").matcher(Files.readString(Tree.ROOT.resolve(pom)));
        return found.find() ? found.group(1) : pom + " has no " + property;
    }

    private static Stream<String> large(String code) {
        return RECORD.matcher(code)
                .results()
                .filter(found -> components(code.substring(found.end())) > 10)
                .map(found -> found.group(1));
    }

    /** @param code what follows the bracket that opens the list */
    private static int components(String code) {
        var depth = 1;
        var components = 1;
        for (var at = 0; depth > 0; at++) {
            var sign = code.charAt(at);
            depth += "(<".indexOf(sign) >= 0 ? 1 : ")>".indexOf(sign) >= 0 ? -1 : 0;
            components += sign == ',' && depth == 1 ? 1 : 0;
        }
        return components;
    }
}
