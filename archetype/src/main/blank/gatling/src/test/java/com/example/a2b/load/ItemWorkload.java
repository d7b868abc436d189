package com.example.a2b.load;

import com.example.a2b.database.ItemDataSet;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.Plan;
import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The service as measuring must know it. */
final class ItemWorkload extends ServiceWorkload {

    private static final int COMPRESSED_BODIES = 64;

    private final double scale;
    private final long preflightUser;

    /** The service under the load of a plan. */
    ItemWorkload(Plan plan) {
        this.scale = plan.scale();
        this.preflightUser = Users.of(plan).reserved();
    }

    @Override
    public String probePath() {
        return API + "/items";
    }

    @Override
    public void inspect(Database database) {
        demand(database, ItemDataSet.rows(scale));
    }

    /** Recorded sizes, each request of the journey, then enough different bodies to meet a faulty checksum. */
    @Override
    public void preflight(URI service) {
        var check = new HttpCheck(service.resolve(API));
        RecordedSizes.check(check, scale);
        var own = "/users/" + preflightUser + "/items/" + preflightUser;
        check.list("/items", "id", "name");
        check.object(own, "id", "userId", "name", "note");
        check.send("PUT", own, Journey.body("pre-flight"), 204);
        check.gzip(
                () -> IntStream.range(0, COMPRESSED_BODIES)
                        .mapToObj(page -> "/items?size=30&page=" + page)
                        .iterator(),
                COMPRESSED_BODIES);
    }

    /** A change that was not acknowledged may have been stored all the same: its answer can have been lost. */
    @Override
    public List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        var changed = outcomes.getOrDefault(Journey.CHANGE, new Outcome(0, 0));
        var stored = count(database, "select count(*) from items where note = '" + Journey.NOTE + "'");
        return stored < changed.successful() || stored > changed.successful() + changed.failed() + cutOff
                ? List.of(changed.successful() + " changes were acknowledged and " + stored + " are stored")
                : List.of();
    }
}
