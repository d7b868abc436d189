package dev.a2b.measure.result;

import java.util.List;

/**
 * The artifact that is measured, as its build described it.
 *
 * @param variant names the build, as in {@code jar}
 * @param profiles the Maven profiles that made it; {@code given} when another project made it
 * @param kind {@code process}, {@code image}, or {@code address} of a service that someone else started
 * @param command program and arguments that start it; empty for an address
 * @param artifact the file; of an image its name and tag; or the address
 * @param size how large it is
 * @param sha256 its checksum when it was built; of an image its id; empty for an address
 * @param creation how it was built
 */
public record Build(
    String variant, String profiles, String kind, List<String> command, String artifact, Size size, String sha256,
    Creation creation) {

    public static final String PROCESS = "process";
    public static final String IMAGE = "image";
    public static final String ADDRESS = "address";

    /**
     * How large an artifact is.
     *
     * @param bytes of the file, negative when not known; of an image the sum of its layers, uncompressed
     * @param compressedBytes of an image as a registry transfers it; 0 when the description does not say
     * @param cacheBytes of the AOT cache; 0 when there is none
     */
    public record Size(long bytes, long compressedBytes, long cacheBytes) {
    }

    /**
     * How an artifact was built.
     *
     * @param millis how long the build took without its tests, in milliseconds; negative when not known
     * @param incremental whether the build reused work of an earlier one
     * @param builder the JDK, GraalVM or builder image that made it; empty when not known
     */
    public record Creation(long millis, boolean incremental, String builder) {

        /** Of a build that nobody described. */
        public static final Creation UNKNOWN = new Creation(-1, false, "");
    }

    /** Whether someone else started it, so that only its responses are known. */
    public boolean isElsewhere() {
        return ADDRESS.equals(kind);
    }

    /** Whether it is a container image. */
    public boolean isImage() {
        return IMAGE.equals(kind);
    }
}
