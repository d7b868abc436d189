package com.example.a2b.transfer;

import dev.a2b.api.CalendarDay;
import dev.a2b.api.PageRequest;
import dev.a2b.api.PageResponse;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.annotation.RequestBean;
import jakarta.validation.Valid;
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

    /** A page of the transfers from one location to another on a day, by departure. */
    @Get
    @PageResponse
    Mono<HttpResponse<List<Transfer>>> search(
            @QueryValue @Positive long originId,
            @QueryValue @Positive long destinationId,
            @QueryValue @CalendarDay LocalDate date,
            @RequestBean @Valid PageRequest page) {

        return page.answer(
                transfers.search(originId, destinationId, date, page.limit(), page.offset()),
                transfers.count(originId, destinationId, date));
    }
}
