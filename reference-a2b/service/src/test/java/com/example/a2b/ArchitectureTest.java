package com.example.a2b;

import dev.a2b.testkit.ArchitectureSuite;

/** The features of the service do not depend on each other in a circle. */
class ArchitectureTest extends ArchitectureSuite {}
