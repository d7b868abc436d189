package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.service.Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class AddressTest {

    /** Of a network that is kept for documentation, RFC 5737: nobody's. */
    private static final String ELSEWHERE = "http://192.0.2.1:8080";

    private final Properties given = new Properties();

    @Test
    void none_is_given() {
        assertEquals(Optional.empty(), address());
    }

    @Test
    void load_may_go_to_each_address_of_this_machine() throws SocketException {
        var own = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof java.net.Inet4Address)
                .toList();

        assertFalse(own.isEmpty());
        for (var address : own) {
            given.setProperty("sut.url", "http://" + address.getHostAddress() + ":8080");
            assertTrue(address().orElseThrow().isLocal(), address::toString);
        }
        given.setProperty("sut.url", "http://localhost:8080/");
        assertEquals("http://localhost:8080", address().orElseThrow().uri().toString());
    }

    @Test
    void load_goes_to_another_machine_only_with_permission() {
        given.setProperty("sut.url", ELSEWHERE);

        assertEquals(
                "The service at " + ELSEWHERE + " is not on this machine: if you may load that host, add "
                        + "-Dsut.remote=true.",
                message());
        given.setProperty("sut.remote", "true");
        assertFalse(address().orElseThrow().isLocal());
    }

    @Test
    void what_is_no_address_is_told() {
        for (var text : new String[] {"localhost:8080", "ftp://localhost", "http://localhost/api", "http://", "h t"}) {
            given.setProperty("sut.url", text);
            assertTrue(message().startsWith("-Dsut.url=" + text + " is not the address of a service"), message());
        }
    }

    private String message() {
        return assertThrows(MeasureException.class, this::address).getMessage();
    }

    private Optional<Address> address() {
        return GivenBuild.address(new Settings(given, new Properties()));
    }
}
