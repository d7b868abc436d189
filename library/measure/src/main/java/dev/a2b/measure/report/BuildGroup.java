package dev.a2b.measure.report;

import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import java.util.List;

/** The groups of a comparison, in their order. The family has a colour in the page, the packaging a shape. */
enum BuildGroup {
    JVM_PROCESS("JVM, process", Family.JVM, Packaging.PROCESS),
    JVM_CONTAINER("JVM, container", Family.JVM, Packaging.CONTAINER),
    NATIVE_PROCESS("native executable, process", Family.NATIVE, Packaging.PROCESS),
    NATIVE_CONTAINER("native executable, container", Family.NATIVE, Packaging.CONTAINER),
    /** Services that were started elsewhere, of which only the address is known. */
    ELSEWHERE("started elsewhere", Family.UNKNOWN, Packaging.ADDRESS);

    /** How the service is started. */
    enum Packaging {
        PROCESS,
        CONTAINER,
        ADDRESS
    }

    private final String text;
    private final Family family;
    private final Packaging packaging;

    BuildGroup(String text, Family family, Packaging packaging) {
        this.text = text;
        this.family = family;
        this.packaging = packaging;
    }

    /** The group of a build. */
    static BuildGroup of(Build build) {
        if (build.isElsewhere()) {
            return ELSEWHERE;
        }
        var packaging = build.isImage() ? Packaging.CONTAINER : Packaging.PROCESS;
        return List.of(values()).stream()
                .filter(group -> group.family == build.family() && group.packaging == packaging)
                .findFirst()
                .orElseThrow();
    }

    String text() {
        return text;
    }

    Family family() {
        return family;
    }

    Packaging packaging() {
        return packaging;
    }
}
