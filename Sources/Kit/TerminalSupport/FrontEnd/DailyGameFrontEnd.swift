import DailyGames
import GameCore
import SessionSupport

/// The full-screen front end of a game with daily games. A daily game's session never loads another game.
package protocol DailyGameFrontEnd: GameFrontEnd
where Session: ServedSession, Picture == Session.Picture {
  static var game: DailyGame { get }

  var session: Session { get set }

  /// The game and its progress, such as "Game 12, Mastermind: 3 attempts so far", or `nil` before the first move.
  var progressSummary: String? { get }

  /// The shell command that replays the player's own game.
  var replayCommand: String { get }

  /// Creates a session's front end, with the game's coach if any. `server` deals a ranked game, and is otherwise `nil`.
  init(session: Session, capabilities: TerminalCapabilities, server: DayServer?)

  /// Opens a past day's game as one of the player's own games. Called when the screen is first shown.
  func open(gameOf day: CalendarDay)

  /// Prepares `own`, the session of the player's own game, which replaces the session of a daily game.
  func prepare(_ own: Session)
}

extension DailyGameFrontEnd {
  package var popUp: Screen<Picture>? { session.popUpScreen }

  package func update() {
    runner.update(session) { navigate($0) }
  }

  package func willLeaveScreen() {
    // Every move is already saved, but the list of days also shows the daily game's status.
    if session.day != nil { session.publishHomeStatus() }
  }

  package func open(gameOf day: CalendarDay) {
    session.openGame(of: day)
  }

  package func prepare(_ own: Session) {}

  /// Leaves a daily game. The player's own game follows, or the program ends and prints the list of days.
  package func navigate(_ navigation: DayNavigation) {
    guard case .ownGame(let address) = navigation else {
      state.hasLeftForDayList = navigation == .days
      state.isFinished = true
      return
    }
    willLeaveScreen()
    session = Session(environment: session.environment, playMode: .own)
    prepare(session)
    if !address.isEmpty { session.open(address: address) }
  }

  /// The shell command that continues the current game.
  package var command: String {
    let game = Self.game.idText
    guard let day = session.day else { return "parlor \(game) play" }
    return switch session.playMode.kind {
    case .pastDay: "parlor today again \(game) --day \(day)"
    case .ranked: "parlor today \(game) --day \(day)"
    case .own, .daily: "parlor \(game) play --day \(day)"
    }
  }

  /// The text to print after the player has quit: the progress and the command that continues or replays the game, the
  /// result of a daily game, or the list of days. Empty before the first move.
  package var exitMessage: String {
    guard let progressSummary else { return "" }
    if session.day == nil { return "\(progressSummary)\n  \(replayCommand)\n" }
    if state.hasLeftForDayList { return DayReport([Self.game], environment: session.environment).text + "\n" }
    if session.outcome == nil { return "\(progressSummary)\n  \(command)\n" }
    return "\(capabilities.displayText(session.shareItem.text))\n\(session.dayEndNote)\n"
  }
}

extension DailyGameFrontEnd {
  /// Plays the player's own game, or a daily game that no server deals: `today`, or a day such as `2026-11-21`. `open`
  /// applies the other command-line options. If they choose a game, `choosesGame` is `true`, and `day` must be `nil`.
  /// Plays line by line if `isPlain` or without a screen. Throws an exit code after reporting a failure.
  package static func play(day: String?, choosesGame: Bool, isPlain: Bool, open: (Self) -> Void) throws {
    guard day == nil || !choosesGame else {
      throw Failure.usage.report("--day can't be combined with other options that choose a game.")
    }
    let environment = PlayEnvironment.system
    let visit = try DayAddress(argument: day, at: environment.now())
    try play(visit.mode(search: [], hasServer: false), in: environment, isPlain: isPlain) { frontEnd in
      open(frontEnd)
      if case .over(let day) = visit { frontEnd.open(gameOf: day) }
    }
  }

  /// Plays a ranked game, line by line if `isPlain` or without a screen. Throws an exit code after reporting a failure.
  package static func playRanked<Lines: RankedLineGame>(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool, lines: (Session) -> Lines
  ) throws {
    let session = Session(environment: environment, playMode: .ranked(day))
    try RankedLinePlayer.play(lines(session), at: server, isPlain: isPlain) {
      try Self(session: session, capabilities: .current, server: server).play()
    }
  }

  /// Plays a past day's game, whose deal must be stored.
  package static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    try play(.pastDay(day), in: environment) { _ in }
  }

  private static func play(
    _ mode: PlayMode, in environment: PlayEnvironment, isPlain: Bool = false, open: (Self) -> Void
  ) throws {
    let frontEnd = Self(
      session: Session(environment: environment, playMode: mode), capabilities: .current(isPlain: isPlain), server: nil)
    try frontEnd.play { open(frontEnd) }
  }
}
