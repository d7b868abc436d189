import static java.nio.charset.StandardCharsets.UTF_8;

import dev.a2b.measure.service.MeasuredService;
import dev.a2b.measure.service.Port;
import dev.a2b.measure.service.ServiceLauncher;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Starts the jar of a service twice, with security off and on, and gives its document to Schemathesis:
 * {@code java -cp TEST-CLASS-PATH .ci/Fuzz.java JAR SCHEMATHESIS...}. Fails if one run has a finding.
 */
final class Fuzz {

    private static final String SECRET = "a secret of the tests: 32 bytes or more";
    /** An operator may do everything. */
    private static final String CLAIMS = "{\"sub\": \"ops\", \"roles\": [\"OPERATOR\"], \"exp\": 9999999999}";

    private Fuzz() {}

    public static void main(String... arguments) throws Exception {
        var jar = Path.of(arguments[0]).toAbsolutePath();
        var command = List.of(arguments).subList(1, arguments.length);
        var launcher = ServiceLauncher.process(List.of("java", "-jar", jar.toString()));
        var folder = Files.createDirectories(Path.of("target", "fuzz").toAbsolutePath());
        var failed = false;
        try (var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, folder)) {
            for (var secured : List.of(false, true)) {
                var log = folder.resolve("service-" + secured + ".log");
                try (var service = launcher.start(
                        server.copy("secured_" + secured),
                        (port, database) -> settings(port, database, secured),
                        "/openapi/openapi.json",
                        log)) {
                    System.out.println("== security " + (secured ? "on" : "off") + ": " + jar.getFileName());
                    failed |= run(command, folder, service, secured) != 0;
                    failed |= hasStackTrace(service);
                }
            }
        }
        System.exit(failed ? 1 : 0);
    }

    private static int run(List<String> command, Path folder, MeasuredService service, boolean secured)
            throws Exception {
        var words = new ArrayList<>(command);
        words.add(service.uri().resolve("/openapi/openapi.json").toString());
        if (secured) {
            words.addAll(List.of("--header", "Authorization: Bearer " + token()));
        }
        return new ProcessBuilder(words)
                .directory(folder.toFile()) // for its cache
                .inheritIO()
                .start()
                .waitFor();
    }

    private static boolean hasStackTrace(MeasuredService service) {
        var log = service.logText();
        if (log.contains("\tat ")) {
            System.out.println(log);
            return true;
        }
        return false;
    }

    private static Map<String, String> settings(int port, Database database, boolean secured) {
        var settings = new HashMap<String, String>();
        settings.put("MICRONAUT_SERVER_PORT", Integer.toString(port));
        settings.put("ENDPOINTS_ALL_PORT", Integer.toString(Port.free()));
        settings.put("R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl());
        settings.put("R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username());
        settings.put("R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
        if (secured) {
            settings.put("MICRONAUT_SECURITY_ENABLED", "true");
            settings.put("MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_SECRET_ISSUER_SECRET", SECRET);
        }
        return settings;
    }

    private static String token() throws Exception {
        var base64 = Base64.getUrlEncoder().withoutPadding();
        var signed = base64.encodeToString("{\"alg\": \"HS256\"}".getBytes(UTF_8)) + "."
                + base64.encodeToString(CLAIMS.getBytes(UTF_8));
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(UTF_8), "HmacSHA256"));
        return signed + "." + base64.encodeToString(mac.doFinal(signed.getBytes(UTF_8)));
    }
}
