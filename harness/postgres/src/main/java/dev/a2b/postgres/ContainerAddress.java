package dev.a2b.postgres;

import com.github.dockerjava.api.model.ContainerNetwork;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;

/**
 * The way to a container past the engine's proxy. A published port leads through that proxy, which costs CPU that
 * nobody accounts for, and which ends when it has too many open files, several for each connection.
 */
public final class ContainerAddress {

    private ContainerAddress() {
    }

    /**
     * The address of a container that runs. Empty where this machine has no part in the container's network, because
     * the engine runs elsewhere, or in a virtual machine or a namespace of its own.
     */
    public static Optional<String> of(String container) {
        return DockerClientFactory.instance().client().inspectContainerCmd(container).exec()
            .getNetworkSettings().getNetworks().values().stream()
            .filter(network -> isOfThisMachine(network.getGateway()))
            .map(ContainerNetwork::getIpAddress)
            .findFirst();
    }

    private static boolean isOfThisMachine(String address) {
        try {
            return address != null && !address.isEmpty()
                && NetworkInterface.getByInetAddress(InetAddress.getByName(address)) != null;
        } catch (IOException e) {
            return false;
        }
    }
}
