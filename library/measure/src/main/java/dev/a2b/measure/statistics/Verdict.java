package dev.a2b.measure.statistics;

/**
 * What the rounds say about a figure of a build and that of its baseline.
 *
 * @param quantity what the figure is
 * @param kind the verdict
 * @param interval the change; null if there is none
 * @param reason why there is no interval; empty if there is one
 */
public record Verdict(Quantity quantity, Kind kind, PairedInterval interval, String reason) {

    /** What may be said. */
    public enum Kind {
        /** The build is better: 0 lies outside of the interval. */
        BETTER,
        /** The build is worse: 0 lies outside of the interval. */
        WORSE,
        /** The whole interval lies within 15 %, the factor 1.15 in both directions, or within 15 points. */
        ABOUT_THE_SAME,
        /** Neither, or too few runs count. */
        NOT_KNOWN
    }

    /** Percent or points within which builds are about the same. */
    public static final int SAME = 15;

    /** Percent or points below which a proven change is too little to decide by. */
    public static final int LITTLE = 5;

    /** The verdict at the newest look on one of so many builds that are compared with the baseline. */
    public static Verdict of(PairedRounds rounds, int others) {
        var quantity = rounds.quantity();
        return rounds.fault()
                .map(fault -> new Verdict(quantity, Kind.NOT_KNOWN, null, fault))
                .orElseGet(() -> of(quantity, rounds.interval(others)));
    }

    private static Verdict of(Quantity quantity, PairedInterval interval) {
        return new Verdict(quantity, kind(quantity, interval), interval, "");
    }

    private static Kind kind(Quantity quantity, PairedInterval interval) {
        if (interval.low() > 0 || interval.high() < 0) {
            return quantity.worse(interval.estimate()) > 0 ? Kind.WORSE : Kind.BETTER;
        }
        var same = quantity.scale().ofPercent(SAME);
        return -same <= interval.low() && interval.high() <= same ? Kind.ABOUT_THE_SAME : Kind.NOT_KNOWN;
    }

    /** Whether more rounds are not needed. */
    public boolean isDecided() {
        return kind != Kind.NOT_KNOWN;
    }

    /** Whether the build is better or worse. */
    public boolean isClaim() {
        return kind == Kind.BETTER || kind == Kind.WORSE;
    }

    /** Whether it is better or worse by too little to decide by. */
    public boolean isLittle() {
        return isClaim() && Math.abs(interval.estimate()) < quantity.scale().ofPercent(LITTLE);
    }

    /** The verdict for a cell of a table, as in {@code 31 % less (21 to 40 %, 6 rounds)}. */
    public String words() {
        return switch (kind) {
            case BETTER, WORSE -> quantity.scale().words(interval.estimate()) + details() + little();
            case ABOUT_THE_SAME -> "about the same" + within();
            case NOT_KNOWN -> "not known: " + doubt();
        };
    }

    /** The verdict in a sentence, as in {@code jar needs 31 % less CPU than native (21 to 40 %, 6 rounds)}. */
    public String sentence(String build, String baseline) {
        var verb = " " + quantity.verb() + " ";
        return switch (kind) {
            case BETTER, WORSE -> build + " " + quantity.sentence(interval.estimate(), baseline) + details() + little();
            case ABOUT_THE_SAME -> build + verb + "about as much " + quantity.noun() + " as " + baseline + within();
            case NOT_KNOWN ->
                "Whether " + build + verb + "less " + quantity.noun() + " than " + baseline + " is not known: "
                        + doubt();
        };
    }

    private String details() {
        return quantity.exact()
                ? ""
                : " (" + quantity.scale().range(interval.estimate(), interval.low(), interval.high()) + ", " + rounds()
                        + ")";
    }

    private String little() {
        return isLittle() ? ", too little to decide by" : "";
    }

    private String within() {
        return quantity.exact() ? "" : ": " + ends() + " (" + rounds() + ")";
    }

    private String doubt() {
        if (interval == null) {
            return reason;
        }
        var estimate = Math.abs(interval.estimate());
        var enough = Math.max(estimate, quantity.scale().ofPercent(SAME) - estimate);
        return ends() + " is possible after " + rounds() + "; " + interval.wouldTell(enough, Looks.SERIES);
    }

    private String ends() {
        return quantity.scale().words(interval.low(), interval.high());
    }

    private String rounds() {
        return interval.pairs() + " rounds";
    }
}
