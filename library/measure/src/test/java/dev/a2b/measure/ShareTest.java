package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.plan.LoadStep;
import io.gatling.core.controller.inject.open.ConstantRateOpenInjection;
import io.gatling.core.controller.inject.open.OpenInjectionStep;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import scala.collection.Iterator$;
import scala.concurrent.duration.FiniteDuration;
import scala.jdk.javaapi.CollectionConverters;

class ShareTest {

    @Test
    void each_element_is_dealt_to_one_load_generator() {
        var dealt = shares(3)
                .map(share -> list(share.dealt(IntStream.range(0, 8).iterator())))
                .toList();

        assertEquals(List.of(List.of(0, 3, 6), List.of(1, 4, 7), List.of(2, 5)), dealt);
    }

    @Test
    void the_shares_of_all_load_generators_are_all_users() {
        var users = shares(3)
                .mapToInt(share -> share.users(new LoadStep(4, 2).users()))
                .boxed()
                .toList();

        assertEquals(List.of(3, 3, 2), users);
    }

    @Test
    void one_load_generator_gets_everything() {
        assertEquals(
                List.of(0, 1, 2), list(Share.WHOLE.dealt(IntStream.range(0, 3).iterator())));
        assertEquals(7, Share.WHOLE.users(7));
    }

    @Test
    void together_they_start_users_at_the_times_of_one_load_generator() {
        var rates = List.of(10.0, 4.0);

        var all = shares(3)
                .flatMap(share ->
                        times(rates.stream()
                                        .<OpenInjectionStep>map(rate -> new DealtArrivals(step(rate), share))
                                        .toList())
                                .stream())
                .sorted()
                .toList();

        assertEquals(
                times(rates.stream().<OpenInjectionStep>map(ShareTest::step).toList()), all);
        assertEquals(28, all.size());
    }

    private static Stream<Share> shares(int generators) {
        return IntStream.range(0, generators).mapToObj(index -> new Share(index, generators));
    }

    private static OpenInjectionStep step(double usersPerSecond) {
        return ConstantRateOpenInjection.apply(usersPerSecond, FiniteDuration.apply(2, TimeUnit.SECONDS));
    }

    /** When the users of steps start, in milliseconds. */
    private static List<Long> times(List<OpenInjectionStep> steps) {
        scala.collection.Iterator<FiniteDuration> chain = Iterator$.MODULE$.empty();
        for (var at = steps.size() - 1; at >= 0; at--) {
            chain = steps.get(at).chain(chain);
        }
        return list(CollectionConverters.asJava(chain)).stream()
                .map(FiniteDuration::toMillis)
                .toList();
    }

    private static <T> List<T> list(java.util.Iterator<T> elements) {
        var list = new ArrayList<T>();
        elements.forEachRemaining(list::add);
        return list;
    }
}
