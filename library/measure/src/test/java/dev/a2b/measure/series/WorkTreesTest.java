package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a repository whose project is in a folder of it. */
class WorkTreesTest {

    @TempDir
    private Path folder;

    private Path repository;
    private Path project;

    @BeforeEach
    void commitTwice() throws IOException {
        repository = Files.createDirectories(folder.resolve("repository"));
        project = Files.createDirectories(repository.resolve("project"));
        git("init", "-q", "-b", "main");
        Files.writeString(repository.resolve(".gitignore"), "target/\n");
        commit("1");
        git("checkout", "-q", "-b", "feature");
        commit("2");
    }

    @Test
    void each_commit_has_its_own_files() throws IOException {
        var trees = trees();
        var base = trees.commit("main");
        var head = trees.commit("HEAD");

        trees.checkOut(List.of(base, head));

        assertEquals("1", Files.readString(trees.project(base).resolve("file")));
        assertEquals("2", Files.readString(trees.project(head).resolve("file")));
        assertEquals("HEAD", head.name());
    }

    @Test
    void what_is_not_committed_is_named_and_not_in_the_work_tree() throws IOException {
        Files.writeString(project.resolve("file"), "3");
        Files.writeString(project.resolve("other"), "");
        var trees = trees();
        var head = trees.commit("HEAD");

        trees.checkOut(List.of(head));

        assertEquals(List.of("project/file", "project/other"), trees.uncommitted());
        assertEquals("2", Files.readString(trees.project(head).resolve("file")));
    }

    @Test
    void a_clean_work_tree_stays_with_what_was_built_in_it_and_a_changed_one_does_not() throws IOException {
        var trees = trees();
        var head = trees.commit("HEAD");
        trees.checkOut(List.of(head));
        var built = Files.createDirectories(trees.project(head).resolve("target"));

        trees.checkOut(List.of(head));
        assertTrue(Files.exists(built));

        Files.writeString(trees.project(head).resolve("file"), "3");
        trees.checkOut(List.of(head));
        assertFalse(Files.exists(built));
        assertEquals("2", Files.readString(trees.project(head).resolve("file")));
    }

    @Test
    void work_trees_of_other_commits_are_removed() {
        var trees = trees();
        var base = trees.commit("main");
        trees.checkOut(List.of(base));

        trees.checkOut(List.of(trees.commit("HEAD")));

        assertFalse(Files.exists(trees.project(base)));
    }

    @Test
    void a_commit_that_this_clone_lacks_is_refused() {
        var refused = assertThrows(MeasureException.class, () -> trees().commit("--nowhere"));

        assertEquals(
                "There is no commit --nowhere in this clone: fetch it, or name it as Git does, for example "
                        + "origin/--nowhere.",
                refused.getMessage());
    }

    @Test
    void a_shallow_clone_is_refused_with_the_remedy() throws IOException {
        git(
                "clone",
                "-q",
                "--depth",
                "1",
                repository.toUri().toString(),
                folder.resolve("shallow").toString());

        var refused = assertThrows(
                MeasureException.class,
                () -> new WorkTrees(folder.resolve("shallow/project"), folder.resolve("trees")));

        assertTrue(refused.getMessage().contains("git fetch --unshallow"), refused.getMessage());
    }

    @Test
    void a_project_without_a_repository_is_refused() {
        var refused = assertThrows(MeasureException.class, () -> new WorkTrees(folder, folder.resolve("trees")));

        assertTrue(refused.getMessage().startsWith("Commits are compared in a Git repository"), refused.getMessage());
    }

    private WorkTrees trees() {
        return new WorkTrees(project, project.resolve("target/gate"));
    }

    private void commit(String content) throws IOException {
        Files.writeString(project.resolve("file"), content);
        git("add", "--all");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", content);
    }

    private void git(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("git", "-C", repository.toString()));
        command.addAll(List.of(arguments));
        assumeTrue(Command.output(Duration.ofMinutes(1), command).isPresent(), "Git is not installed.");
    }
}
