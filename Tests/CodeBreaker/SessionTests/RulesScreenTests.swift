import CodeBreakerSession
import TestSupport
import Testing

@Suite struct RulesScreenTests {
  @Test func webPageHasTheSameSentencesAsTheScreen() throws {
    let sentences = CodeBreakerSession.rulesScreen(.pointer).sentences
    #expect(sentences.count > 20)
    #expect(try paragraphs(ofPanel: "rules", in: "codebreaker") == sentences)
  }

  @Test func terminalRulesMentionNoTouchOrPointerActions() {
    let text = CodeBreakerSession.rulesScreen(.terminal).sentences.joined(separator: " ")
    #expect(!text.contains("Tap "))
    #expect(!text.contains("Swipe"))
    #expect(!text.contains("drag"))
  }
}
