package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;

/**
 * The responses, the CPU time and the resident memory of a few seconds, as a line of a file with results. The line that
 * ends at 0 s is the start. Older files have no memory, which is 0 then.
 */
record Row(int round, String build, int until, double seconds, Responses responses, Usage usage) {

    private static final String COLUMNS =
            "round,%s,until_s,seconds,successful,failed,p50_ms,p95_ms,service_cpu_ms,database_cpu_ms,memory_bytes";

    /** The first line of a file. Its second column says what the builds answered, if it was not the nine reads. */
    static String columns(Requests.Kind kind) {
        return Format.of(COLUMNS, kind == Requests.Kind.READS ? "build" : "build (" + kind + ")");
    }

    /** Numbers of responses, and the times that they took in milliseconds. */
    record Responses(int successful, int failed, double p50, double p95) {}

    /** CPU times in milliseconds, and the memory of the service. */
    record Usage(long serviceCpu, long databaseCpu, long memoryBytes) {

        static final Usage UNKNOWN = new Usage(0, 0, 0);
    }

    /** How long a build took to its first response, and the CPU time of the process. */
    static Row ofStart(int round, String build, long nanos, long cpuMillis) {
        return new Row(round, build, 0, nanos / 1e9, new Responses(0, 0, 0, 0), new Usage(cpuMillis, 0, 0));
    }

    /** Only the number of requests is known, which are not HTTP requests but what the service would make of them. */
    static Row ofYardstick(int round, String build, int until, double requestsPerSecond) {
        var requests = (int) Math.round(requestsPerSecond * Benchmark.WINDOW_SECONDS);
        return new Row(round, build, until, Benchmark.WINDOW_SECONDS, new Responses(requests, 0, 0, 0), Usage.UNKNOWN);
    }

    boolean isYardstick() {
        return usage.serviceCpu == 0;
    }

    static Row of(String line) {
        var columns = line.split(",");
        return new Row(
                Integer.parseInt(columns[0]),
                columns[1],
                Integer.parseInt(columns[2]),
                Double.parseDouble(columns[3]),
                new Responses(
                        Integer.parseInt(columns[4]),
                        Integer.parseInt(columns[5]),
                        Double.parseDouble(columns[6]),
                        Double.parseDouble(columns[7])),
                new Usage(
                        Long.parseLong(columns[8]),
                        Long.parseLong(columns[9]),
                        columns.length > 10 ? Long.parseLong(columns[10]) : 0));
    }

    String line() {
        return Format.of(
                "%d,%s,%d,%.2f,%d,%d,%.2f,%.2f,%d,%d,%d",
                round,
                build,
                until,
                seconds,
                responses.successful,
                responses.failed,
                responses.p50,
                responses.p95,
                usage.serviceCpu,
                usage.databaseCpu,
                usage.memoryBytes);
    }
}
