package com.example.a2b.user;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface UserRepository extends GenericRepository<User, Long> {

    Mono<User> findById(long id);

    /** Answers how many users were renamed: 0 where there is none of that key. */
    Mono<Long> update(@Id long id, String firstName, String lastName);
}
