package dev.a2b.http;

import io.micronaut.context.BeanContext;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.validation.validator.constraints.ConstraintValidator;
import io.micronaut.validation.validator.constraints.DefaultConstraintValidators;
import io.micronaut.validation.validator.constraints.SizeValidator;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.util.Optional;

/**
 * Counts the characters of a text as its document and its column do: by code points. Micronaut's own {@code @Size}
 * counts chars of Java, of which an emoji has two.
 *
 * @see <a href="https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1">maxLength of JSON Schema</a>
 */
@Singleton
@Replaces(DefaultConstraintValidators.class)
class TextLength extends DefaultConstraintValidators {

    private static final SizeValidator<CharSequence> CODE_POINTS =
            text -> Character.codePointCount(text, 0, text.length());

    @Inject
    TextLength(BeanContext beans) {
        super(beans);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation, T> Optional<ConstraintValidator<A, T>> findConstraintValidator(
            Class<A> constraint, Class<T> type) {
        return constraint == Size.class && CharSequence.class.isAssignableFrom(type)
                ? Optional.of((ConstraintValidator<A, T>) CODE_POINTS)
                : super.findConstraintValidator(constraint, type);
    }
}
