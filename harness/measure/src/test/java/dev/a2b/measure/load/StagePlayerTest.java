package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.load.GatlingLog.User;
import dev.a2b.measure.plan.LoadStep;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagePlayerTest {

    private static final int MINUTE = 60_000;

    @TempDir
    private Path folder;

    @Test
    void the_level_after_one_whose_users_have_not_left_is_told() {
        var player = player(List.of(new User(true, 0), new User(false, 5 * MINUTE)), "0");

        player.drain();
        player.offer("level 2", new LoadStep(20, 0));
        player.offer("level 3", new LoadStep(15, 0));

        assertEquals(List.of("level 2 (20.0 users/s)"), player.queued());
    }

    @Test
    void a_level_after_one_whose_users_have_left_is_not() {
        var player = player(List.of(new User(true, 0), new User(false, 1), new User(true, 5 * MINUTE)), "30");

        player.drain();
        player.offer("level 2", new LoadStep(20, 0));

        assertEquals(List.of(), player.queued());
    }

    /** The load began a minute ago, and its log has reached the future, so that nothing waits for it. */
    private StagePlayer player(List<User> users, String drainSeconds) {
        var given = new Properties();
        given.setProperty("plan", "standard");
        given.setProperty("plan.search.drain.seconds", drainSeconds);
        var log = folder.resolve("simulation.log");
        LogWriter.write(log, System.currentTimeMillis() - MINUTE, List.of(), users, List.of());
        return new StagePlayer(Plan.of(given), new TinyWorkload(), new AdmissionControl(100), log, new PauseLateness());
    }
}
