package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.plan.LoadStep;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagePlayerTest {

    private final AdmissionControl admission = new AdmissionControl(100);

    @TempDir
    private Path folder;

    @Test
    void the_level_after_one_whose_users_have_not_left_is_told() {
        var player = player();
        admitOne();

        player.drain();
        player.offer("level 2", new LoadStep(20, 0));
        player.offer("level 3", new LoadStep(15, 0));

        assertEquals(List.of("level 2 (20.0 users/s)"), player.queued());
    }

    @Test
    void a_level_after_one_whose_users_have_left_is_not() {
        var player = player();
        admitOne();
        admission.leave();

        player.drain();
        player.offer("level 2", new LoadStep(20, 0));

        assertEquals(List.of(), player.queued());
    }

    @Test
    void the_only_user_of_a_stage_may_come_late() throws InterruptedException {
        var player = player("300");
        var late = new Thread(() -> {
            StagePlayer.sleep(3000);
            while (admission.admit().isEmpty()) {
                StagePlayer.sleep(10); // on a busy machine, the stage is not open yet
            }
            admission.leave();
        });
        late.start();

        player.playOne("level 1");

        assertEquals(1, admission.admitted());
        late.join();
    }

    @Test
    void users_who_are_not_admitted_are_no_queue() {
        var player = player();
        assertEquals(Optional.empty(), admission.admit());

        player.drain();
        player.offer("level 2", new LoadStep(20, 0));

        assertEquals(List.of(), player.queued());
    }

    private void admitOne() {
        admission.openForOne("level 1");
        assertTrue(admission.admit().isPresent());
    }

    private StagePlayer player() {
        return player("1");
    }

    private StagePlayer player(String drainSeconds) {
        var given = new Properties();
        given.setProperty("plan", "closed");
        given.setProperty("plan.drain.seconds", drainSeconds);
        var log = folder.resolve("simulation.log");
        LogWriter.write(log, System.currentTimeMillis(), List.of(), List.of(), List.of());
        return new StagePlayer(Plan.of(given), new TinyWorkload(), admission, log, new PauseLateness());
    }
}
