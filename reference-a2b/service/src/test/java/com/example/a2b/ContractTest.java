package com.example.a2b;

import dev.a2b.testkit.ContractSuite;

/** The service and its document agree. */
class ContractTest extends ContractSuite {}
