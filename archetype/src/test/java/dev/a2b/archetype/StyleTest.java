package dev.a2b.archetype;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The style of all pages for people: short, one way to say a thing, and no figure that was typed by hand. */
class StyleTest {

    /** How many words a page may have, or all pages of a folder together. */
    private static final String BUDGETS = """
        README.md 700, CHANGELOG.md 300, CONTRIBUTING.md 450, SECURITY.md 100, archetype/README.md 200,
        docs/README.md 200, docs/any-service.md 500, docs/choose-a-build.md 700, docs/compare-commits.md 600,
        docs/comparison.md 300, docs/measuring.md 1500, docs/performance.md 400, docs/production.md 1300,
        docs/publishing.md 550, docs/reliability.md 800, docs/report.md 800,
        docs/results/README.md 350, docs/troubleshooting.md 500, docs/upgrading.md 300, docs/workshop/ 2800,
        docs/your-domain.md 1500, library/README.md 200, library/measure/README.md 280, library/measure/cluster.md 700,
        library/measure/settings.md 300,
        library/postgres/README.md 250, library/runtime/README.md 800, library/testkit/README.md 250,
        profiles/README.md 800, reference-a2b/README.md 1300, reference-a2b/compose/README.md 120,
        reference-a2b/deploy/README.md 700, reference-a2b/gatling/README.md 450
        """;

    /** A page may have so many times the words of its budget. */
    private static final double TOLERATED = 1.15;

    /** Pages that a program writes or reads. */
    private static final Pattern NOT_FOR_PEOPLE =
            Pattern.compile("^(\\.github/|docs/results/.*report\\.md$|library/measure/src/)");

    private static final Pattern FILLED = Pattern.compile("(?s)<!-- (?!sample)[^>]*: begin -->.*?: end -->|<!--.*?-->");
    private static final Pattern CODE =
            Pattern.compile("(?sm)^ *```.*?^ *```$|^ {4,}\\S[^\n]*$|<[^>\n]*>|\\]\\([^)]*\\)");

    /** Where a sentence, an item of a list, a heading or a cell of a table ends. */
    private static final Pattern SENTENCE =
            Pattern.compile("(?<=[.?!:])\\**\\s+(?=[A-Z`*\\[\"])|(?m)^ *(?:-|\\d\\.) |^#+ | *\\| *|\n\n+");

    private static final Pattern PARAGRAPH = Pattern.compile("(?m)\n\n+|^ *(?:-|\\d\\.) |^\\|.*\n?|^#+ .*\n");
    private static final Pattern WORD = Pattern.compile("\\S*\\w\\S*");
    private static final Pattern STOP = Pattern.compile("[:;](?=\\s)");
    private static final Pattern REFUSED = Pattern.compile("(?i)\\b((its|their|your|our|a|an|of) own|(that|those) of"
            + "|asks|wants|thinks|believes|hopes|likes|simply)\\b|\\b(e\\.g|i\\.e)\\.|(?-i:^So\\b)");
    private static final Pattern FIGURE = Pattern.compile("\\d ?(ms|MB|%|requests/s)");

    private static final Map<String, String> PAGES = new TreeMap<>();

    @BeforeAll
    static void list() throws IOException {
        Tree.of(Tree.ROOT, "").files().forEach((name, text) -> {
            if (name.endsWith(".md") && !NOT_FOR_PEOPLE.matcher(name).find()) {
                PAGES.put(name, FILLED.matcher(text).replaceAll(""));
            }
        });
    }

    @Test
    void no_sentence_has_a_word_that_another_says_better() {
        assertNone(faults(PAGES.keySet(), StyleTest::refused));
    }

    @Test
    void sentences_and_paragraphs_are_short() {
        assertNone(faults(PAGES.keySet(), StyleTest::tooLong));
    }

