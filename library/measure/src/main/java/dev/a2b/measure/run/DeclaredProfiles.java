package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The profiles that POMs declare, and those that settings.xml names for all projects, though a project may lack them. */
final class DeclaredProfiles {

    /** As Maven writes its list of modules: {@code [MavenProject: group:artifact:1.0 @ /path/pom.xml, ...]}. */
    private static final Pattern FILE = Pattern.compile("@ (.+?\\.xml)(?=[,\\]\\s]|$)");

    private static final String IDS = "/project/profiles/profile/id | /settings/activeProfiles/activeProfile";

    private DeclaredProfiles() {}

    /** The ids of the profiles in files, whose paths are in a text, after an {@code @} each. */
    static Stream<String> in(String files) {
        return FILE.matcher(files)
                .results()
                .map(DeclaredProfiles::path)
                .filter(Files::isRegularFile)
                .flatMap(DeclaredProfiles::ids);
    }

    private static Path path(MatchResult found) {
        return Path.of(found.group(1));
    }

    private static Stream<String> ids(Path file) {
        try {
            var document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
            var ids = (NodeList) XPathFactory.newInstance().newXPath().evaluate(IDS, document, XPathConstants.NODESET);
            return IntStream.range(0, ids.getLength())
                    .mapToObj(ids::item)
                    .map(Node::getTextContent)
                    .map(String::strip);
        } catch (IOException | ParserConfigurationException | SAXException | XPathExpressionException e) {
            throw new MeasureException("The profiles in " + file + " cannot be read: " + e.getMessage());
        }
    }
}
