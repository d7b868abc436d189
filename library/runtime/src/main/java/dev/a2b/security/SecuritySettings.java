package dev.a2b.security;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.bind.annotation.Bindable;

/**
 * Who may use a path that belongs to somebody.
 *
 * @param ownerVariable the variable of a path that names its owner, such as {@code userId}: its value must be the
 *                      subject of the token. Absent where no path belongs to anybody
 * @param operatorRole  the role of those who may use the paths of all owners
 */
@ConfigurationProperties("a2b.security")
record SecuritySettings(
        @Nullable String ownerVariable,
        @Bindable(defaultValue = "OPERATOR") String operatorRole) {}
