package dev.a2b.measure.result;

import java.util.List;

/**
 * The artifact that is measured, as its build described it.
 *
 * @param variant names the build, as in {@code jar}
 * @param profiles the Maven profiles that made it; {@code given} when it is not of this project
 * @param kind {@code process}, {@code image}, or {@code address} of a service that someone else started
 * @param command program and arguments that start it; of an address nothing
 * @param artifact the file; of an image its name and tag; the address
 * @param bytes its size, negative when it is not known; of an image the sum of its layers, unpacked
 * @param compressedBytes size of an image as it travels; 0 when the description does not say
 * @param cacheBytes size of an AOT cache; 0 when there is none
 * @param sha256 its checksum when it was built; of an image its id
 * @param millis how long the build took, tests not counted; negative when the description does not say
 * @param incremental whether the build found work of an earlier one done
 * @param builder the JDK, GraalVM or builder image that made it; empty when the description does not say
 */
public record Build(
    String variant, String profiles, String kind, List<String> command, String artifact, long bytes,
    long compressedBytes, long cacheBytes, String sha256, long millis, boolean incremental,
    String builder) {

    public static final String PROCESS = "process";
    public static final String IMAGE = "image";
    public static final String ADDRESS = "address";

    /** Descriptions of earlier versions name no builder. */
    public Build {
        builder = builder == null ? "" : builder;
    }

    /** What nobody described. */
    public Build(
        String variant, String profiles, String kind, List<String> command, String artifact, long bytes,
        long compressedBytes, long cacheBytes, String sha256, long millis, boolean incremental) {
        this(variant, profiles, kind, command, artifact, bytes, compressedBytes, cacheBytes, sha256, millis,
            incremental, "");
    }

    /** Whether it was started by someone else, so that nothing but its answers can be known. */
    public boolean isElsewhere() {
        return ADDRESS.equals(kind);
    }

    public boolean isImage() {
        return IMAGE.equals(kind);
    }
}
