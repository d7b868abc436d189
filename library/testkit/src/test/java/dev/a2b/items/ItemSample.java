package dev.a2b.items;

import dev.a2b.testkit.Sample;
import io.micronaut.context.ApplicationContext;
import java.util.Map;

/** What the suites of the kit know of this application. */
public final class ItemSample implements Sample {

    @Override
    public String open() {
        return Items.OPEN;
    }

    @Override
    public String packed(int number) {
        return Items.packed(number);
    }

    @Override
    public String changeable(long user) {
        return Items.own(user);
    }

    @Override
    public String body() {
        return Items.BODY;
    }

    @Override
    public String table() {
        return Items.TABLE;
    }

    @Override
    public Map<String, Object> parameters(ApplicationContext service) {
        return service.getBean(Items.class).parameters();
    }
}
