package dev.a2b.security;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.security.token.jwt.signature.jwks.JwksSignatureConfiguration;
import io.micronaut.security.token.jwt.signature.secret.SecretSignatureConfiguration;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Ends the start when no key can verify a token: the service would refuse every token, and say no reason. */
@Context
class KeyCheck {

    private static final int SECRET_BYTES = 32; // HS256 needs them: RFC 7518, section 3.2
    private static final String SECRET = "MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_SECRET_ISSUER_SECRET";
    private static final String KEY_SET = "MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_JWKS_ISSUER_URL";

    KeyCheck(List<SecretSignatureConfiguration> secrets, List<JwksSignatureConfiguration> keySets) {
        if (secrets.isEmpty() && keySets.isEmpty()) {
            throw new ConfigurationException(
                    "Security is on, but no key can verify a token: set " + SECRET + " or " + KEY_SET + ".");
        }
        if (secrets.stream().anyMatch(KeyCheck::isShort)) {
            throw new ConfigurationException(
                    "The secret that verifies tokens is too short: set " + SECRET + " to 32 bytes or more.");
        }
    }

    private static boolean isShort(SecretSignatureConfiguration configuration) {
        var secret = configuration.getSecret();
        return secret == null || secret.getBytes(StandardCharsets.UTF_8).length < SECRET_BYTES;
    }
}
