package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.run.Requirement.Host;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequirementTest {

    private static final String OUTCOME = "measure.outcome";

    /** As Maven writes its map. */
    private static final String FOUND = "found: {com.acme:desk:1=[dev], com.acme:profiles:1=[aot-cache, aot-optimized, "
            + "docker, docker-native, jar, jib, native], external=[]}";

    @TempDir
    private Path folder;

    @AfterEach
    void forgetOutcome() {
        System.clearProperty(OUTCOME);
    }

    @Test
    void what_is_not_met_ends_in_one_sentence() {
        var failure = assertThrows(MeasureException.class, () -> check("jib", "java-artifact engine"));

        assertEquals(
                "An AOT cache works for jar and docker only: omit the profile jib or aot-cache.", failure.getMessage());
    }

    @Test
    void the_sentence_goes_to_the_outcome() throws IOException {
        var outcome = folder.resolve("outcome.properties");
        System.setProperty(OUTCOME, outcome.toString());

        var failure = assertThrows(MeasureException.class, () -> check("jar", "executable"));

        var properties = new Properties();
        try (var reader = Files.newBufferedReader(outcome)) {
            properties.load(reader);
        }
        assertEquals(failure.getMessage(), properties.getProperty("error"));
    }

    @Test
    void what_is_met_leaves_no_outcome() {
        System.setProperty(OUTCOME, folder.resolve("outcome.properties").toString());

        check("native", "executable");

        assertFalse(Files.exists(folder.resolve("outcome.properties")));
    }

    @Test
    void the_goals_of_jib_that_need_no_engine_need_nothing() {
        assertDoesNotThrow(() -> check("jib", "  buildTar build "));
    }

    @ParameterizedTest
    @CsvSource({"jar, 25, true", "jar, 17, false", "docker, 17, true"})
    void only_the_cache_of_a_jar_needs_a_new_java(String kind, int java, boolean met) {
        assertEquals(met, Requirement.CACHING_JAVA.isMet(new Host(kind, "Linux", java, Map.of())));
    }

    @ParameterizedTest
    @CsvSource({"Linux, true", "Mac OS X, false"})
    void a_runtime_is_linked_on_linux(String system, boolean met) {
        assertEquals(met, Requirement.LINUX.isMet(new Host("jib", system, 17, Map.of())));
    }

    @Test
    void upx_is_looked_for_on_the_path() throws IOException {
        var without = host("PATH", folder.toString());
        assertFalse(Requirement.UPX.isMet(without));

        assertTrue(Files.createFile(folder.resolve("upx")).toFile().setExecutable(true));

        assertTrue(Requirement.UPX.isMet(without));
    }

    @Test
    void upx_under_another_name_is_told_with_the_command_that_helps() {
        var without = host("PATH", folder.toString());

        var failure = assertThrows(MeasureException.class, () -> Requirement.UPX.demand(without));

        assertEquals(
                "upx is missing, or this is not Linux: install it, as by apt install upx-ucl, or build without the "
                        + "profile upx. Where its command is upx-ucl, give it this name: "
                        + "sudo ln -s $(command -v upx-ucl) /usr/local/bin/upx",
                failure.getMessage());
    }

    @Test
    void an_engine_without_its_command_is_told() {
        var failure =
                assertThrows(MeasureException.class, () -> Requirement.ENGINE.demand(host("PATH", folder.toString())));

        assertTrue(
                failure.getMessage()
                        .startsWith("This build needs a container engine, and the command docker is missing; install "
                                + "Docker, or podman-docker. Without it, "),
                failure::getMessage);
    }

    @Test
    void an_engine_that_is_down_is_told_with_what_needs_none() throws Exception {
        var outcome = folder.resolve("outcome.properties");
        var options = List.of("-D" + OUTCOME + "=" + outcome);
        var child = new ProcessBuilder(ChildJvm.command(
                options, Requirement.class.getName(), "docker", "named: []", "engine", FOUND, "in: []"));
        child.environment().put("DOCKER_HOST", "unix://" + folder.resolve("no.sock"));
        child.environment().put("PATH", folder.toString());
        var docker = Files.writeString(folder.resolve("docker"), "#!/bin/sh\nexit 1\n");
        assertTrue(docker.toFile().setExecutable(true));

        child.redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();

        assertEquals(
                "This build needs a container engine, and none answers; start Docker. Without it, -Pjib "
                        + "-Djib.goal=buildTar makes an image in a file, which cannot be measured.",
                RunOutcome.read(outcome).error().orElse("none"));
    }

    @Test
    void native_image_is_looked_for_in_both_homes() throws IOException {
        createGraalVm("25.0.1");

        assertTrue(Requirement.NATIVE_IMAGE.isMet(host("GRAALVM_HOME", folder.toString())));
        assertTrue(Requirement.NATIVE_IMAGE.isMet(host("JAVA_HOME", folder.toString())));
        assertFalse(Requirement.NATIVE_IMAGE.isMet(host("OTHER_HOME", folder.toString())));
        assertFalse(Requirement.NATIVE_IMAGE.isMet(
                new Host("native", "Mac OS X", 25, Map.of("GRAALVM_HOME", folder.toString()))));
    }

    @ParameterizedTest
    @CsvSource({"21.0.9, false", "25, true", "26-ea, true"})
    void native_image_must_be_that_of_graalvm_25_or_newer(String version, boolean met) throws IOException {
        createGraalVm(version);

        assertEquals(met, Requirement.NATIVE_IMAGE.isMet(host("GRAALVM_HOME", folder.toString())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[jib, native]", "[jib,native]", "[jib, aot-optimized, native, jib]"})
    void two_kinds_of_build_do_not_combine(String profiles) {
        var failure = assertThrows(MeasureException.class, () -> name(profiles));

        assertEquals(
                "The profiles jib and native do not combine, because each is a kind of build: name one of them.",
                failure.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[docker, aot-cache]", "[jar, jar]", "[dev, aot-optimized]"})
    void one_kind_of_build_combines_with_any_option(String profiles) {
        assertDoesNotThrow(() -> name(profiles));
    }

    @ParameterizedTest
    @CsvSource({"ntaive, native", "docker-nativ, docker-native", "de, dev", "x, dev"})
    void a_profile_that_does_not_exist_is_refused_with_the_nearest(String profile, String nearest) {
        var failure = assertThrows(MeasureException.class, () -> name("[jar, " + profile + "]"));

        assertEquals(
                "There is no profile named \"" + profile + "\": did you mean " + nearest + "?", failure.getMessage());
    }

    @Test
    void the_pom_of_a_module_or_the_settings_may_name_the_profile() throws IOException {
        var module = Files.createDirectory(folder.resolve("a module, and its tests"));
        var pom = Files.writeString(module.resolve("pom.xml"), """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <profiles>
                <profile>
                  <!-- <id>old</id> -->
                  <id>ours</id>
                </profile>
              </profiles>
            </project>
            """);
        var settings = Files.writeString(folder.resolve("settings.xml"), """
            <settings xmlns="http://maven.apache.org/SETTINGS/1.0.0">
              <activeProfiles><activeProfile>everywhere</activeProfile></activeProfiles>
            </settings>
            """);
        var files = "in: [MavenProject: com.acme:a:1 @ /no/pom.xml, MavenProject: com.acme:b:1 @ " + pom + "] @ "
                + folder.resolve("missing.xml") + " @ " + settings;

        assertDoesNotThrow(() -> name("[ours, everywhere]", files));
        assertThrows(MeasureException.class, () -> name("[old]", files));
    }

    @Test
    void a_jdk_that_the_environment_names_is_found() throws IOException {
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        assertTrue(Files.createFile(Files.createDirectory(folder.resolve("bin")).resolve("javac"))
                .toFile()
                .setExecutable(true));

        assertTrue(Requirement.JDK_25.isMet(host("JAVA_HOME_25_X64", folder.toString())));
    }

    private static Host host(String variable, String value) {
        return new Host("native", "Linux", 17, Map.of(variable, value));
    }

    private void createGraalVm(String version) throws IOException {
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        Files.createFile(Files.createDirectory(folder.resolve("bin")).resolve("native-image"));
    }

    private static void check(String kind, String requirements) {
        Requirement.main(new String[] {kind, "named: []", requirements, FOUND, "in: []"});
    }

    private static void name(String profiles) {
        name(profiles, "in: []");
    }

    private static void name(String profiles, String files) {
        Requirement.main(new String[] {"native", "named: " + profiles, "", FOUND, files});
    }
}
