package dev.a2b.observe;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.SingleThreadEventExecutor;
import jakarta.inject.Singleton;

/**
 * Counts the tasks that wait on each event loop: a loop with many of them is one that something blocks. Not Micrometer's
 * own binder, which starts the thread of each loop to learn its name.
 */
@Singleton
class EventLoopMetrics implements MeterBinder {

    private final EventLoopGroup group;

    EventLoopMetrics(EventLoopGroup group) {
        this.group = group;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        var number = 0;
        for (var loop : group) {
            if (loop instanceof SingleThreadEventExecutor tasks) {
                Gauge.builder("netty.event.loop.tasks.pending", tasks, SingleThreadEventExecutor::pendingTasks)
                        .description("Tasks that wait in an event loop.")
                        .tag("loop", Integer.toString(number++))
                        .register(registry);
            }
        }
    }
}
