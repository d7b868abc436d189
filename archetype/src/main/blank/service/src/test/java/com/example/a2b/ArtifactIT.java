package com.example.a2b;

import dev.a2b.testkit.ArtifactSuite;

/** Every artifact answers as the suite says. Add what only this service does. */
class ArtifactIT extends ArtifactSuite {}
