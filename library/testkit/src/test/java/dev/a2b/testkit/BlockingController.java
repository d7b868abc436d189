package dev.a2b.testkit;

import io.micronaut.context.annotation.Requires;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Hidden;
import java.net.InetAddress;
import java.net.UnknownHostException;
import reactor.core.publisher.Mono;

/** What no endpoint should do. */
@Controller("/blocking")
@Hidden
@Requires(property = "blocking")
class BlockingController {

    @Get("/sleep")
    Mono<String> sleep() throws InterruptedException {
        Thread.sleep(1);
        return Mono.just("slept");
    }

    @Get("/lookup")
    Mono<String> lookup() {
        return Mono.fromCallable(BlockingController::address).onErrorReturn("unknown");
    }

    @Get("/allowed")
    @ExecuteOn(TaskExecutors.BLOCKING)
    String allowed() throws InterruptedException {
        Thread.sleep(1);
        return "slept";
    }

    private static String address() throws UnknownHostException {
        return InetAddress.getByName("unknown.invalid").getHostAddress();
    }
}
