package dev.a2b.api;

import jakarta.validation.Constraint;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A day that a calendar shows: Java knows dates that lie beyond what a database can compute with. */
@Documented
@Constraint(validatedBy = CalendarDayValidator.class)
@Retention(RetentionPolicy.RUNTIME)
public @interface CalendarDay {

    String message() default "must be a day of the years 1 to 9999";
}
