package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A TCP port of this machine, where the service listens. */
public final class Port {

    private Port() {
    }

    /** Finds a port that nothing uses at this moment. */
    public static int free() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Makes sure that nothing listens on a port, on any address of this machine.
     *
     * @throws MeasureException when something does
     */
    public static void demandFree(int port) {
        if (answers(port) || !binds(port)) {
            throw new MeasureException("Port " + port + " is in use: stop the program that uses it, choose "
                + "another port with -Dport=..., or omit -Dport to get a free one.");
        }
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
