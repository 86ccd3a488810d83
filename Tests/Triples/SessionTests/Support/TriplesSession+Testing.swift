import PlaySupport
import TestSupport
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

extension TriplesSession {
  /// The game on the table as a replay line.
  var line: String { String(decoding: replay.line, as: UTF8.self) }

  /// The game on the table as it is saved.
  var table: String { String(decoding: saved.text, as: UTF8.self) }

  /// What the pop-up says of the game that has ended, if one has.
  var ended: TriplesSession.EndedGame? {
    if case .ended(let ended) = popUp { ended } else { nil }
  }

  /// The first sentence for the player, if there is one.
  var told: [String] { notices.map(\.text) }

  /// Plays moves given as letters of a replay line.
  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }

  /// Answers what the session asks of a coach now, if it asks anything.
  ///
  /// - Returns: the answer.
  @discardableResult
  func answerOnce() -> Advice? {
    guard let question = coachQuestion else { return nil }
    let advice = FakeCoach.advice(for: question.replay.game)
    receive(advice.text, to: question)
    return advice
  }

  /// Answers until nothing more is asked.
  func answerAll() {
    while answerOnce() != nil {}
  }

  /// Lets the coach play so many moves by itself.
  func letCoachPlay(_ count: Int) {
    for _ in 0..<count {
      answerOnce()
      letTimePass()
    }
  }

  /// Asks for a hint or hides it, and agrees if the player is asked whether the hint is worth the medal.
  func useHint() {
    toggleHint()
    confirmHint()
  }

  /// Lets the coach play on by itself, and confirms that where it is asked for.
  func watchCoach() {
    startWatching()
    if watch?.isPaused == true { togglePause() }
  }

  /// Brings the files that the session wants, as a front end does that has them at hand.
  func bringFiles() {
    while let file = wantedFile { receive(file, file.text) }
  }

  /// Lets the time of one turn pass.
  func letTimePass() {
    if let number = turn?.number { timeIsUp(turn: number) }
  }

  /// Opens a game by its number, as a player does.
  func open(_ number: String) {
    askForGame()
    openGame(numbered: Array(number.utf8))
  }

  /// Follows an address, and watches the game behind it rather than playing it first.
  func open(address: String) {
    follow(address)
    watchChallenge()
  }

  /// Follows an address.
  func follow(_ address: String) {
    open(address: Array(address.utf8))
  }

  /// Plays always the first move that there is in the order of the letters, until the game is over.
  ///
  /// - Returns: how many moves that were.
  @discardableResult
  func playOut(order: String = "ldru") -> Int {
    let directions = order.utf8.map { Direction(letter: $0)! }
    var count = 0
    while let direction = directions.first(where: { !preview($0).isEmpty }) {
      move(direction)
      count += 1
    }
    return count
  }
}

extension TriplesSession.LevelFile {
  /// The file of the repository.
  var text: [UInt8] {
    switch self {
    case .medals: Repository.data("triples-medals.txt")
    case .bestGames: Repository.data("triples-par.txt")
    }
  }
}

extension Score {
  /// The row's replay line as text.
  var lineText: String? { line.map { String(decoding: $0, as: UTF8.self) } }
}
