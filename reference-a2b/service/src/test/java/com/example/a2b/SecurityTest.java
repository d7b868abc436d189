package com.example.a2b;

import dev.a2b.testkit.SecuritySuite;

/** Each operation is open to those for whom it is documented, and to nobody else. */
class SecurityTest extends SecuritySuite {}
