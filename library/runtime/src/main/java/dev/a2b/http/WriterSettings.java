package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * How many requests change data at the same time.
 *
 * @param limit how many requests change data at the same time: at most half of the pool, so that the others have the rest
 * @param same  how many requests change one resource (the last two segments of the path) at the same time. One works,
 *              and the next one waits for its row. More would keep those from working that change other rows
 * @param turn  how long a change waits until it may begin; then it gets 503
 */
@ConfigurationProperties("a2b.writers")
record WriterSettings(
        @Bindable(defaultValue = "6") int limit,
        @Bindable(defaultValue = "2") int same,
        @Bindable(defaultValue = "500ms") Duration turn) {}
