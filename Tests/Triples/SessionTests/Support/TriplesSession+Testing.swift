import SessionSupport
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

  /// Plays moves, and then ends the game.
  func endGame(after letters: String) {
    play(letters)
    newGame()
  }

  /// Ends the game, and closes its result, which starts the next game.
  func endGameAndStartNext() {
    newGame()
    closePopUp()
  }

  /// Answers the pending question with the advice of `FakeCoach`, or returns `nil` if no question is pending.
  @discardableResult
  func answerOnce() -> Advice? {
    guard let question = coachQuestion else { return nil }
    let advice = FakeCoach.advice(for: question.replay.game)
    coachDidAnswer(advice.text, to: question)
    return advice
  }

  func answerAll() {
    while answerOnce() != nil {}
  }

  /// Opens the review of the ended game, and answers all of its questions.
  func completeReview() {
    reviewEndedGame()
    answerAll()
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

  /// Shows a hint with the advice of `FakeCoach`.
  func showHint() {
    useHint()
    answerOnce()
  }

  /// Starts the coach's automatic play. If it is paused at first, presses Start.
  func watchCoach() {
    startWatching()
    if automaticPlay?.isPaused == true { togglePause() }
  }

  /// Starts the coach's automatic play, and lets the coach play moves.
  func watchCoach(playing count: Int) {
    watchCoach()
    letCoachPlay(count)
  }

  func provideFiles() {
    while let file = wantedFile { levelFileDidLoad(file, file.text) }
  }

  func letTimePass() {
    if let number = turn?.number { handleTimeout(ofTurn: number) }
  }

  func openGame(_ number: String, playing letters: String = "") {
    askForGame()
    openGame(numbered: Array(number.utf8))
    play(letters)
  }

  /// Opens an address, and watches the game in it instead of playing it.
  func open(address: String) {
    follow(address)
    watchChallenge()
  }

  /// Plays on from a step of the open replay.
  func playFromStep(_ step: Int) {
    goToStep(step)
    playFromViewer()
  }

  /// Plays on from a step of the replay at an address.
  func playFromStep(_ step: Int, of address: String) {
    open(address: address)
    playFromStep(step)
  }

  /// Opens a friend's game, and accepts its challenge.
  func playChallenge(_ address: String) {
    follow(address)
    playChallenge()
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
    case .opponents: Repository.data("triples-opponents.txt")
    case .bestGames: Repository.data("triples-par.txt")
    }
  }
}

extension ScoreRow {
  var lineText: String? { line.map { String(decoding: $0, as: UTF8.self) } }
}
