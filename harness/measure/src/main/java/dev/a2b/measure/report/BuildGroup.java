package dev.a2b.measure.report;

import dev.a2b.measure.result.Build;
import java.util.List;
import java.util.regex.Pattern;

/** The groups of a comparison, in their order. The family has a colour in the page, the packaging a shape. */
enum BuildGroup {

    JVM_PROCESS("JVM, process", Family.JVM, Packaging.PROCESS),
    JVM_CONTAINER("JVM, container", Family.JVM, Packaging.CONTAINER),
    NATIVE_PROCESS("native executable, process", Family.NATIVE, Packaging.PROCESS),
    NATIVE_CONTAINER("native executable, container", Family.NATIVE, Packaging.CONTAINER),
    /** Services that were started elsewhere, of which only the address is known. */
    ELSEWHERE("started elsewhere", Family.UNKNOWN, Packaging.ADDRESS);

    /** What executes the service. */
    enum Family {
        JVM("JVM"), NATIVE("native executable"), UNKNOWN("started elsewhere");

        private final String text;

        Family(String text) {
            this.text = text;
        }

        String text() {
            return text;
        }
    }

    /** How the service is started. */
    enum Packaging {
        PROCESS, CONTAINER, ADDRESS
    }

    private static final Pattern NATIVE = Pattern.compile("\\bnative\\b");
    private static final Pattern JAVA = Pattern.compile("(.*/)?java(\\.exe)?");

    private final String text;
    private final Family family;
    private final Packaging packaging;

    BuildGroup(String text, Family family, Packaging packaging) {
        this.text = text;
        this.family = family;
        this.packaging = packaging;
    }

    /** The group of a build. A native executable is known by the name of its build. */
    static BuildGroup of(Build build) {
        if (build.isElsewhere()) {
            return ELSEWHERE;
        }
        var family = isNative(build) ? Family.NATIVE : Family.JVM;
        var packaging = build.isImage() ? Packaging.CONTAINER : Packaging.PROCESS;
        return List.of(values()).stream()
            .filter(group -> group.family == family && group.packaging == packaging).findFirst().orElseThrow();
    }

    private static boolean isNative(Build build) {
        var java = build.command().stream().findFirst().filter(program -> JAVA.matcher(program).matches()).isPresent();
        return !java && NATIVE.matcher(build.profiles() + " " + build.variant()).find();
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
