package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.service.ArtifactFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** Finds the artifact in a command, if the command alone identifies it. */
final class GivenArtifact {

    private static final String JAR = "-jar";
    /** The first bytes of a script, see <a href="https://man7.org/linux/man-pages/man2/execve.2.html">execve</a>. */
    private static final byte[] SCRIPT = {'#', '!'};

    private GivenArtifact() {}

    /**
     * The jar after {@code -jar}, or the first word if it is an executable file that is neither Java nor a script.
     *
     * @param command program and arguments, at least the program
     * @throws MeasureException if there is neither, or the jar alone is not the program
     */
    static Path of(List<String> command) {
        var option = command.indexOf(JAR);
        if (option >= 0 && option + 1 < command.size()) {
            return jar(command.get(option + 1));
        }
        if (!isNative(command.get(0))) {
            throw notTold("The command " + String.join(" ", command) + " does not tell which files are the service");
        }
        return Path.of(command.get(0));
    }

    /** Whether the first word of a command is an executable file that is neither Java nor a script. */
    static boolean isNative(String word) {
        var program = Path.of(word);
        return Files.isRegularFile(program)
                && Files.isExecutable(program)
                && !ArtifactFiles.isJava(word)
                && !isScript(program);
    }

    private static Path jar(String name) {
        var jar = Path.of(name);
        if (!Files.isRegularFile(jar)) {
            throw new MeasureException("There is no file " + name + " to start with -jar: give its path, absolute or "
                    + "relative to the folder where Maven is started.");
        }
        if (needsOthers(jar)) {
            throw notTold("The jar " + name + " needs the files that the Class-Path in its manifest names");
        }
        return jar;
    }

    private static boolean needsOthers(Path jar) {
        try (var opened = new JarFile(jar.toFile())) {
            var manifest = opened.getManifest();
            return manifest != null && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
        } catch (IOException e) {
            return false; // Java will say what is wrong with it.
        }
    }

    private static boolean isScript(Path program) {
        try (var content = Files.newInputStream(program)) {
            return Arrays.equals(content.readNBytes(SCRIPT.length), SCRIPT);
        } catch (IOException e) {
            return false; // It may be executed, but not read.
        }
    }

    private static MeasureException notTold(String why) {
        return new MeasureException(why + ": name its file or its folder with -Dsut.artifact=..., absolute or relative "
                + "to the folder where Maven is started.");
    }
}
