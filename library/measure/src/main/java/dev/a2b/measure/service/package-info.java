/**
 * Starts a service as a process or as a container, waits for its first successful response, and stops it. Measurements
 * and tests of built artifacts both use this package.
 *
 * <p>A simulation needs none of these types. The artifact tests of a project may use the public ones:
 * {@link dev.a2b.measure.service.BuildDescription} describes the artifact,
 * {@link dev.a2b.measure.service.ServiceLauncher} starts it, {@link dev.a2b.measure.service.MeasuredService} is the
 * running service, {@link dev.a2b.measure.service.ServiceClient} sends requests to it, and
 * {@link dev.a2b.measure.service.AotTraining} makes an AOT cache.
 */
package dev.a2b.measure.service;
