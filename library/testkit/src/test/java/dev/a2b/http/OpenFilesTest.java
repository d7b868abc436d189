package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.RawConnection;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each file that is open is one too many. */
@MicronautTest(transactional = false)
class OpenFilesTest {

    @Inject
    Environment environment;

    @Test
    void callers_wait_while_probes_are_answered_and_the_log_has_a_line() throws Exception {
        try (var lines = LogLines.of(AcceptLimit.class);
                var service = ServiceSettings.start(environment, Map.of("a2b.overload.files", 0));
                var caller = new RawConnection(service.getHost(), service.getPort())) {
            caller.send("GET /api/v1" + Items.OPEN + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            var api = service.getApplicationContext().getBean(Api.class);

            for (var probe = 0; probe < 10; probe++) {
                assertEquals(HttpStatus.OK, api.health("liveness"));
            }

            assertFalse(caller.isAnswered());
            assertEquals(1, lines.list().size());
        }
    }
}
