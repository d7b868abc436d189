package com.example.a2b;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** JSON Web Tokens, signed with a secret (HS256). */
public final class Tokens {

    public static final String SECRET = "a secret of the tests: 32 bytes or more";
    /** What the tokens here name as their issuer and as their audience. */
    public static final String ISSUER = "tests";
    public static final String AUDIENCE = "this service";

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private Tokens() {
    }

    /** The header {@code Authorization} of a user. */
    public static String ofUser(long user) {
        return ofUser(user, ISSUER, AUDIENCE);
    }

    /** The header {@code Authorization} of a user, with any issuer and any audience. */
    public static String ofUser(long user, String issuer, String audience) {
        return signed("\"sub\": \"%d\"".formatted(user), issuer, audience);
    }

    /** The header {@code Authorization} of an operator. */
    public static String ofOperator() {
        return signed("\"sub\": \"ops\", \"roles\": [\"OPERATOR\"]", ISSUER, AUDIENCE);
    }

    private static String signed(String claims, String issuer, String audience) {
        return bearer("{%s, \"iss\": \"%s\", \"aud\": \"%s\", \"exp\": %d}"
            .formatted(claims, issuer, audience, inAnHour()), SECRET);
    }

    /** A header {@code Authorization} with any claims, signed with any secret. */
    public static String bearer(String claims, String secret) {
        var signed = encode("{\"alg\": \"HS256\"}") + "." + encode(claims);
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
            return "Bearer " + signed + "." + BASE64.encodeToString(mac.doFinal(signed.getBytes(UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The header {@code Authorization} of a user, whose token nobody signed. */
    public static String unsigned(long user) {
        return "Bearer " + encode("{\"alg\": \"none\"}") + "."
            + encode("{\"sub\": \"%d\", \"exp\": %d}".formatted(user, inAnHour())) + ".";
    }

    /** Seconds since 1970. */
    public static long inAnHour() {
        return Instant.now().plusSeconds(3600).getEpochSecond();
    }

    private static String encode(String json) {
        return BASE64.encodeToString(json.getBytes(UTF_8));
    }
}
