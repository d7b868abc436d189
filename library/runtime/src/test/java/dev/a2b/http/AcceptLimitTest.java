package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.channel.embedded.EmbeddedChannel;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** With a limit of 10 open files. */
class AcceptLimitTest {

    private int counts;
    private long open = 8;

    private final EmbeddedChannel listener =
            new EmbeddedChannel(new AcceptLimit(new ManagementPort(1, 2), this::count, 10));

    @Test
    void connections_are_accepted_while_few_files_are_open_which_are_counted_once() {
        listener.writeInbound("a connection");

        assertTrue(listener.config().isAutoRead());
        assertEquals(1, counts);
    }

    @Test
    void none_is_accepted_while_too_many_files_are_open() {
        open = 10;

        listener.writeInbound("a connection", "another one");

        assertFalse(listener.config().isAutoRead());
    }

    @Test
    void connections_are_accepted_again_when_files_were_closed() {
        open = 10;
        listener.writeInbound("a connection", "another one");
        open = 9;

        listener.advanceTimeBy(1, TimeUnit.SECONDS);
        listener.runScheduledPendingTasks();

        assertTrue(listener.config().isAutoRead());
    }

    @Test
    void the_limit_is_a_share_of_what_the_process_may_open() {
        assertEquals(230, AcceptLimit.share(90, 256));
        assertEquals(45, AcceptLimit.share(90, 50));
        assertEquals(Long.MAX_VALUE, AcceptLimit.share(100, Long.MAX_VALUE));
    }

    private long count() {
        counts++;
        return open;
    }
}
