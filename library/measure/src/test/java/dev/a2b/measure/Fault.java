package dev.a2b.measure;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.sampling.GroupMeter;
import dev.a2b.measure.service.ControlGroup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** What can go wrong during a load. It really happens, by the JVM of the load generator. */
public enum Fault {

    /** Nothing goes wrong. */
    NONE {
        @Override
        void strike(TinyWorkload workload) {
            // There is nothing to do.
        }
    },

    /** Someone kills the service. */
    SERVICE_KILLED {
        @Override
        void strike(TinyWorkload workload) {
            var service = service();
            service.destroyForcibly();
            service.onExit().join();
        }
    },

    /** The service responds with 500 from now on. */
    SERVICE_FAILING {
        @Override
        void strike(TinyWorkload workload) {
            new HttpCheck(workload.service()).send("GET", "/fail", "", 200);
        }
    },

    /** Another build replaces the artifact. */
    ARTIFACT_REPLACED {
        @Override
        void strike(TinyWorkload workload) throws IOException {
            Files.writeString(Path.of(System.getProperty("sut.artifact")), "other code");
        }
    },

    /** A tour has more bookings than seats. */
    TOUR_OVERSOLD {
        @Override
        void strike(TinyWorkload workload) throws Exception {
            try (var connection = workload.database().connect();
                    var statement = connection.createStatement()) {
                statement.execute("insert into bookings (tour_id) select id from tours, generate_series(0, seats) "
                        + "where id = 7");
            }
        }
    },

    /** Someone else keeps all processors busy in the database. */
    DATABASE_BUSY {
        @Override
        void strike(TinyWorkload workload) {
            for (var processor = 0; processor < 2 * Runtime.getRuntime().availableProcessors(); processor++) {
                var session = new Thread(() -> work(workload));
                session.setDaemon(true);
                session.start();
            }
        }
    },

    /** Someone takes the service out of its control group. Only root may do this. */
    LIMITS_REMOVED {
        @Override
        void strike(TinyWorkload workload) {
            var other = group(0.5);
            join(other.cpu(), service());
            Runtime.getRuntime().addShutdownHook(new Thread(other::close));
        }
    },

    /** The machine stops the load generator for a while. */
    GENERATOR_STOPPED {
        @Override
        void strike(TinyWorkload workload) throws IOException {
            var pid = ProcessHandle.current().pid();
            new ProcessBuilder("sh", "-c", "kill -STOP " + pid + "; sleep 2; kill -CONT " + pid).start();
        }
    },

    /** The load generator gets almost no CPU time, until it had to wait often enough. Only root may do this. */
    GENERATOR_STARVED {
        @Override
        void strike(TinyWorkload workload) {
            var group = group(0.02);
            join(group.cpu(), ProcessHandle.current());
            new Thread(() -> {
                        awaitThrottling(group);
                        join(group.cpu().getParent(), ProcessHandle.current());
                        group.close();
                    })
                    .start();
        }
    },

    /** Another run on the same project is in its load. */
    OTHER_RUN {
        @Override
        void strike(TinyWorkload workload) throws Exception {
            var work = Path.of(System.getProperty("measure.work"));
            Files.createTempFile(work, "loading", "");
            while (work.toFile().list((folder, name) -> name.startsWith("loading")).length < 2) {
                Thread.sleep(20);
            }
        }
    };

    private static final int THROTTLED_PERIODS = 20;
    private static final long AMPLE_MEMORY = 1L << 40;

    /** Makes it happen. */
    abstract void strike(TinyWorkload workload) throws Exception;

    /** Until the database is stopped. */
    private static void work(TinyWorkload workload) {
        try (var connection = workload.database().connect();
                var statement = connection.createStatement()) {
            statement.execute("do $$ begin loop end loop; end $$");
        } catch (SQLException e) {
            // It has been stopped.
        }
    }

    private static ProcessHandle service() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().commandLine().orElse("").contains(TinyService.class.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static ControlGroup group(double cpus) {
        return ControlGroup.create(new Limits(cpus, AMPLE_MEMORY)).orElseThrow();
    }

    private static void join(Path group, ProcessHandle process) {
        try {
            Files.writeString(group.resolve("cgroup.procs"), Long.toString(process.pid()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void awaitThrottling(ControlGroup group) {
        var meter = new GroupMeter(group.cpu(), group.cpuAccounting(), group.memory());
        try {
            while (meter.throttling().periods() < THROTTLED_PERIODS) {
                Thread.sleep(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
