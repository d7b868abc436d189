package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.Run;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Writes a log as CSV (<a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>), one row for each request. */
final class CsvLog implements LogVisitor {

    private static final Pattern PLAIN = Pattern.compile("[^\",\r\n]*");

    private final Consumer<String> lines;
    private long start;

    CsvLog(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void run(Run run) {
        start = run.start();
        lines.accept("groups,name,start,end,duration,status,message");
    }

    @Override
    public void request(List<String> groups, Request request) {
        lines.accept(String.join(
                ",",
                quoted(String.join(" / ", groups)),
                quoted(request.name()),
                Long.toString(start + request.start()),
                Long.toString(start + request.end()),
                Integer.toString(request.millis()),
                request.ok() ? "OK" : "KO",
                quoted(request.message())));
    }

    private static String quoted(String value) {
        return PLAIN.matcher(value).matches() ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
