/**
 * The service under test: starts it as a process or as a container, waits for its first successful response, and stops
 * it. This is the only place that does so, for a measurement and for the tests of a built artifact.
 *
 * <p>A simulation needs none of these types. The artifact tests of a project may use the public ones:
 * {@link dev.a2b.measure.service.BuildDescription} says what was built,
 * {@link dev.a2b.measure.service.ServiceLauncher} starts it, {@link dev.a2b.measure.service.MeasuredService} is the
 * running service, {@link dev.a2b.measure.service.ServiceClient} sends requests to it, and
 * {@link dev.a2b.measure.service.AotTraining} makes an AOT cache.
 */
package dev.a2b.measure.service;
