package dev.a2b.measure;

import io.gatling.commons.validation.Success;
import io.gatling.commons.validation.Validation;
import io.gatling.core.pause.Constant$;
import io.gatling.core.pause.PauseType;
import io.gatling.core.session.Session;
import scala.Function1;
import scala.concurrent.duration.FiniteDuration;

/** The pauses of a journey as the team wrote them, but none for the users of a phase without pauses. */
final class OpenLoadPauses extends PauseType {

    private final Function1<Session, Object> isWithout;

    /** @param isWithout whether the user of a session makes no pauses */
    OpenLoadPauses(Function1<Session, Object> isWithout) {
        this.isWithout = isWithout;
    }

    @Override
    public Function1<Session, Validation<Object>> generator(Function1<Session, Validation<FiniteDuration>> pause) {
        var written = Constant$.MODULE$.generator(pause);
        return session -> (Boolean) isWithout.apply(session) ? new Success<>(0L) : written.apply(session);
    }
}
