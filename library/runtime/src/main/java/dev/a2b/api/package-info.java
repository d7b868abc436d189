/**
 * What controllers use: pages, problems, ids of requests. Not marked for null: the document of a service would call the
 * nullable members of {@link dev.a2b.api.Problem} required.
 */
package dev.a2b.api;
