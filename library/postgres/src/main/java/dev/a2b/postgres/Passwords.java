package dev.a2b.postgres;

import java.security.SecureRandom;
import java.util.Base64;

/** Random passwords of letters, digits, dashes and underscores, which need no quoting. */
final class Passwords {

    private static final SecureRandom RANDOM = new SecureRandom();

    private Passwords() {}

    static String next() {
        var bytes = new byte[18];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
