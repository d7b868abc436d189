package dev.a2b.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/** JSON Web Tokens, signed with a secret (HS256) or by an {@link Issuer}. */
public final class Tokens {

    public static final String SECRET = "a secret of the tests: 32 bytes or more";
    /** What the tokens here name as their issuer and as their audience. */
    public static final String ISSUER = "tests";

    public static final String AUDIENCE = "this service";

    private Tokens() {}

    /** The header {@code Authorization} of a user. */
    public static String ofUser(long user) {
        return ofUser(user, ISSUER, AUDIENCE);
    }

    /** The header {@code Authorization} of a user, with any issuer and any audience. */
    public static String ofUser(long user, String issuer, String audience) {
        return bearer(claims(user).issuer(issuer).audience(audience).build().toString(), SECRET);
    }

    /** The header {@code Authorization} of an operator. */
    public static String ofOperator() {
        var claims =
                claims(0).subject("ops").claim("roles", List.of("OPERATOR")).build();
        return bearer(claims.toString(), SECRET);
    }

    /** A header {@code Authorization} with any claims, signed with any secret. */
    public static String bearer(String claims, String secret) {
        try {
            return bearer(new JWSObject(new JWSHeader(JWSAlgorithm.HS256), new Payload(claims)), new MACSigner(secret));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The header {@code Authorization} of a user, whose token nobody signed. */
    static String unsigned(long user) {
        return "Bearer " + new PlainJWT(claims(user).build()).serialize();
    }

    /** Seconds since 1970. */
    public static long inAnHour() {
        return Instant.now().plusSeconds(3600).getEpochSecond();
    }

    private static JWTClaimsSet.Builder claims(long user) {
        return new JWTClaimsSet.Builder()
                .subject(Long.toString(user))
                .issuer(ISSUER)
                .audience(AUDIENCE)
                .expirationTime(new Date(inAnHour() * 1000));
    }

    private static String bearer(JWSObject token, JWSSigner signer) throws JOSEException {
        token.sign(signer);
        return "Bearer " + token.serialize();
    }

    /** Signs tokens with a key (RS256), and publishes what verifies them. */
    public static final class Issuer implements AutoCloseable {

        private final RSAKey key;
        private final HttpServer server;
        private volatile int status = 200;

        /** One that only this machine reaches. */
        public Issuer() {
            this(InetAddress.getLoopbackAddress());
        }

        /** @param here the address of this machine at which it is reached */
        public Issuer(InetAddress here) {
            try {
                key = new RSAKeyGenerator(2048)
                        .keyID("1")
                        .algorithm(JWSAlgorithm.RS256)
                        .generate();
                server = HttpServer.create(new InetSocketAddress(here, 0), 0);
            } catch (JOSEException | IOException e) {
                throw new IllegalStateException(e);
            }
            var published = new JWKSet(key.toPublicJWK()).toString().getBytes(UTF_8);
            server.createContext("/keys", exchange -> answer(exchange, status, published));
            server.createContext("/moved", exchange -> answer(exchange, 200, published));
            server.start();
        }

        private static void answer(HttpExchange exchange, int status, byte[] keys) throws IOException {
            exchange.getResponseHeaders().set("Location", "/moved"); // which matters to the class 3xx only
            exchange.sendResponseHeaders(status, 0);
            exchange.getResponseBody().write(status == 200 ? keys : new byte[0]);
            exchange.close();
        }

        /** The address of the published keys. */
        public String keys() {
            var address = server.getAddress();
            return "http://" + address.getAddress().getHostAddress() + ":" + address.getPort() + "/keys";
        }

        /** Answers with this status from now on; with its keys if that is 200. */
        public void answerWith(int status) {
            this.status = status;
        }

        /** The header {@code Authorization} of a user. */
        public String ofUser(long user) throws JOSEException {
            return ofUser(user, JWSAlgorithm.RS256);
        }

        /** The header {@code Authorization} of a user, signed with another algorithm than the one of the key. */
        public String ofUser(long user, JWSAlgorithm algorithm) throws JOSEException {
            var header = new JWSHeader.Builder(algorithm).keyID(key.getKeyID()).build();
            return bearer(new SignedJWT(header, claims(user).build()), new RSASSASigner(key));
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }
}
