import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The faults in the player's answers: contradictions or, once the code is known, wrong answers.
final class AnswerFaultsView {
  private let session: CodemakerSession
  private let doubts = Element.named("doubts")
  private let corrections = Element.named("mends")
  private let judged = Element.named("judged")
  private let wrong = Element.named("wrong")
  private var shown: OwnBoardSession.ContradictoryFindings?

  init(_ session: CodemakerSession) {
    self.session = session
    Element.button("put-right") { session.correctAnswers() }
  }

  func draw() {
    let judgment = session.judgment
    judged.setProperty("hidden", judgment?.wrong.isEmpty ?? true)
    if let judgment {
      wrong.fill(
        judgment.wrong.map { answer in
          let item = Element.make("li", text: answer.text)
          let markers = Element.make("span", "mend-actions")
          for counts in [answer.given, answer.right] {
            markers.append(MarkersElement.make(OwnBoardWords.markers(counts, pegCount: session.game.board.pegCount)))
          }
          item.append(markers)
          return item
        })
    }
    var contradicting: OwnBoardSession.ContradictoryFindings?
    if session.game.stage == .answeringCoach, judgment == nil,
      case .contradictory(let contradiction) = session.findings
    {
      contradicting = contradiction
    }
    doubts.setProperty("hidden", contradicting == nil)
    guard contradicting != shown else { return }
    shown = contradicting
    guard let contradicting else { return }
    Element.named("mend-text").setText(contradicting.correctionText)
    corrections.fill(contradicting.corrections.map { make($0) })
  }

  private func make(_ correction: OwnBoardSession.Correction) -> Element {
    CorrectionElement.make(correction, pegCount: session.game.board.pegCount) { [session] counts in
      session.correctAnswer(correction.attemptIndex, counts)
      Drawing.now()
      Element.named("stage-title").call("focus")
    }
  }
}
