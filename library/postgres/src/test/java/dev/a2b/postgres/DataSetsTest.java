package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataSetsTest {

    @TempDir
    Path folder;

    @Test
    void the_only_data_set_is_the_project_s() {
        assertInstanceOf(LibraryDataSet.class, DataSet.ofProject());
    }

    @Test
    void a_class_path_without_data_set_is_told_with_the_file_to_write() throws IOException {
        var message = failure("");

        assertEquals(
                "The class path contains no data set; name a class that implements dev.a2b.postgres.DataSet"
                        + " in META-INF/services/dev.a2b.postgres.DataSet.",
                message);
    }

    @Test
    void several_data_sets_are_told_by_name() throws IOException {
        var message = failure(Second.class.getName() + "\n" + LibraryDataSet.class.getName());

        assertEquals(
                "The class path contains 2 data sets, dev.a2b.postgres.DataSetsTest$Second,"
                        + " dev.a2b.postgres.LibraryDataSet; keep one of them in META-INF/services/dev.a2b.postgres.DataSet.",
                message);
    }

    @Test
    void a_name_that_cannot_name_an_image_is_refused() throws IOException {
        var message = failure(Second.class.getName());

        assertEquals(
                "\"second set\" is not a valid name for a data set; use letters and digits, separated by single"
                        + " dashes, dots or underscores.",
                message);
    }

    /** The message about a class path that registers these classes. */
    private String failure(String classes) throws IOException {
        var services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(DataSet.class.getName()), classes);
        try (var loader = new Isolated(folder.toUri().toURL())) {
            var registered = ServiceLoader.load(DataSet.class, loader);
            return assertThrows(DatabaseException.class, () -> DataSets.single(registered))
                    .getMessage();
        }
    }

    /** Another data set, with a name that is not valid. */
    public static final class Second implements DataSet {

        @Override
        public String name() {
            return "second set";
        }

        @Override
        public Map<String, String> parameters(double scale) {
            return Map.of();
        }
    }

    /** Has the classes of this test, but only the resources of one folder. */
    private static final class Isolated extends URLClassLoader {

        Isolated(URL folder) {
            super(new URL[] {folder}, DataSetsTest.class.getClassLoader());
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return findResources(name);
        }
    }
}
