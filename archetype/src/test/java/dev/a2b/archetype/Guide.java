package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A page for people, whose commands, code or links a test uses.
 *
 * @param text the page, in Markdown
 */
record Guide(String text) {

    private static final Pattern LISTING = Pattern.compile("(?sm)^```[^\n]*\n(.*?)^```$");
    private static final Pattern EDIT =
            Pattern.compile("(?ms)^(Create|Add to|Change) `([^`]+)`:\n\n```[^\n]*\n(.*?)^```$");
    private static final Pattern CODE = Pattern.compile("`[^`]+`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?) *$");

    /** A link in Markdown, an attribute in HTML, the definition of a link, or an address in the text. */
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)[^)]*\\)"
            + "|\\b(?:src|srcset|href)=\"([^\"]+)\""
            + "|(?m:^)\\[[^\\]]+]: +(\\S+)"
            + "|\\b(https?://[^\\s<>()\"]+)");

    private static final Pattern NAMED = Pattern.compile("]\\[([^\\]]+)]");

    static Guide read(Path page) throws IOException {
        return new Guide(Files.readString(page, UTF_8));
    }

    /** The names of the sections that begin with a text. */
    List<String> sections(String begin) {
        return text.lines()
                .filter(line -> line.startsWith("## " + begin))
                .map(line -> line.substring("## ".length()))
                .toList();
    }

    /** The commands of a section: its indented lines outside listings. */
    String commands(String section) {
        return LISTING.matcher(content(section))
                .replaceAll("")
                .lines()
                .filter(line -> line.startsWith("    "))
                .map(String::strip)
                .collect(joining("\n"));
    }

    /** What a section asks its reader to type into files. */
    List<Edit> edits(String section) {
        return EDIT.matcher(content(section))
                .results()
                .map(found -> new Edit(found.group(1), found.group(2), found.group(3)))
                .toList();
    }

    /** The listing that contains a text. */
    String listing(String part) {
        return LISTING.matcher(text)
                .results()
                .map(found -> found.group(1))
                .filter(listing -> listing.contains(part))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The page has no listing with " + part + "."));
    }

    int listings() {
        return (int) LISTING.matcher(text).results().count();
    }

    /** Where its links lead, as it has them; also the names of links, in brackets, that it does not define. */
    List<String> links() {
        var content = withoutCode();
        var undefined = NAMED.matcher(content)
                .results()
                .map(found -> "[" + found.group(1) + "]")
                .filter(name -> !content.contains("\n" + name + ": "));
        var targets = LINK.matcher(content)
                .results()
                .flatMap(found -> IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group))
                .filter(target -> target != null);
        return Stream.concat(undefined, targets).toList();
    }

    /** The names of its headings in links, as GitHub makes them. */
    Set<String> anchors() {
        var anchors = new LinkedHashSet<String>();
        HEADING.matcher(LISTING.matcher(text).replaceAll(""))
                .results()
                .map(found -> found.group(1)
                        .replaceAll("\\[([^\\]]*)]\\([^)]*\\)", "$1")
                        .toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
                .forEach(heading -> Stream.iterate(0, count -> count + 1)
                        .map(count -> count == 0 ? heading : heading + "-" + count)
                        .filter(anchors::add)
                        .findFirst());
        return anchors;
    }

    private String content(String section) {
        var begin = text.indexOf("\n## " + section + "\n");
        if (begin < 0) {
            throw new IllegalArgumentException("The page has no section " + section + ".");
        }
        return text.substring(begin + 1).split("\n## ", 2)[0];
    }

    private String withoutCode() {
        return CODE.matcher(LISTING.matcher(text).replaceAll("")).replaceAll("");
    }
}
