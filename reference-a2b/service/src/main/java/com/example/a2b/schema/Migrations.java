package com.example.a2b.schema;

import io.micronaut.context.annotation.ConfigurationProperties;
import java.util.List;

/**
 * The migrations to run.
 *
 * @param migrations class-path resources in the order of their versions: listed, because a native executable has no
 *                   folders to look into
 */
@ConfigurationProperties("schema")
record Migrations(List<String> migrations) {
}
