package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The links in all pages of this repository. No address outside is called. */
class LinksTest {

    private static final Pattern OUTSIDE = Pattern.compile("^[a-z]+:");
    private static final Pattern ALLOWED = Pattern.compile("^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])");

    /** A generated project gets these folders, but in other places. */
    private static final Set<String> COPIED = Set.of("reference-a2b", "profiles", "library");

    private static SortedSet<String> files;

    @BeforeAll
    static void list() throws IOException {
        files = Tree.of(Tree.ROOT, "").names();
    }

    @Test
    void every_link_leads_to_a_file_to_a_heading_or_to_https() throws IOException {
        var faults = links().stream().flatMap(link -> fault(link).stream().map(fault -> link.page + ": " + fault));

        assertEquals(List.of(), faults.toList());
    }

    @Test
    void a_page_that_a_project_gets_links_only_to_files_of_its_own_folder() throws IOException {
        var leaving = links().stream()
                .filter(link -> COPIED.contains(link.folder()) && !link.leadsOutside())
                .filter(link -> !link.target().startsWith(link.folder() + "/"));

        assertEquals(List.of(), leaving.toList());
    }

    @ParameterizedTest
    @CsvSource({
        "docs/nothing.md,           docs/nothing.md does not exist",
        "../README.md,              ../README.md does not exist",
        "docs/measuring.md#nothing, docs/measuring.md has no heading #nothing",
        "'#nothing',                README.md has no heading #nothing",
        "profiles#nothing,          profiles/README.md has no heading #nothing",
        "LICENSE#nothing,           LICENSE has no heading #nothing",
        "http://example.com,        http://example.com is not https",
        "[nothing],                 [nothing] does not exist",
    })
    void a_broken_link_is_noticed(String address, String fault) throws IOException {
        assertEquals(Optional.of(fault), fault(new Link("README.md", address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "docs",
                "docs/results/report.html",
                "docs/measuring.md#one-run",
                "profiles#native-executables",
                "#contribute",
                "https://example.com",
                "http://localhost:8080/swagger-ui"
            })
    void a_sound_link_is_accepted(String address) throws IOException {
        assertEquals(Optional.empty(), fault(new Link("README.md", address)));
    }

    @Test
    void links_of_all_kinds_are_found_outside_code() {
        var page = new Guide("""
            [a](one.md), ![b](two.png "B"), [c][c], [d][d] and <https://three.example>, not `[e](code.md)`.

            ```
            [f](fence.md)
            ```
            <img src="four.png" alt="">

            [c]: five.md
            """);

        assertEquals(List.of("[d]", "one.md", "two.png", "https://three.example", "four.png", "five.md"), page.links());
    }

    @Test
    void a_heading_that_occurs_twice_has_two_names() {
        var page = new Guide("""
            # A `word` (and [more](one.md))
            ## Same
            ## Same
            """);

        assertEquals(Set.of("a-word-and-more", "same", "same-1"), page.anchors());
    }

    private static List<Link> links() throws IOException {
        var links = Stream.<Link>builder();
        for (var page : files) {
            if (page.endsWith(".md")) {
                read(page).links().forEach(address -> links.add(new Link(page, address)));
            }
        }
        return links.build().toList();
    }

    /** What is wrong with a link; empty if nothing is. */
    private static Optional<String> fault(Link link) {
        if (link.leadsOutside()) {
            return Optional.of(link.address + " is not https")
                    .filter(fault -> !ALLOWED.matcher(link.address).find());
        }
        var target = link.target();
        if (!files.contains(target) && !isFolder(target)) {
            return Optional.of(target + " does not exist");
        }
        var page = isFolder(target) ? target + "/README.md" : target;
        return link.heading()
                .filter(heading -> !anchors(page).contains(heading))
                .map(heading -> page + " has no heading #" + heading);
    }

    private static boolean isFolder(String name) {
        return files.stream().anyMatch(file -> file.startsWith(name + "/"));
    }

    private static Set<String> anchors(String page) {
        try {
            return page.endsWith(".md") && files.contains(page) ? read(page).anchors() : Set.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Guide read(String page) throws IOException {
        return Guide.read(Tree.ROOT.resolve(page));
    }

    /**
     * A link.
     *
     * @param page the name of the file that contains it
     * @param address where it leads, as the page has it
     */
    record Link(String page, String address) {

        boolean leadsOutside() {
            return OUTSIDE.matcher(address).find();
        }

        /** The name of the file or folder to which it leads. */
        String target() {
            var path = address.replaceFirst("#.*", "");
            return path.isEmpty()
                    ? page
                    : Path.of(page).resolveSibling(path).normalize().toString().replace('\\', '/');
        }

        Optional<String> heading() {
            return Optional.of(address.indexOf('#')).filter(at -> at >= 0).map(at -> address.substring(at + 1));
        }

        /** The first folder on the way to the page; the page itself if it is in none. */
        String folder() {
            return page.split("/")[0];
        }
    }
}
