package dev.a2b.security;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpRequest;
import io.micronaut.security.token.Claims;
import io.micronaut.security.token.jwt.validator.GenericJwtClaimsValidator;
import jakarta.inject.Singleton;

/** Refuses a token that never expires. Micronaut's own validator refuses the expired ones only. */
@Singleton
class ExpiryValidator implements GenericJwtClaimsValidator<HttpRequest<?>> {

    @Override
    public boolean validate(Claims claims, @Nullable HttpRequest<?> request) {
        return claims.get("exp") != null;
    }
}
