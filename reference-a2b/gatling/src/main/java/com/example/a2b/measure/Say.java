package com.example.a2b.measure;

import java.util.Locale;

/** What is told while a measurement goes on. */
final class Say {

    private Say() {
    }

    static void line(String format, Object... values) {
        System.out.println("[measure] " + String.format(Locale.ROOT, format, values));
    }

    static void error(String message) {
        System.err.println("[measure] " + message);
    }
}
