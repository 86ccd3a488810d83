import PlaySupport
import TestSupport
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

extension TriplesSession {
  var line: String { String(decoding: replay.line, as: UTF8.self) }

  var savedText: String { String(decoding: saved.text, as: UTF8.self) }

  /// The visible result, or `nil` if the result isn't shown.
  var visibleResult: TriplesSession.EndedGame? {
    if case .ended(let ended) = popUp { ended } else { nil }
  }

  var noticeTexts: [String] { notices.map(\.text) }

  /// Plays moves, given as the letters of a replay line.
  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }

  /// Answers the pending question with the advice of `FakeCoach`, or returns `nil` if no question is pending.
  @discardableResult
  func answerOnce() -> Advice? {
    guard let question = coachQuestion else { return nil }
    let advice = FakeCoach.advice(for: question.replay.game)
    receive(advice.text, to: question)
    return advice
  }

  func answerAll() {
    while answerOnce() != nil {}
  }

  func letCoachPlay(_ count: Int) {
    for _ in 0..<count {
      answerOnce()
      letTimePass()
    }
  }

  /// Shows or hides a hint. If the session asks whether the hint may cost the medal, confirms it.
  func useHint() {
    toggleHint()
    confirmHint()
  }

  /// Starts the coach's automatic play. If it is paused at first, presses Start.
  func watchCoach() {
    startWatching()
    if automaticPlay?.isPaused == true { togglePause() }
  }

  func provideFiles() {
    while let file = wantedFile { receive(file, file.text) }
  }

  func letTimePass() {
    if let number = turn?.number { handleTimeout(ofTurn: number) }
  }

  func openGame(_ number: String) {
    askForGame()
    openGame(numbered: Array(number.utf8))
  }

  /// Opens an address, and watches the game in it instead of playing it.
  func open(address: String) {
    follow(address)
    watchChallenge()
  }

  func follow(_ address: String) {
    open(address: Array(address.utf8))
  }

  /// Repeatedly plays the first legal move in the given order until the game is over. Returns the number of moves.
  @discardableResult
  func playOut(order: String = "ldru") -> Int {
    let directions = order.utf8.map { Direction(letter: $0)! }
    var count = 0
    while let direction = directions.first(where: { !movingTiles($0).isEmpty }) {
      move(direction)
      count += 1
    }
    return count
  }
}

extension TriplesSession.LevelFile {
  var text: [UInt8] {
    switch self {
    case .medals: Repository.data("triples-medals.txt")
    case .bestGames: Repository.data("triples-par.txt")
    }
  }
}

extension ScoreRow {
  var lineText: String? { line.map { String(decoding: $0, as: UTF8.self) } }
}
