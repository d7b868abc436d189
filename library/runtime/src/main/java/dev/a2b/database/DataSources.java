package dev.a2b.database;

import io.micronaut.context.event.BeanCreatedEvent;

/** A service may have several data sources. The library looks after the one that is called {@code default}. */
final class DataSources {

    private static final String DEFAULT = "default";

    private DataSources() {}

    static boolean isDefault(BeanCreatedEvent<?> created) {
        return created.getBeanIdentifier().getName().equals(DEFAULT);
    }
}
