package dev.a2b.http;

import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Value;
import io.micronaut.core.convert.ArgumentConversionContext;
import io.micronaut.core.convert.ConversionContext;
import io.micronaut.core.convert.MutableConversionService;
import io.micronaut.core.convert.TypeConverterRegistrar;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * Reads a parameter of a request in one spelling only, so that everyone reads the same in it. Micronaut's own converters
 * also take 005 for the number 5, 1-1-1-1-1 for a UUID, and any word for false; in configuration, that stays.
 */
@Singleton
class ParameterConverters implements TypeConverterRegistrar {

    @Override
    public void register(MutableConversionService conversions) {
        add(conversions, Integer.class, Integer::valueOf);
        add(conversions, Long.class, Long::valueOf);
        add(conversions, UUID.class, UUID::fromString);
        add(conversions, Boolean.class, ParameterConverters::isTrue);
    }

    private static <T> void add(MutableConversionService conversions, Class<T> type, Function<String, T> reader) {
        conversions.addConverter(CharSequence.class, type, (characters, target, context) -> {
            var text = characters.toString();
            if (text.isEmpty() && !isParameter(context)) {
                return Optional.empty();
            }
            try {
                var value = reader.apply(text);
                var one = value instanceof UUID ? text.toLowerCase(Locale.ROOT) : text; // RFC 9562 allows both cases
                if (isParameter(context) && !value.toString().equals(one)) {
                    throw new IllegalArgumentException("Another spelling of " + value);
                }
                return Optional.of(value);
            } catch (IllegalArgumentException e) {
                context.reject(text, e);
                return Optional.empty();
            }
        });
    }

    private static boolean isParameter(ConversionContext context) {
        return context instanceof ArgumentConversionContext<?> argument
                && !argument.getAnnotationMetadata().hasAnnotation(Property.class)
                && !argument.getAnnotationMetadata().hasAnnotation(Value.class);
    }

    private static boolean isTrue(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "yes", "y", "on" -> true;
            default -> false;
        };
    }
}
