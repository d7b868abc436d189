package dev.a2b.measure.target;

import dev.a2b.measure.MeasureException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a service answers that someone else started, given by hand as {@code sut.url}.
 *
 * @param uri scheme, host and port
 * @param isLocal whether it is on this machine
 */
public record Address(URI uri, boolean isLocal) {

    /**
     * An address by its text.
     *
     * @param mayBeRemote whether load may go to another machine
     * @throws MeasureException when it is no address, or one of another machine that load may not go to
     */
    public static Address of(String text, boolean mayBeRemote) {
        var uri = parse(text);
        var address = new Address(uri, isLocal(uri.getHost()));
        if (!address.isLocal && !mayBeRemote) {
            throw new MeasureException("The service at " + uri + " is not on this machine: if that host is yours "
                + "to load, say so with -Dsut.remote=true.");
        }
        return address;
    }

    private static URI parse(String text) {
        try {
            var uri = URI.create(text.replaceAll("/+$", ""));
            var scheme = Optional.ofNullable(uri.getScheme()).orElse("");
            if (scheme.matches("https?") && uri.getHost() != null && uri.getPath().isEmpty()
                && uri.getQuery() == null && uri.getUserInfo() == null) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            // Told below.
        }
        throw new MeasureException("-Dsut.url=" + text + " is not the address of a service: give scheme, host and port "
            + "alone, as in -Dsut.url=http://127.0.0.1:8080.");
    }

    /** All that the name stands for must be on this machine. */
    private static boolean isLocal(String host) {
        try {
            return Stream.of(InetAddress.getAllByName(host)).allMatch(Address::isOurs);
        } catch (UnknownHostException e) {
            throw new MeasureException("The host of -Dsut.url is not known: " + host + ".", e);
        }
    }

    private static boolean isOurs(InetAddress address) {
        try {
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return false;
        }
    }
}
