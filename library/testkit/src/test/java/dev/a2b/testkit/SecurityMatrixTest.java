package dev.a2b.testkit;

/** The suite of every project, against the small application. */
class SecurityMatrixTest extends SecuritySuite {}
