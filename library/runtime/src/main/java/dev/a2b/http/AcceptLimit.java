package dev.a2b.http;

import com.sun.management.UnixOperatingSystemMXBean;
import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts no connection of a caller while nearly all files are open that the process may open, so that probes, the
 * database and the log get theirs. The system keeps callers waiting meanwhile. All listeners have the same event loop.
 */
@Singleton
@Sharable
@Bean(typed = AcceptLimit.class) // not a handler that core adds
@Requires(property = "a2b.overload.enabled", notEquals = StringUtils.FALSE)
class AcceptLimit extends ChannelInboundHandlerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(AcceptLimit.class);
    private static final long PAUSE_MILLIS = 100;

    private final ManagementPort management;
    private final LongSupplier count;
    private final long limit;

    /** At most so many are open. To count them takes long, so that is done when this says that they are too many. */
    private long open;

    private boolean isFull;

    @Inject
    AcceptLimit(OverloadSettings limits, ManagementPort management) {
        this(management, AcceptLimit::openFiles, share(limits.files(), mostFiles()));
    }

    /**
     * @param count how many files are open
     * @param limit with how many of them no connection is accepted
     */
    AcceptLimit(ManagementPort management, LongSupplier count, long limit) {
        this.management = management;
        this.count = count;
        this.limit = limit;
        this.open = limit;
    }

    /** The listener begins to accept. */
    @Override
    public void channelActive(ChannelHandlerContext context) {
        acceptIfNotFull(context);
        context.fireChannelActive();
    }

    /** A connection was accepted. */
    @Override
    public void channelRead(ChannelHandlerContext context, Object connection) {
        open++;
        context.fireChannelRead(connection);
    }

    /** Some connections were accepted. */
    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        acceptIfNotFull(context);
        context.fireChannelReadComplete();
    }

    private void acceptIfNotFull(ChannelHandlerContext context) {
        var accepts = management.serves(context.channel()) || !isFull();
        context.channel().config().setAutoRead(accepts);
        if (!accepts) {
            context.executor().schedule(() -> acceptIfNotFull(context), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private boolean isFull() {
        if (open >= limit) {
            open = count.getAsLong();
        }
        if (isFull != open >= limit) {
            isFull = !isFull;
            log();
        }
        return isFull;
    }

    private void log() {
        if (isFull) {
            LOG.warn(
                    "{} files are open, so no more connections are accepted. Raise the limit of the process, for example"
                            + " with `ulimit -n`, or start more instances.",
                    open);
        } else {
            LOG.info("{} files are open, so connections are accepted again.", open);
        }
    }

    /** So many percent of a number. */
    static long share(int percent, long number) {
        return (long) (percent / 100.0 * number);
    }

    private static long openFiles() {
        try {
            return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                    ? unix.getOpenFileDescriptorCount()
                    : 0;
        } catch (InternalError noneLeft) { // not even to list the open ones
            return mostFiles();
        }
    }

    private static long mostFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
    }
}
