package dev.a2b;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.micronaut.core.annotation.Internal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a service may use of the library, and that nothing else is public. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.a2b");

    @Test
    void these_types_are_the_api() {
        var api = CLASSES.stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> !type.isAnnotatedWith(Internal.class) && !isGenerated(type))
                .filter(type -> type.getEnclosingClass().isEmpty())
                .map(JavaClass::getName)
                .sorted()
                .toList();

        assertEquals(
                List.of(
                        "dev.a2b.api.CalendarDay",
                        "dev.a2b.api.HealthCheck",
                        "dev.a2b.api.PageRequest",
                        "dev.a2b.api.PageResponse",
                        "dev.a2b.api.Problem",
                        "dev.a2b.api.ProblemException",
                        "dev.a2b.api.ProblemResponses",
                        "dev.a2b.api.RequestIds",
                        "dev.a2b.data.Columns",
                        "dev.a2b.data.Queries"),
                api);
    }

    @Test
    void the_packages_have_no_cycle() {
        slices().matching("dev.a2b.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    private static boolean isGenerated(JavaClass type) {
        return type.getName().contains("$") || type.getSimpleName().equals("package-info");
    }
}
