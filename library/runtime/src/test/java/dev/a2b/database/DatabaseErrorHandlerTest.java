package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.r2dbc.spi.R2dbcBadGrammarException;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseErrorHandlerTest {

    private static final Duration ANY = Duration.ofSeconds(1);

    private final DatabaseErrorHandler handler = new DatabaseErrorHandler(
            new Unexplained(),
            new OutageLog(new DatabaseHealth(null, null, null)),
            new Leases(new DatabaseSettings(ANY, ANY, ANY, ANY, ANY, null)));

    @ParameterizedTest
    @CsvSource({"22021, 400", "22003, 400", "08006, 503", "28P01, 503", "53300, 503", "57P03, 503"})
    void the_status_says_whose_fault_it_is(String state, int status) {
        var answer = handler.handle(HttpRequest.GET("/"), new R2dbcBadGrammarException("refused", state));

        assertEquals(status, answer.code());
    }

    private static final class Unexplained implements ErrorResponseProcessor<Object> {

        @Override
        @SuppressWarnings("unchecked")
        public MutableHttpResponse<Object> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
            return (MutableHttpResponse<Object>) response;
        }
    }
}
