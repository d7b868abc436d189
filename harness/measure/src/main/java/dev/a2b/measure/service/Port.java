package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** TCP ports of this machine. */
public final class Port {

    private Port() {
    }

    /**
     * Finds a port that is not in use at this moment.
     *
     * @throws UncheckedIOException if there is none
     */
    public static int free() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Checks that no program listens at a port, at any address of this machine.
     *
     * @throws MeasureException if a program does
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
