package dev.a2b.archetype;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.util.List;
import java.util.Map.Entry;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sentences by which the product reports errors, found in its sources.
 *
 * @param sources contents of the files by their names
 */
record ErrorSentences(SortedMap<String, String> sources) {

    /** Files without such sentences. Tests have none, but the module gatling of a project consists of test sources. */
    private static final Pattern OTHERS = Pattern.compile(
            "^(?!(?:library/(?!testkit)\\w+/src/main/.+\\.java"
                    + "|reference-a2b/.+(?<!Test|IT)\\.java|(?:.+/)?pom\\.xml|.+\\.groovy|.+/compose\\.yaml|.+/deploy/measure)$)");

    private static final String EXCEPTION = "(?:Measure|Service|Database|Configuration|Problem)Exception";
    private static final Pattern FACTORY = Pattern.compile("\\b" + EXCEPTION + " ([a-z]\\w*)\\(");
    /** With a text: what doctor demands, or why the service refuses a booking. Nobody is told that one is done. */
    private static final Pattern CONSTANT = Pattern.compile("(?m)^ {4}(?!DONE\\b)[A-Z][A-Z_0-9]*\\((?=\\s*\")");

    private static final Pattern CONSTANTS = Pattern.compile("/(Requirement|booking/Outcome)\\.java$");
    /** In problem details that are written as text. */
    private static final Pattern DETAIL = Pattern.compile("\"detail\":\"([^\"]+)\"");

    private static final Pattern MESSAGE = Pattern.compile("(?s)<message>(.+?)</message>");
    private static final Pattern GROOVY = Pattern.compile("(?:wrong = |Exception\\()((?:\"[^\"]*\"[\\s+]*)+)");
    /** In a shell script, and in a file with such variables. */
    private static final Pattern SHELL = Pattern.compile(":\\?([^}]+)}|echo \"([^\"]+)\" >&2");

    /** What a value replaces: in a format, in a line of a log, in a POM, in Groovy, and in the pages for people. */
    private static final Pattern VALUE = Pattern.compile("%[-,.\\d]*[sdf]|\\{}|\\$\\{[^}]*}|\\$[\\w.]+|…");

    /** Shorter parts are in many sentences, for example "which is not". */
    private static final int LETTERS = 12;

    /** Those of this repository. */
    static ErrorSentences ofRepository() throws IOException {
        return new ErrorSentences(Tree.of(Tree.ROOT, "").without(OTHERS).files());
    }

    /** The parts of a text between its values, without those that are too short to find it again. */
    static List<String> parts(String text) {
        return VALUE.splitAsStream(text.replaceAll("\\s+", " "))
                .map(String::strip)
                .filter(part -> part.chars().filter(Character::isLetter).count() >= LETTERS)
                .toList();
    }

    /** All sentences that have such a part. */
    List<Sentence> all() {
        var calls = calls();
        return sources.entrySet().stream()
                .flatMap(source -> messages(source, calls)
                        .map(texts -> new Sentence(
                                source.getKey(),
                                texts.stream()
                                        .flatMap(text -> parts(text).stream())
                                        .toList())))
                .filter(sentence -> !sentence.parts().isEmpty())
                .toList();
    }

    /** All literals of the sources, a line for each: a sentence may be put together from several places. */
    String literals() {
        var calls = calls();
        return sources.entrySet().stream()
                .flatMap(source -> isJava(source)
                        ? Literals.of(source.getValue()).stream()
                        : messages(source, calls).flatMap(List::stream))
                .map(text -> text.replaceAll("\\s+", " "))
                .collect(joining("\n"));
    }

    /** The texts of each message in a source. */
    private static Stream<List<String>> messages(Entry<String, String> source, Pattern calls) {
        var name = source.getKey();
        var content = source.getValue();
        if (name.endsWith("/api/Explanation.java")) {
            return Literals.of(content).stream()
                    .filter(text -> text.contains(" "))
                    .map(List::of);
        }
        if (isJava(source)) {
            var constants = CONSTANTS.matcher(name).find() ? found(CONSTANT, content) : Stream.<List<String>>of();
            var details = DETAIL.matcher(content).results().map(found -> List.of(found.group(1)));
            return Stream.of(constants, details, found(calls, content)).flatMap(messages -> messages);
        }
        if (name.endsWith(".groovy")) {
            return GROOVY.matcher(content).results().map(found -> Literals.of(found.group(1)));
        }
        var pattern = name.endsWith("pom.xml") ? MESSAGE : SHELL;
        return pattern.matcher(content).results().map(found -> List.of(found.group(found.group(1) == null ? 2 : 1)));
    }

    private static Stream<List<String>> found(Pattern calls, String code) {
        return calls.matcher(code).results().map(call -> Literals.of(Literals.rest(code, call.end())));
    }

    /** Where a message begins in Java: also in calls of a method that makes an exception of it. */
    private Pattern calls() {
        var factories = sources.entrySet().stream()
                .filter(ErrorSentences::isJava)
                .flatMap(source -> FACTORY.matcher(source.getValue()).results())
                .map(found -> found.group(1))
                .collect(toCollection(TreeSet::new));
        return Pattern.compile("new " + EXCEPTION + "\\(|\\bmessage = |Console\\.error\\(|LOG\\.(?:warn|error)\\("
                + (factories.isEmpty() ? "" : "|\\b(?:" + String.join("|", factories) + ")\\("));
    }

    private static boolean isJava(Entry<String, String> source) {
        return source.getKey().endsWith(".java");
    }

    /**
     * A sentence.
     *
     * @param source the file that prints it
     * @param parts its parts between the values
     */
    record Sentence(String source, List<String> parts) {

        boolean isIn(String text) {
            return parts.stream().allMatch(text::contains);
        }

        @Override
        public String toString() {
            return source + ": " + String.join(" … ", parts);
        }
    }
}
