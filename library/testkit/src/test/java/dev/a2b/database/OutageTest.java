package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.RowLock;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.inject.qualifiers.Qualifiers;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.instrument.InstrumentedExecutorService;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

@MicronautTest(transactional = false)
class OutageTest {

    @Inject
    Environment environment;

    @Inject
    Items sample;

    private final LogLines lines = LogLines.of(OutageLog.class);

    @AfterEach
    void leave() {
        lines.close();
    }

    /** What it would do in 30 s is done at once. */
    @Test
    void the_service_writes_the_summaries_by_itself() throws Exception {
        try (var service = ServiceSettings.start(environment, Map.of())) {
            var context = service.getApplicationContext();
            context.getBean(OutageLog.class).failed("gone");
            var executor = (InstrumentedExecutorService)
                    context.getBean(ExecutorService.class, Qualifiers.byName(TaskExecutors.SCHEDULED));
            var scheduled = (ScheduledThreadPoolExecutor) executor.getTarget();

            eventually().until(() -> scheduled.getActiveCount() == 0); // what runs at the start is not in the queue
            List.copyOf(scheduled.getQueue()).forEach(Runnable::run);

            assertTrue(
                    lines.list().stream().anyMatch(line -> line.getMessage().contains("in the last")),
                    lines.list()::toString);
        }
    }

    /** One waits for the row until the database ends that, and the others for their turn. */
    @Test
    void requests_that_wait_for_a_locked_row_are_no_outage() throws Exception {
        var user = sample.user();
        var settings = Map.of(
                "a2b.writers.limit",
                1,
                "a2b.writers.turn",
                "100ms",
                "r2dbc.datasources.default.options.lockWaitTimeout",
                "PT2S");
        try (var service = ServiceSettings.start(environment, settings);
                var lock = RowLock.of(environment, user)) {
            var api = service.getApplicationContext().getBean(Api.class);

            var statuses = Flux.range(0, 5)
                    .flatMap(i -> api.putLater(Items.own(user), Items.BODY))
                    .map(HttpResponse::status)
                    .collect(Collectors.toSet())
                    .block();

            assertEquals(Set.of(HttpStatus.SERVICE_UNAVAILABLE), statuses);
            assertEquals(List.of(), lines.list());
        }
    }
}
