package dev.a2b.security;

import com.nimbusds.jose.jwk.JWKSet;
import io.micronaut.context.BeanContext;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.HttpClientConfiguration;
import io.micronaut.http.client.HttpClientRegistry;
import io.micronaut.security.token.jwt.signature.jwks.HttpClientJwksClient;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.reactivestreams.Publisher;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * Reads the keys that issuers publish. Logs a line when those of one cannot be read, and one when they can be again.
 * Micronaut's own has a stack trace for each request with a token, and the URL, which may have a password.
 */
@Singleton
@Replaces(HttpClientJwksClient.class)
class IssuerKeys extends HttpClientJwksClient {

    private static final Logger LOG = LoggerFactory.getLogger(IssuerKeys.class);

    /** How often those of an issuer could not be read since they were read the last time. */
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();

    IssuerKeys(BeanContext beans, HttpClientRegistry<HttpClient> clients, HttpClientConfiguration configuration) {
        super(beans, clients, configuration);
    }

    /** Empty if they cannot be read. */
    @Override
    public Publisher<String> load(@Nullable String issuer, String url) {
        var name = String.valueOf(issuer);
        return Mono.defer(() -> Mono.from(getClient(issuer).retrieve(url)))
                .flatMap(keys -> Mono.fromCallable(() -> JWKSet.parse(keys)).thenReturn(keys))
                .doOnNext(keys -> read(name))
                .doOnError(failure -> failed(name, failure))
                .onErrorComplete();
    }

    private void failed(String issuer, Throwable failure) {
        if (failures.merge(issuer, 1, Integer::sum) == 1) {
            LOG.warn(
                    "The keys of {} cannot be read, so its tokens get the status 401: {}",
                    issuer,
                    failure.getMessage());
        }
    }

    private void read(String issuer) {
        var failed = failures.remove(issuer);
        if (failed != null) {
            LOG.info("The keys of {} can be read again. Requests that failed until then: {}", issuer, failed);
        }
    }
}
