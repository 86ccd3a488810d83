import TestSupport
import Testing
import TriplesSession

/// The text of the About tab. The game's page must have the same sentences.
@Suite struct AboutScreenTests {
  @Test func webPageHasTheSameSentencesAsTheScreen() throws {
    let sentences = TriplesSession.aboutScreen(.pointer).sentences
    #expect(sentences.count > 10)
    #expect(try paragraphs(ofPanel: "about", in: "triples") == sentences)
  }

  @Test func terminalTextMentionsNoTapsSwipesOrDrags() {
    let text = TriplesSession.aboutScreen(.terminal).sentences.joined(separator: " ")
    #expect(!text.contains("Tap "))
    #expect(!text.contains("Swipe"))
    #expect(!text.contains("drag"))
  }
}
