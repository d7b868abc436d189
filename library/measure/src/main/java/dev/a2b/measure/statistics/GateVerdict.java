package dev.a2b.measure.statistics;

/**
 * What pairs of runs say about a figure of a commit and that of its base: whether it became worse. Each end of the
 * interval is a bound at 98 %, because it is asked in one direction only.
 *
 * @param quantity what the figure is
 * @param kind the verdict
 * @param interval the change; null if there is none
 * @param reason why there is no interval; empty if there is one
 */
public record GateVerdict(Quantity quantity, Kind kind, PairedInterval interval, String reason) {

    /** What may be said. */
    public enum Kind {
        /** It is worse for sure, and by more than 15 % as far as one can tell. */
        REGRESSION,
        /** It is worse by less than 15 % for sure, or better. */
        NO_REGRESSION,
        /** Two equal commits would need more than twice as many pairs as are measured, so more pairs are useless. */
        TOO_NOISY,
        /** None of these, or too few runs count. */
        NOT_KNOWN
    }

    /** By how many percent a commit may be worse than its base. */
    public static final int LIMIT = 15;

    private static final int USELESS = 2;

    /**
     * The verdict at the newest look.
     *
     * @param among how many quantities of this kind are asked, so that all together err as seldom as one
     */
    public static GateVerdict of(Quantity quantity, Rounds base, Rounds commit, int among) {
        var pairs = new PairedRounds(quantity, Looks.GATE, base, commit);
        return pairs.fault()
                .map(fault -> new GateVerdict(quantity, Kind.NOT_KNOWN, null, fault))
                .orElseGet(() -> of(quantity, pairs.interval(among)));
    }

    private static GateVerdict of(Quantity quantity, PairedInterval interval) {
        return new GateVerdict(quantity, kind(quantity, interval), interval, "");
    }

    private static Kind kind(Quantity quantity, PairedInterval interval) {
        var limit = quantity.scale().ofPercent(LIMIT);
        var worse = quantity.worse(interval.estimate());
        var width = interval.high() - interval.estimate();
        if (worse > limit && worse > width) {
            return Kind.REGRESSION;
        }
        if (worse + width < limit) {
            return Kind.NO_REGRESSION;
        }
        return interval.halfWidth(USELESS * Looks.GATE.last()) > limit ? Kind.TOO_NOISY : Kind.NOT_KNOWN;
    }

    /** Whether more pairs are not needed. */
    public boolean isDecided() {
        return kind != Kind.NOT_KNOWN;
    }

    /** The verdict in a sentence. */
    public String sentence(String commit, String base) {
        return switch (kind) {
            case REGRESSION ->
                "regression: " + commit + " " + quantity.sentence(interval.estimate(), base) + " ("
                        + quantity.scale().range(interval.estimate(), interval.low(), interval.high()) + ", "
                        + interval.pairs() + " pairs)";
            case NO_REGRESSION -> "no regression: " + possible() + " (" + interval.pairs() + " pairs)";
            case TOO_NOISY ->
                "not known: this machine is too noisy, " + possible() + " is possible after " + interval.pairs()
                        + " pairs";
            case NOT_KNOWN ->
                interval == null
                        ? "not known: " + reason
                        : "not known: " + possible() + " is possible after " + interval.pairs() + " pairs; "
                                + interval.wouldTell(enough(), Looks.GATE);
        };
    }

    private double enough() {
        var limit = quantity.scale().ofPercent(LIMIT);
        var worse = quantity.worse(interval.estimate());
        return worse > limit ? worse : limit - worse;
    }

    private String possible() {
        return quantity.scale().words(interval.low(), interval.high()) + " " + quantity.noun();
    }
}
