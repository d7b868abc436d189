package dev.a2b.measure;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The part of a load that one of several load generators offers. The users of the plan are dealt to the load generators
 * in turn, so that together they offer the load of the plan, and no user is with two of them.
 *
 * @param index number of this load generator, from 0 on
 * @param generators number of load generators
 */
public record Share(int index, int generators) {

    /** The whole load: there is one load generator. */
    public static final Share WHOLE = new Share(0, 1);

    /**
     * How many of so many users are dealt to this load generator.
     *
     * @param all number of users
     */
    public int users(int all) {
        return (all - index + generators - 1) / generators;
    }

    /**
     * The elements that are dealt to this load generator, for example the users that a journey draws. Several threads
     * may use the iterator.
     *
     * @param all the elements for all load generators, the same and in the same order at each of them
     */
    public <T> Iterator<T> dealt(Iterator<T> all) {
        return new Iterator<>() {

            private int position;

            @Override
            public synchronized boolean hasNext() {
                while (position % generators != index && all.hasNext()) {
                    all.next();
                    position++;
                }
                return all.hasNext();
            }

            @Override
            public synchronized T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                position++;
                return all.next();
            }
        };
    }
}
