import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The faults in the player's answers: contradictions or, once the code is known, wrong answers.
final class AnswerFaultsView {
  private let session: CodemakerSession
  private let corrections: CorrectionsView

  init(_ session: CodemakerSession) {
    self.session = session
    corrections = CorrectionsView { attemptIndex, counts in
      session.replaceAnswer(at: attemptIndex, with: counts)
      Drawing.flush()
      Element.named("stage-title").call("focus")
    }
    Element.button("put-right") { session.correctAnswers() }
  }

  func draw() {
    let judgment = session.judgment
    Element.named("judged").setProperty("hidden", judgment?.wrongAnswers.isEmpty ?? true)
    if let judgment {
      Element.named("wrong").fill(
        judgment.wrongAnswers.map { answer in
          let item = Element.make("li", text: answer.text)
          let markers = [answer.givenAnswer, answer.rightAnswer].map { counts in
            MarkersElement.make(OwnBoardWords.markers(counts, pegCount: session.game.board.pegCount))
          }
          item.append(Element.make("span", "mend-actions", containing: markers))
          return item
        })
    }
    let isAnswering = session.game.stage == .answeringCoach && judgment == nil
    let contradicting = isAnswering ? session.findings.contradictory : nil
    corrections.show(contradicting, pegCount: session.game.board.pegCount)
  }
}
