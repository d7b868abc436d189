package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The address of a service that was started elsewhere, given as {@code sut.url}.
 *
 * @param uri scheme, host and optional port
 * @param isLocal whether every address of the host belongs to this machine
 */
public record Address(URI uri, boolean isLocal) {

    /**
     * Parses an address.
     *
     * @param text scheme, host and optional port, as in {@code http://127.0.0.1:8080}
     * @param mayBeRemote whether the load may go to another machine
     * @throws MeasureException if the text is not such an address, the host is unknown, or the host is another machine
     *     and {@code mayBeRemote} is false
     */
    public static Address of(String text, boolean mayBeRemote) {
        var uri = parse(text);
        var address = new Address(uri, isLocal(uri.getHost()));
        if (!address.isLocal && !mayBeRemote) {
            throw new MeasureException("The service at " + uri + " is not on this machine: if you may load that "
                    + "host, add -Dsut.remote=true.");
        }
        return address;
    }

    private static URI parse(String text) {
        try {
            var uri = URI.create(text.replaceAll("/+$", ""));
            var scheme = Optional.ofNullable(uri.getScheme()).orElse("");
            if (scheme.matches("https?")
                    && uri.getHost() != null
                    && uri.getPath().isEmpty()
                    && uri.getQuery() == null
                    && uri.getUserInfo() == null) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            // Reported below.
        }
        throw new MeasureException("-Dsut.url=" + text + " is not the address of a service: give only scheme, "
                + "host and port, as in -Dsut.url=http://127.0.0.1:8080.");
    }

    /** A host name can have several addresses. All of them must belong to this machine. */
    private static boolean isLocal(String host) {
        try {
            return Stream.of(InetAddress.getAllByName(host)).allMatch(Address::isOurs);
        } catch (UnknownHostException e) {
            throw new MeasureException(
                    "The host of -Dsut.url is unknown: " + host + ". Check its spelling, or give an IP address.");
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
