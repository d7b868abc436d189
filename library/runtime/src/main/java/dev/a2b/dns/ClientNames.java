package dev.a2b.dns;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.http.client.HttpClientConfiguration;
import jakarta.inject.Singleton;

/** Gives all HTTP clients the look-up that blocks no event loop, unless they have another one. */
@Singleton
final class ClientNames implements BeanCreatedEventListener<HttpClientConfiguration> {

    @Override
    public HttpClientConfiguration onCreated(BeanCreatedEvent<HttpClientConfiguration> created) {
        var client = created.getBean();
        if (client.getAddressResolverGroupName() == null) {
            client.setAddressResolverGroupName(DnsSettings.RESOLVERS);
        }
        return client;
    }
}
