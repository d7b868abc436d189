package dev.a2b.postgres;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the SQL files of a data set, from a jar or from a folder of classes. */
final class Resources {

    private Resources() {}

    private static Path location(DataSet dataSet) {
        try {
            return Path.of(dataSet.getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The content of the SQL files in a folder, by file name and sorted by it.
     *
     * @throws DatabaseException if the folder is missing
     */
    static SortedMap<String, String> sql(DataSet dataSet, String folder) {
        var location = location(dataSet);
        try {
            if (Files.isDirectory(location)) {
                return read(location.resolve(folder));
            }
            try (var jar = FileSystems.newFileSystem(location)) {
                return read(jar.getPath(folder));
            }
        } catch (IOException e) {
            throw new DatabaseException(
                    "The folder " + folder + " with SQL files is missing in " + location + "; rebuild the module.");
        }
    }

    /**
     * The content of the SQL files in a folder of the file system, in the same order.
     *
     * @throws DatabaseException if the folder is missing
     */
    static SortedMap<String, String> sql(Path folder) {
        try {
            return read(folder);
        } catch (IOException e) {
            throw new DatabaseException("The folder " + folder + " with SQL files is missing.");
        }
    }

    private static SortedMap<String, String> read(Path folder) throws IOException {
        var files = new TreeMap<String, String>();
        try (var entries = Files.newDirectoryStream(folder, "*.sql")) {
            for (var file : entries) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }
}
