package dev.a2b.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.micronaut.data.model.Sort;
import io.micronaut.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
