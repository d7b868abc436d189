package dev.a2b.http;

import io.micronaut.core.annotation.Nullable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Closes a connection when a part of an answer waits, and no byte leaves for too long. */
final class UnreadAnswers extends ChannelOutboundHandlerAdapter {

    /** How often it looks whether a byte has left until it closes the connection. */
    private static final int LOOKS = 10;

    private final long pauseNanos;
    private boolean looking;
    private int looks;

    /** What waits first, and how much of it has left. */
    @Nullable
    private Object first;

    private long sent;

    /** @param limit how long no byte may leave */
    UnreadAnswers(Duration limit) {
        this.pauseNanos = limit.toNanos() / LOOKS;
    }

    @Override
    public void flush(ChannelHandlerContext context) {
        context.flush();
        if (!looking) {
            look(context);
        }
    }

    private void look(ChannelHandlerContext context) {
        var waiting = context.channel().unsafe().outboundBuffer();
        looking = waiting != null && !waiting.isEmpty();
        if (!looking) {
            first = null;
            return;
        }
        looks = first == waiting.current() && sent == waiting.currentProgress() ? looks + 1 : 0;
        first = waiting.current();
        sent = waiting.currentProgress();
        if (looks == LOOKS) {
            context.close();
        } else {
            context.executor().schedule(() -> look(context), pauseNanos, TimeUnit.NANOSECONDS);
        }
    }
}
