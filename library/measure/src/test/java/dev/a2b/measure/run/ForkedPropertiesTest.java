package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class ForkedPropertiesTest {

    @Test
    void quotes_backslashes_and_letters_are_as_the_user_gave_them() {
        assertEquals(
                "java -jar 'my app/\"größe\".jar' C:\\new\tx",
                unescaped("java -jar \\'my app/\\\"gr\\u00F6\\u00DFe\\\".jar\\' C:\\\\new\\tx"));
    }

    @Test
    void an_escaped_backslash_before_a_u_is_no_letter() {
        assertEquals("\\u0041", unescaped("\\\\u0041"));
    }

    @Test
    void white_space_stays() {
        assertEquals("\n", unescaped("\n"));
        assertEquals(" 'a' ", unescaped(" \\'a\\' "));
    }

    private static String unescaped(String value) {
        var given = new Properties();
        given.setProperty("sut.command", value);
        ForkedProperties.unescape(given);
        return given.getProperty("sut.command");
    }
}
