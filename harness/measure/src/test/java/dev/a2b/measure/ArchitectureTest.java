package dev.a2b.measure;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rooms of the harness, and which of them may use which. */
class ArchitectureTest {

    private static final String ROOT = "dev.a2b.measure";
    private static final JavaClasses CLASSES =
        new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(ROOT);

    /** What a simulation sees. All but the simulation itself lie below the rooms. */
    private static final Set<String> PUBLIC_FACE =
        Set.of("HttpCheck", "MeasureException", "MeasuredSimulation", "Plan", "Share", "Workload");

    /** The second column names what a room uses, and what those use. */
    @ParameterizedTest
    @CsvSource({
        "series, run report cluster service sampling load result plan statistics",
        "run, cluster service sampling load result plan statistics",
        "report, result plan statistics",
        "cluster, load result plan statistics",
        "load, plan result statistics",
        "result, plan statistics",
        "service, ''",
        "sampling, ''",
        "plan, ''",
        "statistics, ''"})
    void a_room_uses_only_the_rooms_that_it_may(String room, String used) {
        var allowed = Stream.concat(Stream.of(room), Stream.of(used.split(" ")).filter(name -> !name.isEmpty()))
            .map(ArchitectureTest::in).toArray(String[]::new);

        classes().that().resideInAPackage(in(room))
            .should().onlyDependOnClassesThat(not(resideInAPackage(ROOT + "..")).or(resideInAnyPackage(allowed))
                .or(belongToAnyOf(HttpCheck.class, MeasureException.class, Plan.class, Share.class,
                    Workload.class)))
            .check(CLASSES);
    }

    @Test
    void no_room_is_missing_above() {
        var rooms = CLASSES.stream().map(JavaClass::getPackageName).filter(name -> !name.equals(ROOT))
            .map(name -> name.substring(ROOT.length() + 1)).collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of("series", "run", "report", "cluster", "load", "service", "sampling", "result", "plan",
            "statistics"), rooms);
    }

    @Test
    void there_are_no_cycles_between_rooms() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void what_every_room_may_use_uses_only_the_numbers_of_a_plan() {
        noClasses().that(belongToAnyOf(
                HttpCheck.class, MeasureException.class, Plan.class, Share.class, Workload.class))
            .should().dependOnClassesThat(resideInAPackage(ROOT + ".*").and(not(resideInAPackage(in("plan")))))
            .check(CLASSES);
    }

    @Test
    void a_simulation_sees_six_types() {
        var face = CLASSES.stream().filter(type -> type.getPackageName().equals(ROOT))
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC) && !type.isNestedClass())
            .map(JavaClass::getSimpleName).collect(Collectors.toSet());

        assertEquals(PUBLIC_FACE, face);
    }

    @Test
    void no_record_has_more_than_nine_components() {
        var large = CLASSES.stream().filter(JavaClass::isRecord)
            .filter(type -> type.getFields().stream().filter(not(isStatic())::test).count() > 9)
            .map(JavaClass::getName).collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of(), large);
    }

    private static DescribedPredicate<com.tngtech.archunit.core.domain.JavaField> isStatic() {
        return DescribedPredicate.describe("static", field -> field.getModifiers().contains(JavaModifier.STATIC));
    }

    private static String in(String room) {
        return ROOT + "." + room;
    }
}
