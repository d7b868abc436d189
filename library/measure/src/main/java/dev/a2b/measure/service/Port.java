package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** TCP ports of this machine. */
public final class Port {

    /**
     * Below the ports that Linux gives to outgoing connections, from 32768 on
     * (<a href="https://man7.org/linux/man-pages/man7/ip.7.html">ip_local_port_range</a>). If nobody listens at one of
     * those yet, a connection to it can start at that same port, and so reach itself.
     */
    static final int HIGHEST = 29_999;

    private static final int LOWEST = 10_000;
    /** Below this one, only root may listen on most systems. */
    private static final int FIRST_FOR_ALL = 1024;

    private static final int LAST = 65_535;
    private static final int COUNT = HIGHEST - LOWEST + 1;

    /** Begins anywhere, because JVMs that run at once must not choose the same ports. */
    private static final AtomicInteger NEXT =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(COUNT));

    private Port() {}

    /**
     * Finds a port that is not in use at this moment. The next call finds another one, because a service chooses two
     * ports before it uses one of them.
     *
     * @throws MeasureException if there is none
     */
    public static int free() {
        return IntStream.generate(Port::next)
                .limit(COUNT)
                .filter(Port::binds)
                .findFirst()
                .orElseThrow(
                        () -> new MeasureException("No port between " + LOWEST + " and " + HIGHEST + " is free: stop "
                                + "programs that listen at them, or give another port, as in -Dport=8085."));
    }

    /**
     * Checks that a program can listen at a port, at each address of this machine.
     *
     * @throws MeasureException if there is no such port, or another program listens at it
     */
    public static void demandFree(int port) {
        if (port < 1 || port > LAST) {
            throw new MeasureException("There is no port " + port + ": choose another one, as in -Dport=8085, or omit "
                    + "-Dport to get a free one.");
        }
        if (!isFree(port)) {
            var reason = port < FIRST_FOR_ALL ? " is in use or for root only" : " is in use";
            throw new MeasureException("Port " + port + reason + ": stop the program that uses it, choose another "
                    + "port, as in -Dport=8085, or omit -Dport to get a free one.");
        }
    }

    /** Whether no program listens at a port, at any address of this machine. */
    public static boolean isFree(int port) {
        return !answers(port) && binds(port);
    }

    private static int next() {
        return LOWEST + NEXT.getAndUpdate(offset -> (offset + 1) % COUNT);
    }

    private static boolean binds(int port) {
        try (var socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (BindException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean answers(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