    @Test
    void figures_come_from_measured_runs() {
        var pages = Set.of("README.md", "docs/choose-a-build.md", "docs/performance.md", "docs/results/README.md");

        assertNone(faults(pages, StyleTest::figures));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It has a table of its own.",
                "Like those of Jib.",
                "- It runs. So it is fast.",
                "| a | The service asks a partner. |",
                "One: two; three.",
                "It starts in 3 ms.",
                "a b c d e f g h i j k l m n o p q r s t u v w x y z.",
                "This sentence has sixteen words and is short enough, but the whole paragraph has far too many. "
                        + "This sentence has sixteen words and is short enough, but the whole paragraph has far too many. "
                        + "This sentence has sixteen words and is short enough, but the whole paragraph has far too many. "
                        + "This sentence has sixteen words and is short enough, but the whole paragraph has far too many."
            })
    void what_breaks_a_rule_is_noticed(String text) {
        var rules =
                Stream.<Function<String, Stream<String>>>of(StyleTest::refused, StyleTest::tooLong, StyleTest::figures);

        assertEquals(1, rules.flatMap(rule -> rule.apply(text)).count());
    }

    @Test
    void code_and_filled_blocks_have_no_style() {
        var text = FILLED.matcher("""
            Read [this](those-of.md): `a: b; c: d` is

                ./mvnw asks: for; 3 ms

            <!-- report results figures: begin -->
            So it takes 3 ms: a; b.
            <!-- report results figures: end -->
            """).replaceAll("");

        assertNone(Stream.of(refused(text), tooLong(text), figures(text)).flatMap(fault -> fault));
    }

    @Test
    void every_page_keeps_its_budget_of_words() {
        var budgets = Stream.of(BUDGETS.strip().split(",\\s+"))
                .map(budget -> budget.split(" "))
                .collect(Collectors.toMap(budget -> budget[0], budget -> Integer.parseInt(budget[1])));
        var words = PAGES.keySet().stream()
                .collect(Collectors.groupingBy(
                        page -> budgets.containsKey(page) ? page : page.replaceFirst("[^/]*$", ""),
                        TreeMap::new,
                        Collectors.summingLong(page -> words(read(page)))));

        assertNone(words.entrySet().stream()
                .filter(page -> page.getValue() > TOLERATED * budgets.getOrDefault(page.getKey(), 0))
                .map(page -> page.getKey() + ": " + page.getValue() + " words"));
    }

    /** A README lists the pages of its folder and of those below that have none. */
    @Test
    void every_page_is_in_an_index() {
        var listed = PAGES.entrySet().stream()
                .filter(page -> page.getKey().endsWith("README.md"))
                .flatMap(page -> new Guide(page.getValue())
                        .links().stream().map(link -> new LinksTest.Link(page.getKey(), link).target()))
                .collect(Collectors.toSet());

        assertNone(PAGES.keySet().stream()
                .filter(page -> !page.equals("README.md") && !listed.contains(page))
                .filter(page -> !listed.contains(page.replaceFirst("/README\\.md$", ""))));
    }

    private static Stream<String> refused(String text) {
        return sentences(text)
                .filter(sentence -> REFUSED.matcher(plain(sentence)).find());
    }

    private static Stream<String> tooLong(String text) {
        var sentences = sentences(text)
                .filter(sentence -> words(sentence) > 25
                        || STOP.matcher(plain(sentence)).results().count() > 1);
        var paragraphs =
                PARAGRAPH.splitAsStream(CODE.matcher(text).replaceAll("")).filter(paragraph -> words(paragraph) > 60);
        return Stream.concat(sentences, paragraphs);
    }

    private static Stream<String> figures(String text) {
        return sentences(text)
                .filter(sentence -> FIGURE.matcher(plain(sentence)).find());
    }

    private static Stream<String> faults(Set<String> pages, Function<String, Stream<String>> rule) {
        return pages.stream()
                .flatMap(page -> rule.apply(PAGES.get(page))
                        .map(part -> page + ": " + part.strip().replaceAll("\\s+", " ")));
    }

    private static void assertNone(Stream<String> faults) {
        assertEquals("", faults.collect(joining("\n")));
    }

    private static Stream<String> sentences(String text) {
        return SENTENCE.splitAsStream(CODE.matcher(text).replaceAll(""));
    }

    private static String plain(String sentence) {
        return sentence.replaceAll("`[^`]*`", "x").strip();
    }

    /** The tables of a reference are there to look something up. */
    private static String read(String page) {
        return page.endsWith("/settings.md") ? PAGES.get(page).replaceAll("(?m)^\\|.*$", "") : PAGES.get(page);
    }

    private static long words(String text) {
        return WORD.matcher(text).results().count();
    }
}
