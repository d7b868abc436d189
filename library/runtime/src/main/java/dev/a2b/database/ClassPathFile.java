package dev.a2b.database;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;

record ClassPathFile(String path) implements MigrateResource {

    @Override
    public boolean isReadable() {
        return true; // a missing file must fail the migration, not be left out
    }

    @Override
    public InputStream getInputStream() throws IOException {
        var content = getClass().getResourceAsStream("/" + path);
        if (content == null) {
            throw new FileNotFoundException("The file " + path + " is not on the class path.");
        }
        return content;
    }

    @Override
    public String getFilename() {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
