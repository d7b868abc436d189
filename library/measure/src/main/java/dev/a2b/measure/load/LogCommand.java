package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import java.io.BufferedWriter;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command {@code log}, which writes Gatling's log as text. It is the main class of the jar and uses the JDK only,
 * so one file is all that it takes.
 */
final class LogCommand {

    private static final String FORMAT = "--format";
    private static final String HELP = """
            Writes the binary simulation.log of Gatling %s as text.

              java -jar a2b-measure.jar log [--format csv|json] FILE

              --format csv    a row for each request (the default):
                              groups,name,start,end,duration,status,message
              --format json   an object a line for each record in the order of the log:
                              the run, requests, starts and ends of users, groups, errors

            Times are milliseconds since 1970, durations are milliseconds. The text is UTF-8.
            A log that Gatling still writes gives its whole records, and the exit code is 1.
            """.formatted(GatlingLog.VERSIONS);

    private LogCommand() {}

    /**
     * Runs the command.
     *
     * @param arguments {@code log}, the format, and the path of the log
     */
    public static void main(String[] arguments) {
        // Not System.out, which hides that nobody reads any more, and has the encoding of the system.
        System.exit(run(List.of(arguments), new FileOutputStream(FileDescriptor.out), System.err));
    }

    /** Runs the command, and returns its exit code. */
    static int run(List<String> arguments, OutputStream out, PrintStream err) {
        var help = arguments.contains("--help");
        if (!help && (arguments.isEmpty() || !arguments.get(0).equals("log"))) {
            err.print(HELP);
            return 1;
        }
        try (var writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8))) {
            if (help) {
                writer.write(HELP);
            } else {
                export(arguments.subList(1, arguments.size()), line -> write(line, writer));
            }
            return 0;
        } catch (MeasureException e) {
            err.println(e.getMessage());
        } catch (UncheckedIOException e) {
            complain(e.getCause(), err);
        } catch (IOException e) {
            complain(e, err);
        }
        return 1;
    }

    private static void export(List<String> arguments, Consumer<String> lines) {
        var rest = arguments.stream().flatMap(LogCommand::words).collect(Collectors.toCollection(ArrayList::new));
        var visitor = visitor(format(rest), lines);
        if (rest.size() != 1 || rest.get(0).startsWith("-")) {
            throw new MeasureException("One file is expected, not \"" + String.join(" ", rest)
                    + "\": the option --help shows how to give it.");
        }
        var file = new File(rest.get(0));
        if (!file.isFile()) {
            throw new MeasureException("There is no file " + file
                    + ": give the path of a simulation.log, which is in a folder of Gatling's results.");
        }
        GatlingLog.read(file.toPath(), visitor);
    }

    private static Stream<String> words(String argument) {
        return argument.startsWith(FORMAT + "=") ? Stream.of(argument.split("=", 2)) : Stream.of(argument);
    }

    /** Takes the format out of the arguments. */
    private static String format(List<String> arguments) {
        var at = arguments.indexOf(FORMAT);
        if (at < 0 || at == arguments.size() - 1) {
            return "csv";
        }
        arguments.remove(at);
        return arguments.remove(at);
    }

    private static LogVisitor visitor(String format, Consumer<String> lines) {
        return switch (format) {
            case "csv" -> new CsvLog(lines);
            case "json" -> new JsonLog(lines);
            default -> throw new MeasureException("The format is \"" + format + "\": give --format csv or json.");
        };
    }

    private static void write(String line, BufferedWriter writer) {
        try {
            writer.write(line);
            writer.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A reader such as {@code head} may close the pipe. Only the system's words tell this from a full disk. */
    private static void complain(IOException failure, PrintStream err) {
        var reason = String.valueOf(failure.getMessage());
        if (!reason.toLowerCase(Locale.ROOT).contains("pipe")) {
            err.println("The text cannot be written: " + reason + ".");
        }
    }
}
