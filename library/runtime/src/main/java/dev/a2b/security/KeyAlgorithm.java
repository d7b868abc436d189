package dev.a2b.security;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.SignedJWT;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.security.token.jwt.signature.jwks.DefaultJwkValidator;
import jakarta.inject.Singleton;

/** Verifies a token with the algorithm of its key only, RFC 8725, section 3.1. Micronaut's own takes each that fits. */
@Singleton
@Replaces(DefaultJwkValidator.class)
class KeyAlgorithm extends DefaultJwkValidator {

    @Override
    public boolean validate(SignedJWT token, JWK key) {
        return (key.getAlgorithm() == null
                        || key.getAlgorithm().equals(token.getHeader().getAlgorithm()))
                && super.validate(token, key);
    }
}
