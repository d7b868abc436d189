package dev.a2b.measure;

import io.gatling.core.controller.inject.open.OpenInjectionStep;
import scala.collection.Iterator;
import scala.collection.Iterator$;
import scala.concurrent.duration.FiniteDuration;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The arrivals of a step that are dealt to one of several load generators, at the times at which a single load
 * generator would start them. Gatling's API has no step with given times: its steps divide users evenly, and only over
 * whole seconds.
 *
 * @param whole the step of all load generators
 * @param share the part of this one
 */
record DealtArrivals(OpenInjectionStep whole, Share share) implements OpenInjectionStep {

    @Override
    public Iterator<FiniteDuration> chain(Iterator<FiniteDuration> chained) {
        Iterator<FiniteDuration> all = whole.chain(Iterator$.MODULE$.empty());
        Iterator<FiniteDuration> next = chained.map(time -> time.$plus(duration()));
        return CollectionConverters.asScala(share.dealt(CollectionConverters.asJava(all)))
                .concat(() -> next);
    }

    @Override
    public long users() {
        return share.users((int) whole.users());
    }

    @Override
    public FiniteDuration duration() {
        return whole.duration();
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof DealtArrivals;
    }

    @Override
    public int productArity() {
        return 2;
    }

    @Override
    public Object productElement(int index) {
        return index == 0 ? whole : share;
    }
}
