package dev.a2b.measure.series;

/** What a build made, and its checksum. */
record Artifact(String variant, String sha256) {
}
