package dev.a2b.api;

import io.micronaut.core.annotation.AnnotationValue;
import io.micronaut.core.annotation.Internal;
import io.micronaut.core.annotation.Introspected;
import io.micronaut.validation.validator.constraints.ConstraintValidator;
import io.micronaut.validation.validator.constraints.ConstraintValidatorContext;
import java.time.LocalDate;

/** Public because the generated code of a service names it. */
@Internal
@Introspected
public class CalendarDayValidator implements ConstraintValidator<CalendarDay, LocalDate> {

    @Override
    public boolean isValid(LocalDate day, AnnotationValue<CalendarDay> constraint, ConstraintValidatorContext context) {

        return day == null || day.getYear() >= 1 && day.getYear() <= 9999;
    }
}
