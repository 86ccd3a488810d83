import CodeBreakerModel
import CodeBreakerTerminal
import NumberedGame
import TriplesModel
import TriplesTerminal

/// The game of a day as its player knows it. It is made of recorded lines alone, so that whatever a server says is held
/// against the rules before it is shown.
protocol TodayTable {
  static var kind: DayGame.Kind { get }

  /// How to play, in a few lines.
  static var help: String { get }

  /// The game of a line.
  ///
  /// - Throws: that it is none of this day.
  init(line: String, day: CalendarDay) throws(TodayProblem)

  /// The game that a server told.
  ///
  /// - Throws: that it is against the rules.
  init(_ answer: GameAnswer, day: CalendarDay) throws(TodayProblem)

  /// The game as a recorded line.
  var line: String { get }

  /// How many moves were played.
  var count: Int { get }

  /// Whether the rules say that it is over.
  var isOver: Bool { get }

  /// The game for people.
  var text: String { get }

  /// What the player wants by a line that they typed: moves, one after the other.
  ///
  /// - Throws: why that is nothing, as a sentence.
  func actions(_ input: String) throws(DayFault) -> [String]

  /// Why a move cannot be made now, as a sentence; nothing if it can.
  func objection(to action: String) -> String?

  /// Plays a move with what the server answered.
  ///
  /// - Throws: that the answer is against the rules.
  mutating func play(_ action: String, _ answer: MoveAnswer) throws(TodayProblem)
}

/// Triples at the table of the day.
struct TodayTriples: TodayTable {
  static let kind = DayGame.Kind.triples

  static let help = """
    l, r, u and d collapse the board to the left, to the right, up and down; several in a line are played one after the other.
    finish ends the game as it stands, q leaves it for later.
    """

  private var replay: Replay

  /// The game as it stands.
  var game: Triples { replay.game }

  init(line: String, day: CalendarDay) throws(TodayProblem) {
    do { replay = try Replay(line: line) } catch { throw .nonsense(error.description) }
    guard replay.deal == .day(day) else { throw .nonsense("it is a game of another day") }
  }

  init(_ answer: GameAnswer, day: CalendarDay) throws(TodayProblem) {
    guard let opening = answer.opening, let moves = answer.moves else { throw .nonsense("there is no game in it") }
    var line = "triples/1 \(day) "
    for spawn in opening { line += try Self.text(spawn) }
    if !moves.isEmpty { line += "," }
    for move in moves { line += try move.direction + Self.text(move.spawn) }
    try self.init(line: line, day: day)
    guard answer.score == replay.game.score else { throw .nonsense("the score is another one") }
  }

  private static func text(_ spawn: SpawnAnswer) throws(TodayProblem) -> String {
    guard let spawn = Spawn(value: spawn.value, row: spawn.row, column: spawn.column) else {
      throw .nonsense("there is no such spawn")
    }
    return String(decoding: spawn.text, as: UTF8.self)
  }

  var line: String { String(decoding: replay.line, as: UTF8.self) }
  var count: Int { replay.moves.count }
  var isOver: Bool { replay.game.isDone }
  var text: String { TriplesReplayReport(replay).text }

  func actions(_ input: String) throws(DayFault) -> [String] {
    let letters = input.filter { $0 != " " }.map(String.init)
    guard letters.allSatisfy({ ["l", "r", "u", "d"].contains($0) }) else { throw DayFault(Self.help) }
    return letters
  }

  func objection(to action: String) -> String? {
    guard let direction = Self.direction(action), !replay.game.canCollapse(direction) else { return nil }
    return "\(direction.label) moves nothing."
  }

  private static func direction(_ action: String) -> Direction? {
    action.utf8.first.flatMap(Direction.init(letter:))
  }

  mutating func play(_ action: String, _ answer: MoveAnswer) throws(TodayProblem) {
    guard action != "x" else { return }
    guard let spawn = answer.spawn else { throw .nonsense("nothing was spawned") }
    let separator = count == 0 ? "," : ""
    let next = try TodayTriples(line: line + separator + action + Self.text(spawn), day: replay.deal.day!)
    guard answer.score == next.replay.game.score else { throw .nonsense("the score is another one") }
    self = next
  }
}

/// CodeBreaker at the table of the day.
struct TodayCodeBreaker: TodayTable {
  static let kind = DayGame.Kind.codeBreaker

  static let help = """
    A guess is as many of these figures as the code has pegs, such as 0123. finish gives up, q leaves the game for later.
    """

  private var game: CodeBreaker

  init(line: String, day: CalendarDay) throws(TodayProblem) {
    do { game = try CodeBreaker(line: line) } catch { throw .nonsense(error.description) }
    guard game.setup == GameSetup(day: day) else { throw .nonsense("the day has another game") }
  }

  init(_ answer: GameAnswer, day: CalendarDay) throws(TodayProblem) {
    guard let pegs = answer.pegs, let theme = answer.theme, let attempts = answer.attempts else {
      throw .nonsense("there is no game in it")
    }
    var turns = attempts.map { "\($0.guess):\($0.exact)\($0.inexact)" }
    if answer.ending == "gave-up" { turns.append("x") }
    let played = turns.isEmpty ? "" : " " + turns.joined(separator: ",")
    try self.init(line: "codebreaker/1 \(day) \(pegs).\(theme).12\(played)", day: day)
    if let code = answer.code, let told = Code(guess: code.utf8, theme: game.setup.theme) { game.reveal(told.pegs) }
  }

  var line: String { String(decoding: game.line, as: UTF8.self) }
  var count: Int { game.attempts.count }
  var isOver: Bool { game.isOver }

  var text: String {
    let theme = game.setup.theme
    let legend = theme.choices.enumerated().map { index, peg in "\(index) \(theme.spokenName(of: peg))" }
    return legend.joined(separator: ", ") + "\n\n" + CodeBreakerReplayReport(game).text
  }

  func actions(_ input: String) throws(DayFault) -> [String] {
    let guess = input.filter { $0 != " " }
    guard let code = Code(guess: guess.utf8, theme: game.setup.theme), code.pegs.count == game.setup.pegCount,
      !code.pegs.contains(Code.missingPeg)
    else {
      let last = game.setup.theme.choices.count - 1
      throw DayFault("A guess has \(game.setup.pegCount) figures from 0 to \(last). \(Self.help)")
    }
    return [guess]
  }

  func objection(to action: String) -> String? {
    guard let code = Code(guess: action.utf8, theme: game.setup.theme),
      let index = game.attempts.firstIndex(where: { $0.pegs == code.pegs })
    else { return nil }
    return "That was attempt \(index + 1)."
  }

  mutating func play(_ action: String, _ answer: MoveAnswer) throws(TodayProblem) {
    let separator = count == 0 ? " " : ","
    guard action != "x" else {
      if !game.isOver { game.giveUp() }
      return
    }
    guard let exact = answer.exact, let inexact = answer.inexact else { throw .nonsense("the guess was not answered") }
    self = try TodayCodeBreaker(line: "\(line)\(separator)\(action):\(exact)\(inexact)", day: game.setup.deal.day!)
  }
}
