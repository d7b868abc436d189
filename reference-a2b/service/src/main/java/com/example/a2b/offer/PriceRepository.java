package com.example.a2b.offer;

import com.example.a2b.transfer.Transfer;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import java.math.BigDecimal;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface PriceRepository extends GenericRepository<Transfer, Long> {

    Mono<BigDecimal> findPriceById(long id);
}
