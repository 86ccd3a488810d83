import CodeBreakerSession
import SessionSupport
import TestSupport
import TriplesModel
import TriplesSession

/// A session of a ranked game, as the laws play it. A game conforms with what its player does and sees.
protocol PlayedSession: ServedSession, CoachClient {
  /// The moves that the player can make, as they are sent. The first ones lead to the end of the game.
  var possibleMoves: [String] { get }
  /// Makes a move. Returns whether the session accepts it.
  func play(_ move: String) -> Bool
  var acceptsMoves: Bool { get }
  func askToFinish()
  /// The kinds of help, and what asks for them.
  var help: [(isOffered: Bool, ask: () -> Void)] { get }
  /// The replay line of the game as the server knows it.
  var replayLine: String { get }
  /// The contents of the board, including a pending move.
  var shownGame: String { get }
  /// The note beside the board.
  var note: String? { get }
  /// The replay line of the reviewed game, or `nil` if no review is open.
  var reviewedLine: String? { get }
}

extension PlayedSession {
  var isOver: Bool { outcome != nil }
  var prompt: RankedClient.Prompt? { rankedClient?.prompt }

  /// Returns the text with the given ID in the pop-up, or `nil` if there is none.
  func popUpText(_ id: String) -> String? { popUpScreen?.text(id) }

  /// The main action of the pop-up.
  var mainAction: Action? { popUpScreen?.actions.first { $0.role == .main } }

  /// Presses the pop-up's action with the given label, or its destructive action.
  func press(_ label: String? = nil, typing text: String = "") {
    let action = popUpScreen?.allActions.first { label == nil ? $0.role == .destructive : $0.label == label }
    if let action { performInPopUp(action.id, text: Array(text.utf8)) }
  }
}

extension TriplesSession: PlayedSession {
  var possibleMoves: [String] { Direction.allCases.filter(game.canCollapse).map { String(UnicodeScalar($0.letter)) } }
  func play(_ move: String) -> Bool { move.utf8.first.flatMap(Direction.init(letter:)).map { self.move($0) } ?? false }
  func askToFinish() { newGame() }
  var help: [(isOffered: Bool, ask: () -> Void)] {
    [(canUndo, undo), (canRedo, redo), (canHint, toggleHint), (canWatch, startWatching)]
  }
  var replayLine: String { String(decoding: replay.line, as: UTF8.self) }
  var shownGame: String { "\(game.board)" }
  var note: String? { tip }
  var reviewedLine: String? { viewer.map { String(decoding: $0.replay.line, as: UTF8.self) } }
}

extension CodeBreakerSession: PlayedSession {
  var possibleMoves: [String] { ["0011", "0123", "4455", "3210"].filter { !replayLine.contains($0) } }
  func play(_ move: String) -> Bool {
    for (hole, choice) in move.compactMap(\.wholeNumberValue).enumerated() {
      select(hole: hole)
      choose(choice)
    }
    return guess()
  }
  var acceptsMoves: Bool { acceptsPegs }
  func askToFinish() { askToGiveUp() }
  var help: [(isOffered: Bool, ask: () -> Void)] { [(canHint, askForHint)] }
  var replayLine: String { String(decoding: game.line, as: UTF8.self) }
  var shownGame: String { "\(replayLine) \(String(decoding: game.guess.text(in: game.setup.theme), as: UTF8.self))" }
  var note: String? { guessExplanation }
  var reviewedLine: String? { isReviewOpen ? replayLine : nil }
}
