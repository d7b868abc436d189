// Runs in the generator after its last file: no earlier moment can check names in batch mode, and permissions get lost.
import groovy.io.FileType
import javax.lang.model.SourceVersion

def project = new File(request.outputDirectory, request.artifactId)
def packageName = request.'package'

def wrong = null
if (!(request.groupId ==~ /[A-Za-z0-9_.-]+/)) {
    wrong = "groupId '$request.groupId' is no Maven group id: use letters, digits, dots and dashes, as in com.acme-corp"
} else if (!(request.artifactId ==~ /[a-z][a-z0-9]*([._-][a-z0-9]+)*/)) {
    wrong = "artifactId '$request.artifactId' cannot name an image: " +
        "use lower-case letters, digits, dots and dashes, as in order-desk"
} else if (!SourceVersion.isName(packageName)) {
    wrong = "package '$packageName' is no Java package name: choose one with -Dpackage=, as in com.acme.orders"
}

if (wrong) {
    // A file that is older than this run is the user's own and stays.
    def started = request.mavenSession?.startTime?.time ?: Long.MAX_VALUE
    project.eachFileRecurse(FileType.FILES) { if (it.lastModified() >= started) it.delete() }
    project.traverse(type: FileType.DIRECTORIES, postDir: { it.delete() }, postRoot: true) {}
    throw new IllegalArgumentException("No project was made: $wrong.")
}

new File(project, 'mvnw').setExecutable(true, false)
