package com.example.a2b.artifact;

/** Every artifact answers as {@link ArtifactChecks} says. Add what only this service does. */
class ArtifactIT extends ArtifactChecks {}
