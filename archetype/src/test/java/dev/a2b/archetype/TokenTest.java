package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** The commands of the project's README that make a token. */
class TokenTest {

    private static final String SECRET = "any secret to try it, 32 bytes or more";

    @Test
    void it_has_an_expiry_and_the_signature_of_the_secret() throws Exception {
        var token = made().split("\\.");

        assertTrue(text(token[1]).matches("\\{\"sub\":\"1\",\"exp\":\\d+}"), () -> text(token[1]));
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(UTF_8), mac.getAlgorithm()));
        assertArrayEquals(mac.doFinal((token[0] + "." + token[1]).getBytes(UTF_8)), decoded(token[2]));
    }

    private static String made() throws IOException {
        var commands = Guide.read(Tree.ROOT.resolve("reference-a2b/README.md"))
                .text()
                .lines()
                .dropWhile(line -> !line.contains("secret=\"" + SECRET))
                .takeWhile(line -> line.startsWith("    "))
                .collect(joining("\n"));
        var shell = new ProcessBuilder("sh", "-c", commands + "\nprintf %s \"$token\"").start();
        return new String(shell.getInputStream().readAllBytes(), UTF_8);
    }

    private static String text(String part) {
        return new String(decoded(part), UTF_8);
    }

    private static byte[] decoded(String part) {
        return Base64.getUrlDecoder().decode(part);
    }
}
