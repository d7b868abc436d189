package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Work trees of commits, so that what is built is what is committed. */
final class WorkTrees {

    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final Path project;
    private final Path folder;
    private final String prefix;

    /**
     * A commit.
     *
     * @param name how the user named it, as in {@code main}
     * @param hash its hash
     */
    record Commit(String name, String hash) {}

    /**
     * The work trees of a project.
     *
     * @param project folder of the project, in a Git repository
     * @param folder contains one work tree for each commit; Git must ignore it
     * @throws MeasureException if the project is not in a Git repository, or its clone is shallow
     */
    WorkTrees(Path project, Path folder) {
        this.project = project;
        this.folder = folder;
        this.prefix = git("rev-parse", "--show-prefix")
                .orElseThrow(() -> new MeasureException("Commits are compared in a Git repository, and " + project
                        + " is in none: create one, or compare builds with -Dbuilds=..."));
        if (git("rev-parse", "--is-shallow-repository").filter("true"::equals).isPresent()) {
            throw new MeasureException(
                    "This clone is shallow, so it lacks commits: run git fetch --unshallow first; on "
                            + "GitHub, give actions/checkout the option fetch-depth: 0.");
        }
    }

    /** @throws MeasureException if there is no such commit */
    Commit commit(String name) {
        return git("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
                .map(hash -> new Commit(name, hash))
                .orElseThrow(() -> new MeasureException("There is no commit " + name + " in this clone: fetch it, or "
                        + "name it as Git does, for example origin/" + name + "."));
    }

    /** The files that differ from the newest commit, relative to the root of the repository. */
    List<String> uncommitted() {
        return git("status", "--porcelain")
                .orElse("")
                .lines()
                .map(line -> line.strip().replaceFirst("^\\S+ +", ""))
                .toList();
    }

    /** The project in the work tree of a commit, which {@link #checkOut} makes. */
    Path project(Commit commit) {
        return tree(commit).resolve(prefix).normalize();
    }

    /**
     * Makes the work trees of these commits and removes those of others. One that is there stays with what was built in
     * it, unless somebody changed a file.
     *
     * @throws MeasureException if Git cannot make one
     */
    void checkOut(List<Commit> commits) {
        var wanted = commits.stream().map(this::tree).toList();
        present().filter(tree -> !wanted.contains(tree)).forEach(this::remove);
        // Somebody may have deleted a folder that Git still knows.
        git("worktree", "prune");
        for (var commit : commits) {
            var tree = tree(commit);
            if (!isClean(tree, commit)) {
                remove(tree);
                add(tree, commit);
            }
        }
    }

    private void add(Path tree, Commit commit) {
        if (git("worktree", "add", "--force", "--detach", tree.toString(), commit.hash())
                .isEmpty()) {
            throw new MeasureException("Git cannot make the work tree " + tree + " of " + commit.name()
                    + ": delete this folder, run git worktree prune, and try again.");
        }
    }

    private Path tree(Commit commit) {
        return folder.resolve(commit.hash());
    }

    private static boolean isClean(Path tree, Commit commit) {
        return Files.exists(tree.resolve(".git"))
                && run(tree, "rev-parse", "HEAD").filter(commit.hash()::equals).isPresent()
                && run(tree, "status", "--porcelain").filter(String::isEmpty).isPresent();
    }

    private void remove(Path tree) {
        git("worktree", "remove", "--force", "--force", tree.toString());
    }

    private Stream<Path> present() {
        if (!Files.isDirectory(folder)) {
            return Stream.of();
        }
        try (var trees = Files.list(folder)) {
            return trees.toList().stream();
        } catch (IOException e) {
            throw new MeasureException("The work trees in " + folder + " cannot be read: " + e + ".");
        }
    }

    private Optional<String> git(String... arguments) {
        return run(project, arguments);
    }

    private static Optional<String> run(Path folder, String... arguments) {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        try {
            return Command.output(LIMIT, command);
        } catch (IOException e) {
            throw new MeasureException("Commits are compared with the help of Git, which is missing: install it.");
        }
    }
}
