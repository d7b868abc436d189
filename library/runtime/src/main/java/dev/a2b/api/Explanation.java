package dev.a2b.api;

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
 * @param type   the last part of the URI of the kind of problem, or null where the status says everything; a part of
 *               the API, README.md lists them
 * @param detail absent where it is nobody's business
 */
record Explanation(@Nullable String type, @Nullable String detail) {

    static Explanation of(HttpStatus status, @Nullable Throwable cause) {
        if (cause instanceof ProblemException problem && problem.getType() != null) {
            return new Explanation(problem.getType(), problem.getMessage());
        }
        return switch (status) {
            case BAD_REQUEST -> badRequest(cause);
            case NOT_FOUND ->
                cause instanceof NotFoundException
                        ? new Explanation(null, "There is no such path.")
                        : new Explanation("unknown-resource", message(cause, "There is no such resource."));
            case CONFLICT -> new Explanation("conflict", message(cause, null));
            case SERVICE_UNAVAILABLE -> new Explanation("unavailable", null);
            default -> new Explanation(null, message(cause, detail(status)));
        };
    }

    @Nullable
    private static String message(@Nullable Throwable cause, @Nullable String otherwise) {
        return cause instanceof ProblemException problem ? problem.getMessage() : otherwise;
    }

    @Nullable
    private static String detail(HttpStatus status) {
        return switch (status) {
            case UNAUTHORIZED -> "The request has no valid token.";
            case FORBIDDEN -> "The service refuses this caller or the origin of the request.";
            case METHOD_NOT_ALLOWED -> "This path does not support this method.";
            case NOT_ACCEPTABLE -> "The service does not answer in any of the accepted formats.";
            case REQUEST_ENTITY_TOO_LARGE -> "The request is too large.";
            case REQUEST_URI_TOO_LONG -> "The address is too long.";
            case REQUEST_HEADER_FIELDS_TOO_LARGE -> "The header is too large.";
            case UNSUPPORTED_MEDIA_TYPE -> "The body is not of the type application/json.";
            default -> null;
        };
    }

    private static Explanation badRequest(@Nullable Throwable cause) {
        if (cause instanceof ConstraintViolationException violations) {
            return invalid(violations.getConstraintViolations().stream()
                    .map(Explanation::sentence)
                    .sorted()
                    .collect(Collectors.joining(" ")));
        }
        if (cause instanceof UnsatisfiedRouteException missing && !(cause instanceof UnsatisfiedBodyRouteException)) {
            return invalid("The parameter " + missing.getArgument().getName() + " is missing.");
        }
        if (cause instanceof ConversionErrorException conversion) {
            return invalid(conversion(conversion.getArgument(), conversion.getCause()));
        }
        if (cause instanceof R2dbcException) {
            return invalid("A value cannot be stored.");
        }
        return new Explanation("malformed-request", message(cause, malformed(cause)));
    }

    private static Explanation invalid(String detail) {
        return new Explanation("invalid-value", detail);
    }

    @Nullable
    private static String malformed(@Nullable Throwable cause) {
        if (cause instanceof UnsatisfiedBodyRouteException) {
            return "The body is missing.";
        }
        if (cause instanceof JsonSyntaxException) {
            return message(cause.getCause(), "The body is not valid JSON.");
        }
        return cause instanceof DecoderException
                ? "The body is not encoded as its header says."
                : "The request is malformed.";
    }

    private static String conversion(Argument<?> argument, @Nullable Throwable cause) {
        if (!argument.getAnnotationMetadata().hasAnnotation(Body.class)) {
            return "The parameter " + argument.getName() + " is not a valid " + kind(argument.getWrapperType()) + ".";
        }
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
        return Number.class.isAssignableFrom(type) ? "number" : "value";
    }

    // The last node is the name of a parameter or of a field of the body; the others are names in the code. A message
    // that begins a sentence names its subject itself: the name of a header is none in the code.
    private static String sentence(ConstraintViolation<?> violation) {
        var name = "";
        for (Path.Node node : violation.getPropertyPath()) {
            name = node.getName();
        }
        var message = violation.getMessage();
        return Character.isUpperCase(message.charAt(0)) ? message + "." : name + " " + message + ".";
    }
}
