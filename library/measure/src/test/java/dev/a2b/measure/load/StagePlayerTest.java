package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.result.Pause;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagePlayerTest {

    private final AdmissionControl admission = new AdmissionControl(100);

    @TempDir
    private Path folder;

    @Test
    void the_only_user_of_a_stage_may_come_late() throws InterruptedException {
        var player = player();
        var late = new Thread(() -> {
            Pause.millis(2000);
            while (admission.admit().isEmpty()) {
                Pause.millis(10); // on a busy machine, the stage is not open yet
            }
            admission.leave();
        });
        late.start();

        player.playOne("level 1");

        assertEquals(1, admission.admitted());
        late.join();
    }

    private StagePlayer player() {
        var given = new Properties();
        given.setProperty("plan", "closed");
        given.setProperty("plan.drain.seconds", "300");
        var log = folder.resolve("simulation.log");
        LogWriter.write(log, System.currentTimeMillis(), List.of(), List.of(), List.of());
        return new StagePlayer(Plan.of(given), new TinyWorkload(), admission, log, new PauseLateness());
    }
}
