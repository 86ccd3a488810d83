import GameCore
import SessionSupport
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

extension Device {
  func openOwnBoard() -> OwnBoardSession { OwnBoardSession(environment: environment) }

  func openOwnBoard(_ rows: String) -> OwnBoardSession {
    savedBoard = "triples-board/1\nboard board/1 \(rows)"
    return openOwnBoard()
  }

  var savedBoard: String? {
    get { memory["parlor.triples.board"] }
    set { memory["parlor.triples.board"] = newValue }
  }
}

extension OwnBoardSession {
  var rows: String { String(decoding: position.line.dropFirst("board/1 ".utf8Bytes.count), as: UTF8.self) }

  func answer() {
    guard let question = coachQuestion else { return }
    coachDidAnswer(FakeCoach.advice(for: question.position.game()).text, to: question)
  }

  /// Answers the pending question with these values of the moves, in hundredths of points.
  func answer(_ values: KeyValuePairs<Direction, Int64>) {
    guard let question = coachQuestion else { return }
    let moves = values.map { AdvisedMove($0.key, expectation: Points(hundredths: $0.value)) }
    coachDidAnswer(Advice(moves: moves, score: 0).text, to: question)
  }
}
