package com.example.a2b.load;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The service as measuring must know it. */
final class BookingWorkload extends ServiceWorkload {

    /** What the service asks the partner about at the same time, if the plan says how long each of them takes. */
    private static final List<String> FARE_CLASSES = List.of("STANDARD", "FLEX", "PREMIUM", "GROUP");

    /** Waits for slow answers, and has a connection for each of them, with the four fare classes of 500 callers. */
    private static final Map<String, String> PATIENT = Map.of(
            "OFFERS_FARE_CLASSES", String.join(",", FARE_CLASSES),
            "MICRONAUT_HTTP_SERVICES_PARTNER_REQUEST_TIMEOUT", "10s",
            "MICRONAUT_HTTP_SERVICES_PARTNER_POOL_MAX_CONCURRENT_HTTP1_CONNECTIONS", "2000",
            "OFFERS_CALLS", "2000");

    private final Plan plan;
    private final PartnerStub partner;
    private final long checkUser;
    private long before;

    /** The service under the load of a plan. */
    BookingWorkload(Plan plan) {
        this.plan = plan;
        this.partner = plan.load().asksPartner() ? PartnerStub.start(0) : null;
        this.checkUser = Users.of(plan).reserved();
    }

    @Override
    public Map<String, String> environment(int port, Database database) {
        var environment = new HashMap<>(super.environment(port, database));
        if (partner != null) {
            environment.put("MICRONAUT_HTTP_SERVICES_PARTNER_URL", partner.uri().toString());
        }
        if (plan.load().hasFanOut()) {
            environment.putAll(PATIENT);
        }
        return environment;
    }

    @Override
    public String probePath() {
        return API + "/countries";
    }

    @Override
    public Map<String, String> expectedRejections() {
        return Map.of(Journey.REFUSED, Journey.BOOK);
    }

    @Override
    public Map<String, String> fallbacks() {
        return partner == null ? Map.of() : Map.of(Journey.OWN_PRICE, Journey.OFFERS);
    }

    @Override
    public void partner(String behavior) {
        var seconds = behavior.split(LoadStep.AND);
        if (behavior.equals(LoadStep.FAILS)) {
            partner.behave(0, 1);
        } else if (seconds.length > FARE_CLASSES.size()) {
            throw new MeasureException("The setting plan.partner.delays has " + behavior + ": the service asks the "
                    + "partner for " + FARE_CLASSES.size() + " fare classes, so give at most as many delays.");
        } else if (seconds.length == 1) {
            partner.behave(Double.parseDouble(behavior), 0);
        } else {
            partner.behave(IntStream.range(0, seconds.length)
                    .boxed()
                    .collect(Collectors.toMap(FARE_CLASSES::get, i -> Double.valueOf(seconds[i]))));
        }
    }

    @Override
    public long partnerCalls() {
        return partner == null ? -1 : partner.calls();
    }

    @Override
    public void inspect(Database database) {
        demand(database, BookingDataSet.rows(plan.scale()));
        before = count(database, "select count(*) from users_transfers") + EndpointCheck.BOOKINGS;
    }

    @Override
    public void check(URI service) {
        var check = new EndpointCheck(service.resolve(API), checkUser, plan.scale());
        check.run();
        if (partner != null) {
            check.partner();
        }
    }

    /** A booking that was not acknowledged may have been stored all the same: its answer can have been lost. */
    @Override
    public List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        var booked = outcomes.getOrDefault(Journey.BOOK, new Outcome(0, 0));
        var added = count(database, "select count(*) from users_transfers") - before;
        var oversold = count(database, """
            select count(*) from transfers t
            where t.capacity < (select count(*) from users_transfers b
                                where b.transfer_id = t.id and b.state <> 'CANCELED')""");
        var miscounted = count(database, """
            select count(*) from transfers t
            where t.seats_taken <> (select count(*) from users_transfers b
                                    where b.transfer_id = t.id and b.state <> 'CANCELED')""");
        var faults = new ArrayList<String>();
        if (added < booked.successful() || added > booked.successful() + booked.failed() + cutOff) {
            faults.add(booked.successful() + " bookings were acknowledged and " + added + " are stored");
        }
        if (oversold > 0) {
            faults.add(oversold + " transfers have more bookings than seats");
        }
        if (miscounted > 0) {
            faults.add(miscounted + " transfers count other seats as taken than are booked");
        }
        return faults;
    }
}
