package dev.a2b.testkit;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import reactor.blockhound.BlockHound;
import reactor.blockhound.BlockingMethod;

/**
 * Fails the test in which an event loop waits: all requests of this loop wait with it, liveness as well. JUnit finds it
 * as a service where the JVM's arguments allow it, as those of the build do; elsewhere it does nothing.
 */
public final class EventLoopWatch implements AfterEachCallback, AfterAllCallback {

    /** Without it, no method can be watched. https://github.com/reactor/BlockHound/blob/master/docs/quick_start.md */
    private static final String NEEDED = "-XX:+AllowRedefinitionToAddDeleteMethods";

    private static final String ADDRESSES = "[Ljava/net/InetAddress;";

    /** In these, a thread waits until another one has done something. Queues and barriers do so by a condition. */
    private static final Set<String> FOR_OTHERS = Set.of(
            "java.util.concurrent.CompletableFuture$Signaller",
            "java.util.concurrent.CountDownLatch",
            "java.util.concurrent.FutureTask",
            "java.util.concurrent.Semaphore",
            "java.util.concurrent.SynchronousQueue",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject");

    private static final Queue<Wait> WAITS = new ConcurrentLinkedQueue<>();

    static {
        if (ManagementFactory.getRuntimeMXBean().getInputArguments().contains(NEEDED)) {
            install();
        }
    }

    @Override
    public void afterEach(ExtensionContext test) {
        check();
    }

    @Override
    public void afterAll(ExtensionContext tests) {
        check();
    }

    /** Fails with all waits since the last check. */
    static void check() {
        var failures = new ArrayList<AssertionError>();
        for (var wait = WAITS.poll(); wait != null; wait = WAITS.poll()) {
            failures.add(wait.failure());
        }
        if (!failures.isEmpty()) {
            failures.stream().skip(1).forEach(failures.get(0)::addSuppressed);
            throw failures.get(0);
        }
    }

    private static void install() {
        BlockHound.builder()
                .loadIntegrations()
                // They ask the system for an address: the first one up to Java 17, the other ones since.
                .markAsBlocking("java.net.Inet6AddressImpl", "lookupAllHostAddr", "(Ljava/lang/String;)" + ADDRESSES)
                .markAsBlocking("java.net.Inet6AddressImpl", "lookupAllHostAddr", "(Ljava/lang/String;I)" + ADDRESSES)
                .markAsBlocking("java.net.Inet4AddressImpl", "lookupAllHostAddr", "(Ljava/lang/String;)" + ADDRESSES)
                .markAsBlocking("java.net.Inet6AddressImpl", "getHostByAddr", "([B)Ljava/lang/String;")
                .markAsBlocking("java.net.Inet4AddressImpl", "getHostByAddr", "([B)Ljava/lang/String;")
                // Reads a file of the kernel, which never waits once the machine has started.
                .allowBlockingCallsInside("java.security.SecureRandom", "nextBytes")
                // Reads a jar of the class path, as it does to load a class.
                .allowBlockingCallsInside("java.util.zip.ZipFile$Source", "readAt")
                .allowBlockingCallsInside("java.util.zip.ZipFile$Source", "readFullyAt")
                // Read the migrations once, while the service starts: files where the class path is a folder.
                .allowBlockingCallsInside("dev.a2b.database.Migrations", "all")
                .allowBlockingCallsInside("name.nkonev.r2dbc.migrate.core.FileReader", "read")
                // Reads a certificate, a small file, when a connection is opened.
                .allowBlockingCallsInside("io.netty.handler.ssl.PemReader", "readContent")
                .blockingMethodCallback(method -> {
                    var wait = new Wait(method, new Throwable());
                    if (!wait.isForLock()) {
                        WAITS.add(wait);
                    }
                })
                .install();
    }

    /** A method that waits, and the way to it. */
    private record Wait(BlockingMethod method, Throwable origin) {

        /** The first lines of every such stack. */
        private static final Predicate<StackTraceElement> OF_JAVA = line -> line.getModuleName() != null
                || line.getClassName().startsWith("reactor.blockhound.")
                || line.getClassName().startsWith(EventLoopWatch.class.getName());

        /** Locks are held for moments: whether one waits for them depends on the machine. */
        boolean isForLock() {
            return method.getName().equals("park")
                    && Arrays.stream(origin.getStackTrace())
                            .map(StackTraceElement::getClassName)
                            .dropWhile(type -> !type.equals(LockSupport.class.getName()))
                            .takeWhile(type -> type.startsWith("java.util.concurrent."))
                            .noneMatch(FOR_OTHERS::contains);
        }

        AssertionError failure() {
            var lines = Arrays.stream(origin.getStackTrace()).dropWhile(OF_JAVA).toList();
            var failure = new AssertionError(
                    "An event loop waits in %s, called at %s: give it a reactive type, or run the endpoint on other threads by @ExecuteOn(TaskExecutors.BLOCKING)."
                            .formatted(method, first(lines)));
            failure.setStackTrace(origin.getStackTrace());
            return failure;
        }

        private static String first(List<StackTraceElement> lines) {
            return lines.isEmpty() ? "an unknown place" : lines.get(0).toString();
        }
    }
}
