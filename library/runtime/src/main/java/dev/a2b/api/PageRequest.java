package dev.a2b.api;

import static java.net.URLEncoder.encode;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import dev.a2b.data.Queries;
import io.micronaut.core.annotation.Introspected;
import io.micronaut.data.model.Pageable;
import io.micronaut.data.model.Sort;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.QueryValue;
import io.swagger.v3.oas.annotations.Parameter;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import reactor.core.publisher.Mono;

/**
 * Which page of a list a request asks for, and how it is answered: with links to other pages
 * (<a href="https://www.rfc-editor.org/rfc/rfc8288">RFC 8288</a>) and, on request, with the number of all rows.
 *
 * @param request the request, whose address the links repeat
 * @param page    the number of the page, from 0
 * @param size    how many rows a page has at most
 * @param total   whether all rows shall be counted
 */
@Introspected
public record PageRequest(
        HttpRequest<?> request,

        @Parameter(description = "The number of the page, from 0.") @QueryValue(defaultValue = "0") @PositiveOrZero
        int page,

        @Parameter(description = "How many rows a page has at most.")
        @QueryValue(defaultValue = "" + DEFAULT_SIZE)
        @Min(1)
        @Max(MAX_SIZE)
        int size,

        @Parameter(description = "Whether all rows shall be counted.") @QueryValue(defaultValue = "false")
        boolean total) {

    /** How many rows a page has unless the request says otherwise. */
    public static final int DEFAULT_SIZE = 20;

    /** The most rows of a page. */
    public static final int MAX_SIZE = 100;

    /** The header with the number of all rows. */
    public static final String TOTAL_COUNT = "Total-Count";

    private static final String PAGE = "page";

    /** How many rows to read: one more than the page has, which tells whether there is a next page. */
    public int limit() {
        return size + 1;
    }

    /** How many rows to skip. */
    public long offset() {
        return (long) page * size;
    }

    /**
     * The same for a method of a repository of Micronaut Data.
     *
     * @param order the properties of the entity by which the rows are sorted, the last of them unique: otherwise, pages
     *              repeat or miss rows
     */
    public Pageable pageable(String... order) {
        var sort = Sort.of(Stream.of(order).map(Sort.Order::asc).toList());
        return new Pageable() {

            @Override
            public int getNumber() {
                return page;
            }

            @Override
            public int getSize() {
                return limit();
            }

            @Override
            public long getOffset() {
                return offset();
            }

            @Override
            public Sort getSort() {
                return sort;
            }
        };
    }

    /**
     * Answers with a page.
     *
     * @param rows  from {@link #offset} on, at most {@link #limit}
     * @param count counts all rows; subscribed to only where the request asks for it
     */
    public <T> Mono<HttpResponse<List<T>>> answer(Mono<List<T>> rows, Mono<Long> count) {
        if (!total) {
            return rows.map(found -> answer(found, Optional.empty()));
        }
        // One after the other: a request holds one connection.
        return Queries.together(rows.zipWhen(found -> count.map(Optional::of), this::answer));
    }

    private <T> HttpResponse<List<T>> answer(List<T> rows, Optional<Long> count) {
        var links = links(rows);
        count.ifPresent(all -> links.add(link("last", Math.max(0, (all - 1) / size))));
        var answer = HttpResponse.ok(rows.subList(0, Math.min(size, rows.size())))
                .header(HttpHeaders.LINK, String.join(", ", links));
        count.ifPresent(all -> answer.header(TOTAL_COUNT, all.toString()));
        return answer;
    }

    private List<String> links(List<?> rows) {
        var links = new ArrayList<String>();
        links.add(link("first", 0));
        if (page > 0) {
            links.add(link("prev", page - 1));
        }
        if (rows.size() > size) {
            links.add(link("next", page + 1));
        }
        return links;
    }

    private String link(String relation, long number) {
        var target = request.getUri().getRawPath() + "?" + otherParameters() + PAGE + "=" + number;
        return "<" + target + ">; rel=\"" + relation + "\"";
    }

    /** Encoded anew, so that nothing in them can end the link. */
    private String otherParameters() {
        return request.getParameters().asMap().entrySet().stream()
                .filter(parameter -> !parameter.getKey().equals(PAGE))
                .flatMap(parameter -> parameter.getValue().stream()
                        .map(value -> encode(parameter.getKey(), UTF_8) + "=" + encode(value, UTF_8) + "&"))
                .collect(joining());
    }
}
