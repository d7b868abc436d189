package dev.a2b.postgres;

import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.stream.Collectors;

/** Finds the data set of the project. */
final class DataSets {

    // The name becomes part of an image's name, which allows no other characters.
    private static final String NAME = "[A-Za-z0-9]+([-._][A-Za-z0-9]+)*";
    private static final String SERVICE = "META-INF/services/" + DataSet.class.getName();

    private DataSets() {}

    /** @throws DatabaseException unless exactly one data set is registered, with a valid name */
    static DataSet single(ServiceLoader<DataSet> registered) {
        var found = registered.stream().toList();
        if (found.isEmpty()) {
            throw new DatabaseException("The class path contains no data set; name a class that implements "
                    + DataSet.class.getName() + " in " + SERVICE + ".");
        }
        if (found.size() > 1) {
            throw new DatabaseException("The class path contains " + found.size() + " data sets, "
                    + found.stream()
                            .map(Provider::type)
                            .map(Class::getName)
                            .sorted()
                            .collect(Collectors.joining(", "))
                    + "; keep one of them in " + SERVICE + ".");
        }
        return checked(found.get(0).get());
    }

    private static DataSet checked(DataSet dataSet) {
        if (!dataSet.name().matches(NAME)) {
            throw new DatabaseException("\"" + dataSet.name() + "\" is not a valid name for a data set; use letters and"
                    + " digits, separated by single dashes, dots or underscores.");
        }
        return dataSet;
    }
}
