package dev.a2b.testkit;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A name server that knows one address for all names, until it is silent. */
public final class NameServer implements AutoCloseable {

    private static final int HEADER = 12;
    private static final short IPV4 = 1;

    private final DatagramSocket socket;
    private final InetAddress known;
    private volatile boolean silent;
    private volatile int questions;

    /** One that only this machine reaches, and which knows each name as this machine. */
    public NameServer() throws IOException {
        this(InetAddress.getLoopbackAddress(), InetAddress.getLoopbackAddress());
    }

    /**
     * @param here  the address of this machine at which it is reached
     * @param known its answer: an address of IPv4
     */
    public NameServer(InetAddress here, InetAddress known) throws IOException {
        this.known = known;
        this.socket = new DatagramSocket(0, here);
        var thread = new Thread(this::serve, "name-server");
        thread.setDaemon(true);
        thread.start();
    }

    /** Its address and port, as the property {@code a2b.dns.servers} takes them. */
    public String address() {
        return socket.getLocalAddress().getHostAddress() + ":" + socket.getLocalPort();
    }

    /** Answers nothing any more. */
    public void silence() {
        silent = true;
    }

    /** How many questions it got. */
    public int questions() {
        return questions;
    }

    @Override
    public void close() {
        socket.close();
    }

    private void serve() {
        var packet = new DatagramPacket(new byte[512], 512);
        while (!socket.isClosed()) {
            try {
                packet.setLength(512);
                socket.receive(packet);
                questions++;
                if (!silent) {
                    var answer = answer(Arrays.copyOf(packet.getData(), packet.getLength()));
                    socket.send(new DatagramPacket(answer, answer.length, packet.getSocketAddress()));
                }
            } catch (IOException e) {
                // The server is closed.
            }
        }
    }

    /** https://www.rfc-editor.org/rfc/rfc1035#section-4 */
    private byte[] answer(byte[] question) {
        var end = HEADER;
        while (question[end] != 0) {
            end++;
        }
        var isKnown = ByteBuffer.wrap(question).getShort(end + 1) == IPV4;
        var answer = ByteBuffer.allocate(512).put(question, 0, 2).putShort((short) 0x8180);
        answer.putShort((short) 1).putShort((short) (isKnown ? 1 : 0)).putInt(0);
        answer.put(question, HEADER, end + 5 - HEADER);
        if (isKnown) {
            // The name of the question; not to be kept, because the next look-up is to ask again.
            answer.putShort((short) 0xC00C).putShort(IPV4).putShort((short) 1).putInt(0);
            answer.putShort((short) 4).put(known.getAddress());
        }
        return Arrays.copyOf(answer.array(), answer.position());
    }
}
