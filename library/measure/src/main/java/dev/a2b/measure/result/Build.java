package dev.a2b.measure.result;

import java.util.List;

/**
 * The artifact that is measured, as its build described it.
 *
 * @param name name of the build, as in {@code jar}
 * @param profiles the Maven profiles that made it; {@link #GIVEN} if another project made it
 * @param kind {@link #PROCESS}, {@link #IMAGE} or {@link #ADDRESS}
 * @param family what executes it
 * @param command program and arguments that start it; empty for an address
 * @param artifact path of the file or folder, name and tag of the image, or the address
 * @param size its size
 * @param sha256 checksum of the files that it ran from when it was built, or id of the image; empty for an address
 * @param creation how it was built
 */
public record Build(
        String name,
        String profiles,
        String kind,
        Family family,
        List<String> command,
        String artifact,
        Size size,
        String sha256,
        Creation creation) {

    /** A program, measured as a process of this machine. */
    public static final String PROCESS = "process";
    /** An image, measured as a container. */
    public static final String IMAGE = "image";
    /** A service that was started elsewhere and is measured at its address. */
    public static final String ADDRESS = "address";

    /** Stands in place of profiles for an artifact that another project made. */
    public static final String GIVEN = "given";

    /** What executes a service. */
    public enum Family {

        /** A JVM. */
        JVM,
        /** The processor itself. */
        NATIVE,
        /** Not known, because the service was started elsewhere. */
        UNKNOWN
    }

    /**
     * The size of an artifact.
     *
     * @param bytes bytes of the file or of all files in the folder, or of the uncompressed layers of an image; negative
     *     if unknown
     * @param compressedBytes bytes of an image compressed with gzip, as a registry transfers it; 0 if unknown
     * @param cacheBytes bytes of the AOT cache; 0 if there is none
     * @param runtimeBytes bytes of the Java runtime that executes it and is not a part of it; 0 if it needs none,
     *     negative if unknown
     */
    public record Size(long bytes, long compressedBytes, long cacheBytes, long runtimeBytes) {}

    /**
     * How an artifact was built.
     *
     * @param builder the JDK, GraalVM or builder image that made it; empty if unknown
     */
    public record Creation(String builder) {

        /** For an artifact without a build description. */
        public static final Creation UNKNOWN = new Creation("");
    }

    /** The same build, whose Java runtime has this size, in bytes; negative if unknown. */
    public Build withRuntime(long bytes) {
        return new Build(
                name,
                profiles,
                kind,
                family,
                command,
                artifact,
                new Size(size.bytes, size.compressedBytes, size.cacheBytes, bytes),
                sha256,
                creation);
    }

    /** Whether the service was started elsewhere, so that only its responses are known. */
    public boolean isElsewhere() {
        return ADDRESS.equals(kind);
    }

    /** Whether another project made the artifact. */
    public boolean isGiven() {
        return GIVEN.equals(profiles);
    }

    /** Bytes of all that must be shipped, as far as it is known. The layers of an image contain all of it. */
    long shippedBytes() {
        return isImage() ? size.bytes : size.bytes + size.cacheBytes + size.runtimeBytes;
    }

    /** Whether the artifact is a container image. */
    public boolean isImage() {
        return IMAGE.equals(kind);
    }
}
