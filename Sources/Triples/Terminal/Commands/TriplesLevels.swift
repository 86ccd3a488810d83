import ArgumentParser
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesSession

struct TriplesLevelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levels",
    abstract: "Show the levels, games 1 to 1000, with your medals.",
    discussion: """
      The map has one character per level: . not played, - no medal yet, b bronze, s silver, g gold, C crown. Only games \
      without help win medals: no hint, not continued from a replay, and at most three undos. You can see the perfect \
      game of a level when you have its crown or give it up.

        parlor triples levels
        parlor triples levels --by-difficulty --next without-gold
        parlor triples levels --level 14
        parlor triples levels --level 14 --give-up
      """)

  @Flag(help: "Sort the levels by their highest possible score, lowest first.")
  var byDifficulty = false

  @Option(
    help: ArgumentHelp("Show the next level that is unplayed or without-gold.", valueName: "WHICH"))
  var next: TriplesSession.LevelSearch?

  @Option(help: ArgumentHelp("Show the scores for the medals of this level, 1 to 1000.", valueName: "N"))
  var level: Int?

  @Flag(help: "Give up the level: show its perfect game, and win no more medals.")
  var giveUp = false

  @Flag(
    help: "Print one line of JSON: levels (number, state, best, medals), or for one level also opponents and perfect.")
  var json = false

  func validate() throws {
    guard next == nil || level == nil else { throw ValidationError("--next can't be combined with --level.") }
    guard !giveUp || level != nil else { throw ValidationError("--give-up requires --level.") }
    guard level.map({ GameNumber.drawnRange.contains(UInt64(max(0, $0))) }) ?? true else {
      throw ValidationError("The levels are the games 1 to 1000.")
    }
  }

  func run() throws {
    var environment = PlayEnvironment.system
    // Without `--give-up`, the command saves nothing.
    if !giveUp { environment.storage = Storage(read: environment.storage.read) { _, _ in true } }
    let session = TriplesSession(environment: environment)
    session.openLevels()
    session.provideFiles()
    if byDifficulty { session.choose(TriplesSession.LevelOrder.difficulty) }
    if let next {
      guard session.hasNextLevel(matching: next) else { throw Failure.data.report("There are no such levels left.") }
      session.selectLevel(at: 999)
      session.openNextLevel(matching: next)
    } else if let level {
      session.openLevel(level)
    }
    session.provideFiles()
    guard let card = session.levelCard else { return LevelMapReport(session: session).show(asJSON: json) }
    if giveUp || card.canWatch {
      // If watching costs medals, the first call only asks for confirmation, so a second call is needed.
      for _ in 0..<2 where session.levelCard != nil { session.watchBestGame() }
      session.provideFiles()
    }
    LevelReport(card: card, isGivenUp: giveUp && !card.canWatch, perfectGame: session.viewer?.replay).show(asJSON: json)
  }
}

extension TriplesSession.LevelSearch: ExpressibleByArgument {
  /// Reads `unplayed` or `without-gold`.
  public init?(argument: String) {
    switch argument {
    case "unplayed": self = .unplayed
    case "without-gold": self = .withoutGold
    default: return nil
    }
  }
}

extension TriplesSession {
  /// Provides the files that the levels need. They come with the program.
  func provideFiles() {
    while let file = wantedFile { receive(file, file.text) }
  }
}

private struct LevelMapReport: Report {
  let session: TriplesSession

  private static let levelsPerLine = 50

  var text: String {
    let states = session.levelStates
    let isByNumber = session.levelMap?.order == .number
    let counts = session.levelCounts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    let lines = stride(from: 0, to: states.count, by: Self.levelsPerLine).map { start in
      // By difficulty, a line starts with its place, because the number isn't that of a game.
      (isByNumber ? "\(start + 1)" : Ordinal.text(start + 1)).rightAligned(in: isByNumber ? 4 : 6) + "  "
        + String(states[start..<min(start + Self.levelsPerLine, states.count)].map { $0.letter })
    }
    return ([counts, ""] + lines).joined(separator: "\n")
  }

  var fields: JSON {
    var levels: [JSON] = []
    for page in stride(from: 0, to: session.levelStates.count, by: TriplesSession.LevelMap.pageSize) {
      session.selectLevel(at: page)
      levels += session.levelCells.map { cell in
        [
          "number": JSON(cell.level.number.value), "state": JSON(cell.state.label), "best": JSON(cell.bestScore),
          "medals": cell.level.json,
        ]
      }
    }
    return ["levels": JSON(levels)]
  }
}

private struct LevelReport: Report {
  let card: TriplesSession.LevelCard
  let isGivenUp: Bool
  let perfectGame: Replay?

  var text: String {
    var lines = [card.title] + card.rows.map { $0.spokenText }
    lines += ["", isGivenUp ? "You gave up this level." : card.text, card.opponentsText].compactMap { $0 }
    if let perfectGame {
      lines += [
        "", "The perfect game:", "  parlor triples replay '\(String(decoding: perfectGame.line, as: UTF8.self))'",
      ]
    }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    [
      "number": JSON(card.level.number.value), "best": JSON(card.bestScore), "medals": card.level.json,
      "opponents": [
        "coach": JSON(card.opponents?.coach), "matchmaker": JSON(card.opponents?.matchmaker),
        "sweeper": JSON(card.opponents?.sweeper),
      ],
      "watched": JSON(card.isWatched || isGivenUp),
      "perfect": JSON(perfectGame.map { String(decoding: $0.line, as: UTF8.self) }),
    ]
  }
}

extension Level {
  /// The scores that the medals require.
  fileprivate var json: JSON {
    [
      "bronze": JSON(requiredScore(for: .bronze)), "silver": JSON(requiredScore(for: .silver)),
      "gold": JSON(requiredScore(for: .gold)), "crown": JSON(requiredScore(for: .crown)),
    ]
  }
}

extension TriplesSession.LevelState {
  fileprivate var letter: Character {
    switch self {
    case .unplayed: "."
    case .played: "-"
    case .bronze: "b"
    case .silver: "s"
    case .gold: "g"
    case .crown: "C"
    }
  }
}
