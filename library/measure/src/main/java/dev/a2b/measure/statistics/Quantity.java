package dev.a2b.measure.statistics;

/**
 * What is compared, in the words of the sentence {@code jar needs 31 % less CPU than native}.
 *
 * @param verb verb in the third person, as in {@code needs}
 * @param noun noun without an article that has no plural, as in {@code CPU}
 * @param scale how two figures are compared
 * @param lessIsBetter whether the build with less is better
 * @param exact whether there is no sampling error, so that one round decides, as for the size of a file
 */
public record Quantity(String verb, String noun, Scale scale, boolean lessIsBetter, boolean exact) {

    /** A change as seen by somebody who fears it: above 0 if the build is worse than the baseline. */
    double worse(double change) {
        return lessIsBetter ? change : -change;
    }

    /** The sentence about a change, without the build at its beginning. */
    String sentence(double change, String baseline) {
        return scale.isMultiple(change)
                ? verb + " " + scale.size(change) + " the " + noun + " of " + baseline
                : verb + " " + scale.words(change) + " " + noun + " than " + baseline;
    }
}
