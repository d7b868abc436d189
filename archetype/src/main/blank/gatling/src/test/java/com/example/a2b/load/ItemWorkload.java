package com.example.a2b.load;

import com.example.a2b.database.ItemDataSet;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.Plan;
import dev.a2b.measure.RecordedSizes;
import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The service as measuring must know it. */
final class ItemWorkload extends ServiceWorkload {

    private static final int COMPRESSED_BODIES = 64;

    private final double scale;

    /** The service under the load of a plan. */
    ItemWorkload(Plan plan) {
        this.scale = plan.scale();
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
    public void check(URI service) {
        var check = new HttpCheck(service.resolve(API));
        RecordedSizes.check(check, scale);
        check.list("/items", "id", "name", "date", "quantity?");
        var created = check.send("POST", "/items", Journey.body("check"), 201);
        var path = created.headers().firstValue("Location").orElse("").replaceFirst(API, "");
        check.object(path, "id", "name", "date", "quantity?");
        check.send("PUT", path, Journey.body("changed"), 204);
        check.send("DELETE", path, "", 204);
        check.gzip(
                () -> IntStream.range(0, COMPRESSED_BODIES)
                        .mapToObj(page -> "/items?size=30&page=" + page)
                        .iterator(),
                COMPRESSED_BODIES);
    }

    /** What was not acknowledged may have been done all the same: its answer can have been lost. */
    @Override
    public List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        var created = outcomes.getOrDefault(Journey.CREATE, new Outcome(0, 0));
        var deleted = outcomes.getOrDefault(Journey.DELETE, new Outcome(0, 0));
        var left = count(database, "select count(*) from items")
                - ItemDataSet.rows(scale).get("items");
        var expected = created.successful() - deleted.successful();
        return left < expected - deleted.failed() - cutOff || left > expected + created.failed() + cutOff
                ? List.of(created.successful() + " rows were created and " + deleted.successful() + " deleted, and "
                        + left + " more than before are stored")
                : List.of();
    }
}
