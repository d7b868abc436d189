package dev.a2b.measure.series;

/**
 * An artifact of a series.
 *
 * @param name name of the build, as in {@code jar}
 * @param sha256 SHA-256 of the file, or id of the image
 */
record Artifact(String name, String sha256) {}
