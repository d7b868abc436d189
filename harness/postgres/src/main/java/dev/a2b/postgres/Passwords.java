package dev.a2b.postgres;

import java.security.SecureRandom;
import java.util.Base64;

/** Passwords for one start of a server; letters, digits, dash and underscore only, so that they need no quoting. */
final class Passwords {

    private static final SecureRandom RANDOM = new SecureRandom();

    private Passwords() {
    }

    static String next() {
        var bytes = new byte[18];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
