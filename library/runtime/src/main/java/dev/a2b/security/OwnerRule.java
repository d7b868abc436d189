package dev.a2b.security;

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

/** The paths of an owner are for the owner, who is the subject of the token, and for operators. */
@Singleton
@Requires(property = "a2b.security.owner-variable")
class OwnerRule implements SecurityRule<HttpRequest<?>> {

    private final SecuritySettings settings;

    OwnerRule(SecuritySettings settings) {
        this.settings = settings;
    }

    @Override
    public Publisher<SecurityRuleResult> check(HttpRequest<?> request, @Nullable Authentication caller) {
        return Mono.justOrEmpty(owner(request))
                .map(owner -> mayActFor(owner, caller) ? SecurityRuleResult.ALLOWED : SecurityRuleResult.REJECTED);
    }

    private Optional<String> owner(HttpRequest<?> request) {
        return RouteAttributes.getRouteMatch(request)
                .map(route -> route.getVariableValues().get(settings.ownerVariable()))
                .map(Object::toString);
    }

    private boolean mayActFor(String owner, @Nullable Authentication caller) {
        return caller != null
                && (caller.getRoles().contains(settings.operatorRole())
                        || caller.getName().equals(owner));
    }
}
