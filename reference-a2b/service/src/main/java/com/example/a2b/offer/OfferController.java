package com.example.a2b.offer;

import static dev.a2b.api.ProblemException.noSuch;

import dev.a2b.api.ProblemResponses;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import jakarta.validation.constraints.Positive;
import java.math.BigDecimal;
import java.util.List;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@Controller("/api/v1/transfers/{transferId}/offers")
class OfferController {

    private final PriceRepository prices;
    private final Pricing pricing;
    private final List<String> fareClasses;

    OfferController(
            PriceRepository prices, Pricing pricing, @Property(name = "offers.fare-classes") List<String> fareClasses) {

        this.prices = prices;
        this.pricing = pricing;
        this.fareClasses = fareClasses;
    }

    /** What a seat of a transfer costs, by fare class. */
    @ProblemResponses.Missing
    @Get
    Mono<List<Offer>> list(@Positive long transferId) {
        return prices.find(transferId)
                .flatMap(price -> offers(transferId, price))
                .switchIfEmpty(noSuch("transfer"));
    }

    /** One request per fare class, all at the same time; the offers keep the order of the fare classes. */
    private Mono<List<Offer>> offers(long transferId, BigDecimal ownPrice) {
        return Flux.fromIterable(fareClasses)
                .flatMapSequential(fareClass -> pricing.offer(transferId, fareClass, ownPrice))
                .collectList();
    }
}
