package com.example.a2b.transfer;

import com.example.a2b.problem.ProblemResponses;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import jakarta.validation.constraints.Positive;
import java.time.LocalDate;
import java.util.List;
import reactor.core.publisher.Mono;

@ProblemResponses.Invalid
@ProblemResponses.Unavailable
@Controller("/api/v1/transfers")
class TransferController {

    private final TransferRepository transfers;

    TransferController(TransferRepository transfers) {
        this.transfers = transfers;
    }

    /** The transfers from one location to another on a day, by departure. */
    @Get
    Mono<List<Transfer>> search(
        @QueryValue @Positive long originId,
        @QueryValue @Positive long destinationId,
        @QueryValue @CalendarDay LocalDate date) {

        return transfers.findByOriginIdAndDestinationIdAndDateOrderByDeparture(originId, destinationId, date)
            .collectList();
    }
}
