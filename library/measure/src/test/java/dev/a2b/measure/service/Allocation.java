package dev.a2b.measure.service;

/** A program that uses a known amount of memory, says so, and waits for its end. */
final class Allocation {

    static final int BYTES = 50_000_000;

    private static byte[] memory;

    private Allocation() {}

    public static void main(String[] arguments) throws InterruptedException {
        memory = new byte[BYTES];
        for (var page = 0; page < BYTES; page += 4096) {
            memory[page] = 1; // The system provides a page only when it is written.
        }
        System.out.println(memory.length);
        Thread.sleep(Long.MAX_VALUE);
    }
}
