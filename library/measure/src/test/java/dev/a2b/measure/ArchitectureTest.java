package dev.a2b.measure;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rooms of the library, and which of them may use which. */
class ArchitectureTest {

    private static final String ROOT = "dev.a2b.measure";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    /** What a simulation sees. All but the simulation itself, and the sizes that it demands, lie below the rooms. */
    private static final Set<String> PUBLIC_FACE =
            Set.of("HttpCheck", "MeasureException", "MeasuredSimulation", "Plan", "RecordedSizes", "Share", "Workload");

    /** What every room may use. */
    private static final DescribedPredicate<JavaClass> SHARED =
            belongToAnyOf(HttpCheck.class, MeasureException.class, Plan.class, Share.class, Workload.class);

    /** Those with the fewest arrows first. A constant is no arrow, because the compiler copies it. */
    @ParameterizedTest
    @CsvSource({
        "plan, ''",
        "statistics, ''",
        "service, plan",
        "sampling, result",
        "develop, plan result",
        "result, plan statistics",
        "load, plan result statistics",
        "report, plan result statistics",
        "cluster, load plan result statistics",
        "series, plan report result run service statistics",
        "run, cluster load plan result sampling service statistics"
    })
    void a_room_uses_these_rooms_and_no_other(String room, String used) {
        var found = CLASSES.that(resideInAPackage(in(room))).stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(dependency ->
                        dependency.getTargetClass().getBaseComponentType().getPackageName())
                .filter(name -> name.startsWith(in("")) && !name.equals(in(room)))
                .map(name -> name.substring(in("").length()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(" "));

        assertEquals(used, found);
    }

    @Test
    void a_room_uses_no_simulation() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".*")
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT).and(not(SHARED)))
                .check(CLASSES);
    }

    @Test
    void no_room_is_missing_above() {
        var rooms = CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> !name.equals(ROOT))
                .map(name -> name.substring(ROOT.length() + 1))
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(
                Set.of(
                        "series",
                        "run",
                        "report",
                        "develop",
                        "cluster",
                        "load",
                        "service",
                        "sampling",
                        "result",
                        "plan",
                        "statistics"),
                rooms);
    }

    /**
     * The root package is no slice, because the public face is both above and below the rooms: the simulation uses
     * them, and they use its other types. So {@link Plan} and the room {@code plan} may use each other: a plan consists
     * of that room's records, which throw {@link MeasureException}. {@link #a_room_uses_no_simulation} and
     * {@link #what_every_room_may_use_uses_only_the_numbers_of_a_plan} allow no other cycle through the root package.
     */
    @Test
    void there_are_no_cycles_between_rooms() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void what_every_room_may_use_uses_only_the_numbers_of_a_plan() {
        noClasses()
                .that(SHARED)
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + ".*").and(not(resideInAPackage(in("plan")))))
                .check(CLASSES);
    }

    @Test
    void a_simulation_sees_seven_types() {
        var face = CLASSES.stream()
                .filter(type -> type.getPackageName().equals(ROOT))
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC) && !type.isNestedClass())
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());

        assertEquals(PUBLIC_FACE, face);
    }

    private static String in(String room) {
        return ROOT + "." + room;
    }
}
