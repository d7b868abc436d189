// Runs in the generator after its last file: no earlier moment can check names in batch mode, and permissions get lost.
import groovy.io.FileType
import javax.lang.model.SourceVersion

def project = new File(request.outputDirectory, request.artifactId)
def packageName = request.'package'
def harness = request.properties.getProperty('harness')

// A file that is older than this run is the user's own and stays.
def remove = { File folder ->
    def started = request.mavenSession?.startTime?.time ?: Long.MAX_VALUE
    folder.eachFileRecurse(FileType.FILES) { if (it.lastModified() >= started) it.delete() }
    folder.traverse(type: FileType.DIRECTORIES, postDir: { it.delete() }, postRoot: true) {}
}

def wrong = null
if (!(request.groupId ==~ /[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*/)) {
    wrong = "groupId '$request.groupId' is no Maven group id: use letters, digits, dots and dashes, as in com.acme-corp"
} else if (!(request.artifactId ==~ /[a-z][a-z0-9]*([._-][a-z0-9]+)*/)) {
    wrong = "artifactId '$request.artifactId' cannot name an image: " +
        "use lower-case letters, digits, dots and dashes, as in order-desk"
} else if (!(request.version ==~ /[A-Za-z0-9]([A-Za-z0-9._+-]*[A-Za-z0-9])?/)) {
    wrong = "version '$request.version' is no Maven version: use letters, digits, dots and dashes, as in 1.0.0-SNAPSHOT"
} else if (!SourceVersion.isName(packageName)) {
    wrong = "package '$packageName' is no Java package name: choose one with -Dpackage=, as in com.acme.orders"
} else if (packageName =~ /(^|\.)[A-Z$]/) {
    // Micronaut takes such a segment for the name of a class (io.micronaut.core.naming.NameUtils).
    wrong = "package '$packageName' has a segment that begins like a class, and the service would not start: " +
        "choose a package in lower case with -Dpackage=, as in com.acme.orders"
} else if (!(harness in ['source', 'repository'])) {
    wrong = "harness '$harness' is not known: " +
        "use -Dharness=source for a copy in the project, or -Dharness=repository for jars from a Maven repository"
}

if (wrong) {
    remove(project)
    throw new IllegalArgumentException("No project was made: $wrong.")
}

if (harness == 'repository') {
    remove(new File(project, 'harness'))
    def pom = new File(project, 'pom.xml')
    pom.setText(pom.getText('UTF-8').replaceFirst(/\s*<module>harness<\/module>/, ''), 'UTF-8')
}
new File(project, 'mvnw').setExecutable(true, false)
