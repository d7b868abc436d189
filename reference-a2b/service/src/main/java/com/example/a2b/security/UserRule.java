package com.example.a2b.security;

import io.micronaut.context.annotation.Requires;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpRequest;
import io.micronaut.security.authentication.Authentication;
import io.micronaut.security.rules.SecurityRule;
import io.micronaut.security.rules.SecurityRuleResult;
import io.micronaut.web.router.RouteAttributes;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/** The paths of a user are for that user, who is the subject of the token, and for operators. */
@Singleton
@Requires(property = "micronaut.security.enabled", value = "true")
class UserRule implements SecurityRule<HttpRequest<?>> {

    private static final String OPERATOR = "OPERATOR";

    @Override
    public Publisher<SecurityRuleResult> check(HttpRequest<?> request, @Nullable Authentication caller) {
        return Mono.justOrEmpty(userId(request))
                .map(userId -> mayActFor(userId, caller) ? SecurityRuleResult.ALLOWED : SecurityRuleResult.REJECTED);
    }

    private static Optional<String> userId(HttpRequest<?> request) {
        return RouteAttributes.getRouteMatch(request)
                .map(route -> route.getVariableValues().get("userId"))
                .map(Object::toString);
    }

    private static boolean mayActFor(String userId, @Nullable Authentication caller) {
        return caller != null
                && (caller.getRoles().contains(OPERATOR) || caller.getName().equals(userId));
    }
}
