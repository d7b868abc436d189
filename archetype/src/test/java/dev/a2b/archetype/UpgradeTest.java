package dev.a2b.archetype;

import static dev.a2b.archetype.YourDomainTest.generate;
import static dev.a2b.archetype.YourDomainTest.type;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * A team with a project of an earlier version takes this one by the commands of docs/upgrading.md. The project is what
 * {@link YourDomainTest} made when that version was released, as docs/publishing.md says.
 */
@Order(1) // as in ArchetypeTest
class UpgradeTest {

    private static final Path EARLIER =
            Path.of("src/test/resources/fleet.bundle").toAbsolutePath();
    private static final String SETTINGS = "service/src/main/resources/application.yml";
    private static final String SETTING = "a2b.overload.requests: 400";

    @Test
    void a_project_of_an_earlier_version_keeps_its_setting_and_its_resource() throws Exception {
        var folder = Files.createDirectories(Generator.shared().root().resolveSibling("upgrade"));
        var project = folder.resolve("fleet");
        type(folder, "git clone -q '" + EARLIER + "' fleet");
        Files.writeString(project.resolve(SETTINGS), SETTING + "\n", UTF_8, APPEND);
        type(project, "git commit -qam 'Answer fewer requests at once'");
        var generated = generate(folder.resolve("new"));

        type(project, commands(generated));

        assertTrue(Files.readString(project.resolve(SETTINGS), UTF_8).contains(SETTING));
        assertTrue(Files.exists(
                project.resolve("service/target/jar/surefire-reports/TEST-com.acme.fleet.vehicles.VehicleTest.xml")));
        assertEquals(
                Files.readString(generated.resolve("profiles/pom.xml"), UTF_8),
                Files.readString(project.resolve("profiles/pom.xml"), UTF_8));
    }

    private static String commands(Path generated) throws Exception {
        return Guide.read(Tree.ROOT.resolve("docs/upgrading.md"))
                .commands("The whole project")
                .replaceAll("(?m)^\\./mvnw -N .*\\R", "")
                .replace("/tmp/new/order-desk/.", "'" + generated + "/.'")
                // YourDomainTest tests the artifact.
                .replace("./mvnw verify", "./mvnw -B '" + Maven.REPOSITORY + "' test");
    }
}
