package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Group;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.Run;
import dev.a2b.measure.load.GatlingLog.User;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Writes a log as JSON, one object a line for each record. It needs no library, because one jar must be enough. */
final class JsonLog implements LogVisitor {

    private final Consumer<String> lines;
    private long start;

    JsonLog(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void run(Run run) {
        start = run.start();
        lines.accept("{\"type\":\"run\",\"gatling\":" + text(run.version())
                + ",\"simulation\":" + text(run.simulation())
                + ",\"description\":" + text(run.description())
                + ",\"start\":" + start + "}");
    }

    @Override
    public void request(List<String> groups, Request request) {
        lines.accept("{\"type\":\"request\",\"groups\":" + texts(groups)
                + ",\"name\":" + text(request.name())
                + period(request.start(), request.end())
                + status(request.ok())
                + ",\"message\":" + text(request.message()) + "}");
    }

    @Override
    public void user(String scenario, User user) {
        lines.accept("{\"type\":\"user\",\"scenario\":" + text(scenario)
                + ",\"event\":\"" + (user.arrives() ? "START" : "END")
                + "\",\"time\":" + (start + user.time()) + "}");
    }

    @Override
    public void group(Group group) {
        lines.accept("{\"type\":\"group\",\"groups\":" + texts(group.groups())
                + period(group.start(), group.end())
                + ",\"cumulatedResponseTime\":" + group.cumulated()
                + status(group.ok()) + "}");
    }

    @Override
    public void error(String message, int time) {
        lines.accept("{\"type\":\"error\",\"message\":" + text(message) + ",\"time\":" + (start + time) + "}");
    }

    private String period(int from, int to) {
        return ",\"start\":" + (start + from) + ",\"end\":" + (start + to) + ",\"duration\":" + Math.max(0, to - from);
    }

    private static String status(boolean ok) {
        return ",\"status\":\"" + (ok ? "OK" : "KO") + '"';
    }

    private static String texts(List<String> values) {
        return values.stream().map(JsonLog::text).collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(String value) {
        var text = new StringBuilder("\"");
        for (var character : value.toCharArray()) {
            if (character == '"' || character == '\\') {
                text.append('\\').append(character);
            } else if (character < ' ') {
                text.append(String.format("\\u%04x", (int) character));
            } else {
                text.append(character);
            }
        }
        return text.append('"').toString();
    }
}
