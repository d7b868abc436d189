package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

    /** The words are joined by bars; the quote character of the rows themselves is the tilde. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            value = {
                "java -jar x.jar,          java|-jar|x.jar",
                "~  java    -jar  x.jar ~, java|-jar|x.jar",
                "'/my app/x.jar' a,        /my app/x.jar|a",
                "~\"/my app/x.jar\" a~,    /my app/x.jar|a",
                "/my\\ app/x.jar a,        /my app/x.jar|a",
                "-Dname='a b'c,            -Dname=a bc",
                "~\"a \\\"b\\\" \\n\"~,    ~a \"b\" \\n~",
                "'a \\b',                  a \\b",
                "a '' b,                   a||b"
            })
    void a_command_has_the_words_that_a_shell_finds_in_it(String line, String words) {
        assertEquals(words, String.join("|", CommandLine.words(line)));
    }

    @Test
    void an_empty_command_has_no_words() {
        assertEquals(List.of(), CommandLine.words(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java 'x", "java \"x\\\"", "java x\\"})
    void an_open_quote_or_a_last_backslash_is_refused(String line) {
        var failure = assertThrows(MeasureException.class, () -> CommandLine.words(line));

        assertEquals(
                "The command " + line + " ends within quotes or after a backslash: close the quotes, or put the "
                        + "backslash in quotes.",
                failure.getMessage());
    }

    @Test
    void a_command_without_a_program_is_refused() {
        var failure = assertThrows(MeasureException.class, () -> CommandLine.given("''"));

        assertEquals("The command '' names no program: give the program first.", failure.getMessage());
    }
}
