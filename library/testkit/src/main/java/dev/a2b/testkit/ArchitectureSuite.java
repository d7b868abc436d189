package dev.a2b.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The packages below the package of the project's test are the features of its service. */
public abstract class ArchitectureSuite {

    @Test
    void the_features_have_no_cycle() {
        var root = getClass().getPackageName();
        var classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(root);

        slices().matching(root + ".(*)..").should().beFreeOfCycles().check(classes);
    }
}
