/** What controllers use: pages, problems, ids of requests. */
package dev.a2b.api;
