import GameCore
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@Suite struct CoachQuestionTests {
  @Test func textMatchesTheDocumentedFormat() throws {
    let question = CoachQuestion(try Replay(line: "triples/1 14 ul"), nodeLimit: 5000)
    #expect(String(decoding: question.text, as: UTF8.self) == "triples-question/1 5000 triples/1 14 ul")
    #expect(CoachQuestion(text: question.text) == question)
  }

  @Test(arguments: [0, -5, Int.min, .max])
  func nodeLimitIsClampedAndRoundTrips(nodes: Int) throws {
    let question = CoachQuestion(Replay(number: Triples.determ), nodeLimit: nodes)
    #expect(question.nodeLimit == (nodes > 0 ? 1_000_000_000 : 1))
    #expect(CoachQuestion(text: question.text) == question)
  }

  @Test(arguments: [
    "", "triples-question/1", "triples-question/1 5", "triples-question/1 0 triples/1 14",
    "triples-question/1 05 triples/1 14", "triples-question/1 1000000001 triples/1 14",
    "triples-question/1 999999999999999999 triples/1 14", "triples-question/1 5 triples/1 14 uu",
    "triples-question/2 5 triples/1 14", "triples-question/1 5  triples/1 14", "triples-question/1 5 triples/1 14 ",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(CoachQuestion(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    let text = CoachQuestion(FakeCoach.game(14, moves: 9), nodeLimit: 4000).text
    let fuzzing = Fuzzing([text], alphabet: "lrud 0123456789/", seed: 2, rounds: 2000) {
      CoachQuestion(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 51...), "\(fuzzing)")
  }
}
