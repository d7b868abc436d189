/** What repositories use beside Micronaut Data. */
package dev.a2b.data;
