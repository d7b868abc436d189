package dev.a2b;

import io.micronaut.context.ApplicationContextBuilder;
import io.micronaut.context.ApplicationContextConfigurer;
import io.micronaut.context.annotation.ContextConfigurer;
import io.micronaut.context.env.PropertySource;
import io.micronaut.core.annotation.Internal;
import io.micronaut.core.order.Ordered;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Properties;

/**
 * Configures the framework for every service: what its application.yml does not say has the value of the file
 * defaults.properties beside this class.
 */
@Internal
@ContextConfigurer
public final class Defaults implements ApplicationContextConfigurer {

    private static final String FILE = "defaults.properties";

    @Override
    public void configure(ApplicationContextBuilder builder) {
        if (System.getProperty("org.graalvm.nativeimage.imagecode") != null) {
            // How Netty frees memory on Java 25 by default ends in an error in an executable, under load or where
            // memory is scarce. https://github.com/netty/netty/issues/17172
            System.setProperty("io.netty.noUnsafe", "false");
        }
        builder.banner(false).propertySources(PropertySource.of("a2b", values(), Ordered.HIGHEST_PRECEDENCE));
    }

    private static HashMap<String, Object> values() {
        var properties = new Properties();
        try (var file = Defaults.class.getResourceAsStream(FILE)) {
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var values = new HashMap<String, Object>();
        properties.forEach((name, value) -> values.put(name.toString(), value));
        return values;
    }
}
