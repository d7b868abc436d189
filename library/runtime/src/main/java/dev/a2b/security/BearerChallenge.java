package dev.a2b.security;

import io.micronaut.http.HttpRequest;
import io.micronaut.security.authentication.WwwAuthenticateChallengeProvider;
import jakarta.inject.Singleton;

/** Tells a caller without a valid token what is needed, RFC 9110, section 15.5.2. */
@Singleton
class BearerChallenge implements WwwAuthenticateChallengeProvider<HttpRequest<?>> {

    @Override
    public String getWwwAuthenticateChallenge(HttpRequest<?> request) {
        return "Bearer";
    }
}
