// Runs in the generator after its last file: no earlier moment can check names in batch mode, and permissions get lost.
import groovy.io.FileType
import javax.lang.model.SourceVersion

def project = new File(request.outputDirectory, request.artifactId)
def packageName = request.'package'
def javaVersion = request.properties.getProperty('javaVersion')
def library = request.properties.getProperty('library')
def sample = request.properties.getProperty('sample')

// A file that is older than this run is the user's own and stays.
def remove = { File folder ->
    def started = request.mavenSession?.startTime?.time ?: Long.MAX_VALUE
    folder.eachFileRecurse(FileType.FILES) { if (it.lastModified() >= started) it.delete() }
    folder.traverse(type: FileType.DIRECTORIES, postDir: { it.delete() }, postRoot: true) {}
}

def wrong = null
if (!(request.groupId ==~ /@groupId@/)) {
    wrong = "groupId '$request.groupId' is not a valid Maven groupId: use letters, digits, dots and dashes, as in com.acme-corp"
} else if (!(request.artifactId ==~ /@artifactId@/)) {
    wrong = "artifactId '$request.artifactId' cannot name an image: " +
        "use at most 42 lower-case letters, digits, dots and dashes, as in order-desk"
} else if (!(request.version ==~ /@version@/)) {
    wrong = "version '$request.version' is not a valid Maven version: use letters, digits, dots and dashes, as in 1.0.0-SNAPSHOT"
} else if (!SourceVersion.isName(packageName)) {
    wrong = "package '$packageName' is not a valid Java package name: choose one with -Dpackage=, as in com.acme.orders"
} else if (packageName =~ /(^|\.)[A-Z$]/) {
    // Micronaut takes such a segment for the name of a class (io.micronaut.core.naming.NameUtils).
    wrong = "package '$packageName' has a segment that begins like a class, and the service would not start: " +
        "choose a package in lower case with -Dpackage=, as in com.acme.orders"
} else if (!(javaVersion ==~ /@javaVersion@/)) {
    wrong = "javaVersion '$javaVersion' is not supported: use -DjavaVersion=17, 21 or 25"
} else if (!(library ==~ /@library@/)) {
    wrong = "library '$library' is not known: " +
        "use -Dlibrary=source for a copy in the project, or -Dlibrary=repository for jars from a Maven repository"
} else if (!(sample ==~ /@sample@/)) {
    wrong = "sample '$sample' is not known: " +
        "use -Dsample=a2b for the whole reference, or -Dsample=blank for a service with one small resource"
}

if (wrong) {
    remove(project)
    throw new IllegalArgumentException("No project was created: $wrong.")
}

if (library == 'repository') {
    remove(new File(project, 'library'))
    def pom = new File(project, 'pom.xml')
    pom.setText(pom.getText('UTF-8').replaceFirst(/\s*<module>library<\/module>/, ''), 'UTF-8')
}

def overlay = new File(project, 'blank')
if (sample == 'blank') {
    // Leave out the files of the sample domain, and in other files what is between its marks.
    new File(overlay, 'left-out.txt').readLines().collect { new File(project, it) }
        .each { it.directory ? it.deleteDir() : it.delete() }
    new File(overlay, 'left-out.txt').delete()
    def begin = /^ *(#|\/\/|<!--) sample: begin( -->)?\n/
    def end = begin.replace('begin', 'end')
    project.eachFileRecurse(FileType.FILES) { file ->
        def text = file.getText('ISO-8859-1')
        def rest = text.replaceAll("(?ms)$begin.*?$end", '')
        if (rest != text) {
            file.setText(rest.replaceAll(/\n{3,}/, '\n\n').replaceFirst(/\n+$/, '\n'), 'ISO-8859-1')
        }
    }

    // In the files that replace them, `Item` and its like are the names of the one resource: of its type, its path, its
    // package, its table, and in a sentence. The name of the package may contain the same letters, so it is set aside.
    def plural = { word ->
        if (word ==~ /.{3,}[^s]s/ && !SourceVersion.isKeyword(word)) {
            return word
        }
        word ==~ /.*[^aeiou]y/ ? word[0..-2] + 'ies' : word + (word ==~ /.*(s|x|z|ch|sh)/ ? 'es' : 's')
    }
    def files = []
    overlay.eachFileRecurse(FileType.FILES) { files << it }
    def one = request.artifactId.split(/[._-]/) as List
    if (one.size() == 1 && plural(one[0]) in ['as', 'is', 'migrations', 'overlaps', 'references']) {
        one << 'item' // no table can have this name: PostgreSQL reserves it, or it is that of the migrations
    }
    def many = one.init() + plural(one.last())
    def type = one*.capitalize().join()
    if (type in ['Service', 'User'] || files.any { it.getText('UTF-8') =~ /\b$type\b/ }) {
        type += 'Item' // there is another type of this name, such as String; or ServiceWorkload, or userId
    }
    def named = { text ->
        text.replace(packageName, '\u0001').replace("\"$request.artifactId\"", '\u0002')
            .replaceAll(/(?<![A-Za-z])Item/, type)
            .replaceAll(/(?<![A-Za-z])item(?=[A-Z])/, type.uncapitalize())
            .replaceAll(/\/items(?![A-Za-z])/, '/' + many.join('-'))
            .replace('\u0001.items', '\u0001.' + many.join())
            .replaceAll(/(?<![A-Za-z])items(?![A-Za-z])/, many.join('_'))
            .replaceAll(/(?<![A-Za-z])item(?![A-Za-z])/, one.join(' '))
            .replace('\u0002', "\"$request.artifactId\"").replace('\u0001', packageName)
    }
    files.each { file ->
        def folder = overlay.toPath().relativize(file.parentFile.toPath()).toString().replace('\\', '/')
        if (folder.endsWith(packageName.replace('.', '/') + '/items')) {
            folder = folder.replaceFirst(/items$/, many.join())
        }
        def target = new File(new File(project, folder), named(file.name))
        target.parentFile.mkdirs()
        target.setText(named(file.getText('UTF-8')), 'UTF-8')
    }
    def image = new File(project, 'gatling/Dockerfile')
    image.setText(image.getText('UTF-8').replace('BookingSimulation', named('ItemSimulation')), 'UTF-8')
    def readme = new File(project, 'README.md')
    def resource = "\nIt has one resource, at `${named('/api/v1/items')}`: replace it with your own, or add others.\n"
    readme.setText(readme.getText('UTF-8').replaceFirst(/(?<=each of its builds\.)\n/, resource), 'UTF-8')
}
overlay.deleteDir()
new File(project, 'mvnw').setExecutable(true, false)
