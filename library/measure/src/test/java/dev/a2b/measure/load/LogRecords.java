package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Keeps all records of a log. */
public record LogRecords(List<Request> requests, List<User> users, List<String> errors) implements LogVisitor {

    LogRecords() {
        this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    /** The records of a complete log. */
    public static LogRecords of(Path log) {
        var records = new LogRecords();
        GatlingLog.read(log).read(records);
        return records;
    }

    @Override
    public void request(List<String> groups, Request request) {
        requests.add(request);
    }

    @Override
    public void user(User user) {
        users.add(user);
    }

    @Override
    public void error(String message, int time) {
        errors.add(message);
    }
}
