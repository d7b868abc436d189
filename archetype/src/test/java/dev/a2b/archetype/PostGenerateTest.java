package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import groovy.lang.Binding;
import groovy.lang.GroovyClassLoader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.codehaus.groovy.runtime.InvokerHelper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What archetype-post-generate.groovy refuses, and the names that it gives to the resource of a blank project. */
class PostGenerateTest {

    private static final Date STARTED = new Date(10_000_000);

    private static Class<?> script;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() throws Exception {
        script = new GroovyClassLoader().parseClass(new File("target/classes/META-INF/archetype-post-generate.groovy"));
    }

    @ParameterizedTest
    @CsvSource({
        "groupId,     com acme,            groupId 'com acme' is not a valid Maven groupId",
        "artifactId,  orders-of-a-company-with-a-very-long-name-x, artifactId 'orders-of-a",
        "version,     1.0 beta,            version '1.0 beta' is not a valid Maven version",
        "package,     com.acme.order-desk, package 'com.acme.order-desk' is not a valid Java package name",
        "package,     com.acme.new,        package 'com.acme.new' is not a valid Java package name",
        "package,     com.Acme.orders,     package 'com.Acme.orders' has a segment that begins like a class",
        "javaVersion, 11,                  javaVersion '11' is not supported",
        "javaVersion, 1.8,                 javaVersion '1.8' is not supported",
        "library,     jar,                 library 'jar' is not known",
        "sample,      none,                sample 'none' is not known",
        "artifactId,  3d-print, artifactId '3d-print' cannot name an image: begin with a lower-case letter",
        "artifactId,  pg-orders, artifactId 'pg-orders' would be a role of the database that PostgreSQL reserves",
        "artifactId,  postgres, artifactId 'postgres' would be a role of the database that PostgreSQL reserves",
        "package,     com.acme.int, package 'com.acme.int' is not a valid Java package name: 'int' cannot be a segment of it",
        "package,     com..acme, package 'com..acme' is not a valid Java package name: '' cannot be a segment of it",
        "samples,     blank,               there is no property 'samples': did you mean -Dsample",
        "javaVerison, 21,                  there is no property 'javaVerison': did you mean -DjavaVersion",
    })
    void what_would_not_work_is_refused_and_nothing_is_left(String property, String value, String sentence)
            throws Exception {

        var artifactId = property.equals("artifactId") ? value : "refused";
        Files.createDirectories(folder.resolve(artifactId).resolve("service"));

        var refused = assertThrows(Exception.class, () -> run(artifactId, Map.of(property, value)));

        assertTrue(refused.getMessage().startsWith("No project was created: " + sentence), refused.getMessage());
        assertFalse(Files.exists(folder.resolve(artifactId)));
    }

    @Test
    void a_pom_in_the_folder_above_does_not_keep_the_module_that_maven_added() throws Exception {
        var above = folder.resolve("pom.xml");
        Files.writeString(
                above, "<project>\n  <modules>\n    <module>orders</module>\n  </modules>\n</project>", UTF_8);

        run("orders", Map.of());

        assertEquals("<project>\n</project>", Files.readString(above, UTF_8));
    }

    @Test
    void a_pom_in_the_folder_above_keeps_its_other_modules() throws Exception {
        var above = folder.resolve("pom.xml");
        Files.writeString(above, "<modules>\n  <module>a</module>\n  <module>orders</module>\n</modules>", UTF_8);

        run("orders", Map.of());

        assertEquals("<modules>\n  <module>a</module>\n</modules>", Files.readString(above, UTF_8));
    }

    /** As it was before the generator ran. */
    @Test
    void a_pom_in_the_folder_above_that_named_the_module_before_is_left_alone() throws Exception {
        var above = folder.resolve("pom.xml");
        Files.writeString(above, "<modules><module>orders</module></modules>", UTF_8);
        Files.setLastModifiedTime(above, FileTime.fromMillis(STARTED.getTime() - 1000));

        run("orders", Map.of());

        assertEquals("<modules><module>orders</module></modules>", Files.readString(above, UTF_8));
    }

    @ParameterizedTest
    @CsvSource({
        "galaxy, Galaxy, galaxies",
        "user, UserItem, users",
        "extend, ExtendItem, extend_items",
        "string, StringItem, strings",
        "service, ServiceItem, services",
        "reference, ReferenceItem, reference_items",
        "migration, MigrationItem, migration_items"
    })
    void a_resource_has_names_that_are_not_taken(String artifactId, String type, String table) throws Exception {
        var project = folder.resolve(artifactId);
        Tree.of(Path.of("src/main/blank"), "blank/").write(project);
        Files.createDirectories(project.resolve("gatling"));
        Files.writeString(project.resolve("gatling/Dockerfile"), "", UTF_8);
        Files.writeString(project.resolve("README.md"), "", UTF_8);

        run(artifactId, Map.of("sample", "blank", "package", "com.example.a2b"));

        assertTrue(Files.exists(project.resolve("database/src/main/resources/db/dataset/1_" + table + ".sql")));
        assertTrue(Files.exists(
                project.resolve("gatling/src/test/java/com/example/a2b/load/" + type + "Simulation.java")));
    }

    /** As the generator calls it after the last file. */
    private void run(String artifactId, Map<String, String> given) throws Exception {
        var values = new HashMap<>(Map.of(
                "groupId", "com.acme",
                "version", "1.0.0-SNAPSHOT",
                "package", "com.acme.refused",
                "javaVersion", "17",
                "library", "source",
                "sample", "a2b"));
        values.putAll(given);
        values.put("artifactId", artifactId);
        var properties = new Properties();
        properties.putAll(values);
        var request = new HashMap<String, Object>(values);
        request.put("outputDirectory", folder.toString());
        request.put("properties", properties);
        var typed = new Properties();
        typed.putAll(given);
        request.put("mavenSession", Map.of("startTime", STARTED, "userProperties", typed));
        InvokerHelper.createScript(script, new Binding(Map.of("request", request)))
                .run();
    }
}
