package com.example.a2b.load;

import io.gatling.javaapi.core.Session;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** What a user picks out of an answer: the same for the same seed, whatever the order in which users are served. */
final class Choice {

    private final long seed;

    Choice(long seed) {
        this.seed = seed;
    }

    /** Remembers one of the ids in {@code list} as {@code name}; no id to choose from ends the journey as failed. */
    Function<Session, Session> of(String list, String name) {
        return other(list, name, session -> -1L);
    }

    /** As {@link #of}, leaving out the id that {@code excluded} names. */
    Function<Session, Session> other(String list, String name, Function<Session, Long> excluded) {
        return session -> {
            var left = excluded.apply(session);
            var ids = ids(session, list).stream().filter(id -> !id.equals(left)).toList();
            if (ids.isEmpty()) {
                return session.markAsFailed();
            }
            var random = new SplittableRandom(seed ^ session.getLong("userId") * 31 ^ name.hashCode());
            return session.set(name, ids.get(random.nextInt(ids.size())));
        };
    }

    private static List<Long> ids(Session session, String list) {
        return session.<Number>getList(list).stream().map(Number::longValue).toList();
    }
}
