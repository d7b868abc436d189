package com.example.a2b.transfer;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import jakarta.validation.constraints.Positive;
import java.time.LocalDate;
import java.util.List;
import reactor.core.publisher.Mono;

@Controller("/api/v1/transfers")
class TransferController {

    private final TransferRepository transfers;

    TransferController(TransferRepository transfers) {
        this.transfers = transfers;
    }

    @Get
    Mono<List<Transfer>> search(
        @QueryValue @Positive long originId,
        @QueryValue @Positive long destinationId,
        @QueryValue @CalendarDay LocalDate date) {

        return transfers.findByOriginIdAndDestinationIdAndDateOrderByDeparture(originId, destinationId, date)
            .collectList();
    }
}
