package dev.a2b.postgres;

import com.github.dockerjava.api.model.ContainerNetwork;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;

/**
 * The direct address of a container. A published port leads through the engine's proxy instead: no measurement counts
 * the CPU time of that proxy, and it fails when it has too many open files, several for each connection.
 */
public final class ContainerAddress {

    private ContainerAddress() {}

    /**
     * The address of a running container on its Docker network. Empty if this machine is not connected to that network
     * because the engine runs on another machine, in a virtual machine, or in a network namespace of its own.
     *
     * @param container id or name of the container
     * @return the IP address, without a port
     */
    public static Optional<String> of(String container) {
        return DockerClientFactory.instance()
                .client()
                .inspectContainerCmd(container)
                .exec()
                .getNetworkSettings()
                .getNetworks()
                .values()
                .stream()
                .filter(network -> isOfThisMachine(network.getGateway()))
                .map(ContainerNetwork::getIpAddress)
                .findFirst();
    }

    private static boolean isOfThisMachine(String address) {
        try {
            return address != null
                    && !address.isEmpty()
                    && NetworkInterface.getByInetAddress(InetAddress.getByName(address)) != null;
        } catch (IOException e) {
            return false;
        }
    }
}
