package dev.a2b.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.data.model.Sort;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reactor.core.publisher.Mono;

class PageRequestTest {

    private final PageRequest third = new PageRequest(HttpRequest.GET("/items"), 2, 20, false);

    @Test
    void a_repository_reads_one_row_more_than_the_page_has_and_skips_those_of_earlier_pages() {
        var pageable = third.pageable("name", "id");

        assertEquals(21, pageable.getSize());
        assertEquals(40, pageable.getOffset());
        assertFalse(pageable.isUnpaged());
    }

    @Test
    void a_repository_sorts_by_the_properties_in_their_order() {
        var order = third.pageable("name", "id").getSort().getOrderBy();

        assertEquals(List.of(Sort.Order.asc("name"), Sort.Order.asc("id")), order);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?size=3           | 0 | 4 | </items?size=3&page=0>; rel=\"first\", "
                        + "</items?size=3&page=1>; rel=\"next\"",
                "?size=3&page=1    | 1 | 4 | </items?size=3&page=0>; rel=\"first\", "
                        + "</items?size=3&page=0>; rel=\"prev\", </items?size=3&page=2>; rel=\"next\"",
                "?size=3&page=1    | 1 | 3 | </items?size=3&page=0>; rel=\"first\", "
                        + "</items?size=3&page=0>; rel=\"prev\"",
                "?other=           | 0 | 1 | </items?other=&page=0>; rel=\"first\"",
                "?other=%7Bpage%7D | 0 | 1 | </items?other=%7Bpage%7D&page=0>; rel=\"first\"",
                "?other=a&other=b  | 0 | 1 | </items?other=a&other=b&page=0>; rel=\"first\"",
                "?other=%3E%0D%0AX-Evil:%201 | 0 | 1 | </items?other=%3E%0D%0AX-Evil%3A+1&page=0>; rel=\"first\""
            })
    void a_page_links_to_those_around_it_and_repeats_other_parameters(String query, int page, int rows, String links) {
        var answer = answer(query, page, rows, false);

        assertEquals(Math.min(rows, 3), answer.body().size());
        assertEquals(links, answer.header("Link"));
        assertNull(answer.header("Total-Count"));
    }

    @Test
    void the_total_and_the_last_page_are_told_on_request() {
        var answer = answer("?size=3&total=true", 0, 4, true);

        assertEquals("7", answer.header("Total-Count"));
        assertTrue(
                answer.header("Link").endsWith("</items?size=3&total=true&page=2>; rel=\"last\""),
                answer.header("Link"));
    }

    /** With at most three rows, of seven. */
    private static HttpResponse<List<Integer>> answer(String query, int page, int rows, boolean total) {
        return new PageRequest(HttpRequest.GET("/items" + query), page, 3, total)
                .answer(Mono.just(Collections.nCopies(rows, 1)), Mono.just(7L))
                .block();
    }
}
