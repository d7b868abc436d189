// Runs in the generator after its last file: no earlier moment can check names in batch mode, and permissions get lost.
import groovy.io.FileType
import java.util.regex.Pattern
import javax.lang.model.SourceVersion
import org.codehaus.groovy.runtime.MethodRankHelper

def project = new File(request.outputDirectory, request.artifactId)
def packageName = request.'package'
def javaVersion = request.properties.getProperty('javaVersion')
def library = request.properties.getProperty('library')
def sample = request.properties.getProperty('sample')

// A file that is older than this run is the user's own and stays.
def started = request.mavenSession?.startTime?.time ?: Long.MAX_VALUE
def remove = { File folder ->
    folder.eachFileRecurse(FileType.FILES) { if (it.lastModified() >= started) it.delete() }
    folder.traverse(type: FileType.DIRECTORIES, postDir: { it.delete() }, postRoot: true) {}
}

// Where the folder above has a POM, Maven makes the project a module of it. There it does not build: it has a parent.
def above = new File(request.outputDirectory, 'pom.xml')
if (above.lastModified() >= started) {
    def module = "\\s*<module>${Pattern.quote(request.artifactId)}</module>"
    def text = above.getText('ISO-8859-1')
    def rest = text.replaceFirst("\\s*<modules>$module\\s*</modules>", '').replaceFirst(module, '')
    if (rest != text) {
        above.setText(rest, 'ISO-8859-1')
        println "[WARNING] Maven added the module $request.artifactId to $above and indented that file anew. The module " +
            "is taken out again, because this project has a parent of its own: `git restore` brings back the old lines."
    }
}

// Maven ignores a property that nobody reads. The distance is 10 for each letter that is missing, added or another one.
def properties = ['groupId', 'artifactId', 'version', 'package', 'javaVersion', 'library', 'sample']
def letters = { String word -> word.toLowerCase().toCharArray() as Character[] }
def meant = null
def misspelled = (request.mavenSession?.userProperties?.keySet() ?: []).find { name ->
    meant = properties.find { MethodRankHelper.damerauLevenshteinDistance(letters(name), letters(it)) <= 20 }
    meant && !(name in properties)
}
def segment = packageName.split(/\./, -1).find { !SourceVersion.isName(it) }

def wrong = null
if (misspelled) {
    wrong = "there is no property '$misspelled': did you mean -D$meant"
} else if (!(request.groupId ==~ /@groupId@/)) {
    wrong = "groupId '$request.groupId' is not a valid Maven groupId: " +
        "use letters, digits, dashes and underscores, with single dots between them, as in com.acme-corp"
} else if (!(request.artifactId ==~ /@artifactId@/)) {
    wrong = "artifactId '$request.artifactId' cannot name an image: begin with a lower-case letter, and use at most 42 " +
        "lower-case letters and digits, with single dots, dashes or underscores between them, as in order-desk"
} else if (!(request.version ==~ /@version@/)) {
    wrong = "version '$request.version' is not a valid Maven version: " +
        "use letters and digits, with dots, dashes, underscores or + between them, as in 1.0.0-SNAPSHOT"
} else if (request.artifactId ==~ /pg[._-].*|none|postgres|public/) {
    wrong = "artifactId '$request.artifactId' would be a role of the database that PostgreSQL reserves: choose another one"
} else if (segment != null) {
    wrong = "package '$packageName' is not a valid Java package name: '$segment' cannot be a segment of it; " +
        "choose one with -Dpackage=, as in com.acme.orders"
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
    if (one.size() == 1 && (SourceVersion.isKeyword(plural(one[0]))
            || plural(one[0]) in ['as', 'is', 'migrations', 'overlaps', 'references'])) {
        one << 'item' // no package or table can have this name: it is reserved, or that of the migrations
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
    def resource = "\nIt has one resource, at `${named('/api/v1/items')}`: add yours beside it.\n"
    readme.setText(readme.getText('UTF-8').replaceFirst(/(?<=each of its builds\.)\n/, resource), 'UTF-8')
}
overlay.deleteDir()
new File(project, 'mvnw').setExecutable(true, false)
