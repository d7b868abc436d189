package com.example.a2b.problem;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.convert.exceptions.ConversionErrorException;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.server.exceptions.NotFoundException;
import io.micronaut.json.JsonSyntaxException;
import io.micronaut.serde.exceptions.SerdeException;
import io.micronaut.web.router.exceptions.UnsatisfiedBodyRouteException;
import io.micronaut.web.router.exceptions.UnsatisfiedRouteException;
import io.netty.handler.codec.DecoderException;
import io.r2dbc.spi.R2dbcException;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Path;
import java.time.LocalDate;
import java.util.stream.Collectors;

/**
 * What a caller is told about a refused request: in the words of the API, never in those of the code.
 *
 * @param detail absent where it is nobody's business
 */
record Explanation(ProblemType type, @Nullable String detail) {

    static Explanation of(HttpStatus status, @Nullable Throwable cause) {
        if (status == HttpStatus.SERVICE_UNAVAILABLE) {
            return new Explanation(ProblemType.UNAVAILABLE, null);
        }
        if (status.getCode() >= HttpStatus.INTERNAL_SERVER_ERROR.getCode()) {
            return new Explanation(ProblemType.BLANK, null);
        }
        if (cause instanceof ProblemException problem) {
            return new Explanation(problem.type(), problem.getMessage());
        }
        if (cause instanceof ConstraintViolationException violations) {
            return invalid(violations.getConstraintViolations().stream()
                .map(Explanation::sentence).sorted().collect(Collectors.joining(" ")));
        }
        if (cause instanceof UnsatisfiedBodyRouteException) {
            return malformed("The body is missing.");
        }
        if (cause instanceof UnsatisfiedRouteException missing) {
            return invalid("The parameter " + missing.getArgument().getName() + " is missing.");
        }
        if (cause instanceof ConversionErrorException conversion) {
            return conversion(conversion.getArgument(), conversion.getCause());
        }
        if (cause instanceof JsonSyntaxException) {
            return malformed("The body is not valid JSON.");
        }
        if (cause instanceof DecoderException) {
            return malformed("The body is not encoded as its header says.");
        }
        if (cause instanceof R2dbcException) {
            return invalid("A value cannot be stored.");
        }
        return byStatus(status, cause);
    }

    private static Explanation byStatus(HttpStatus status, @Nullable Throwable cause) {
        return switch (status) {
            case BAD_REQUEST -> malformed("The request is malformed.");
            case NOT_FOUND -> cause instanceof NotFoundException
                ? blank("There is no such path.")
                : new Explanation(ProblemType.UNKNOWN_RESOURCE, "There is no such resource.");
            case FORBIDDEN -> blank("The service refuses this caller or the origin of the request.");
            case METHOD_NOT_ALLOWED -> blank("This path does not support this method.");
            case NOT_ACCEPTABLE -> blank("The service does not answer in any of the accepted formats.");
            case REQUEST_ENTITY_TOO_LARGE -> blank("The request is too large.");
            case UNSUPPORTED_MEDIA_TYPE -> blank("The body is not of the type application/json.");
            default -> blank(null);
        };
    }

    private static Explanation conversion(Argument<?> argument, Throwable cause) {
        if (argument.getAnnotationMetadata().hasAnnotation(Body.class)) {
            return invalid(body(cause));
        }
        return invalid("The parameter " + argument.getName() + " is not a valid " + kind(argument.getType()) + ".");
    }

    private static String body(Throwable cause) {
        if (cause instanceof SerdeException fault && !fault.getPath().isEmpty()) {
            return "The field " + fault.getPath().get(0).getArgument().getName()
                + " of the body is unknown or has a value of the wrong type.";
        }
        return "The body is not an object with the expected fields.";
    }

    private static String kind(Class<?> type) {
        if (type == LocalDate.class) {
            return "date, such as 2030-01-31";
        }
        return type.isPrimitive() || Number.class.isAssignableFrom(type) ? "number" : "value";
    }

    // The last node is the name of a parameter or of a field of the body; the others are names in the code.
    private static String sentence(ConstraintViolation<?> violation) {
        var name = "";
        for (Path.Node node : violation.getPropertyPath()) {
            name = node.getName();
        }
        return name + " " + violation.getMessage() + ".";
    }

    private static Explanation malformed(String detail) {
        return new Explanation(ProblemType.MALFORMED_REQUEST, detail);
    }

    private static Explanation invalid(String detail) {
        return new Explanation(ProblemType.INVALID_VALUE, detail);
    }

    private static Explanation blank(@Nullable String detail) {
        return new Explanation(ProblemType.BLANK, detail);
    }
}
