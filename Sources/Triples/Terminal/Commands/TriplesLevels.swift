import ArgumentParser
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

struct TriplesLevelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levels",
    abstract: "Show the levels, games 1 to 1000 by difficulty, with your medals.",
    discussion: """
      Each line is a chapter of 20 levels, with one character per level: . not played, - no medal yet, b bronze, s silver, \
      g gold, C crown. Only games without help win medals: no hint, not continued from a replay, and at most three undos. \
      You can see the perfect game of a level when you have its crown or give it up.

        parlor triples levels
        parlor triples levels --level 41
        parlor triples levels --game 14 --give-up
      """)

  @Option(help: ArgumentHelp("Show the scores for the medals of this level, 1 to 1000.", valueName: "N"))
  var level: Int?

  @Option(help: ArgumentHelp("Show the level of the game with this number, 1 to 1000.", valueName: "N"))
  var game: Int?

  @Flag(help: "Give up the level: show its perfect game, and win no more medals.")
  var giveUp = false

  @Flag(
    help:
      "Print one line of JSON: next, and levels (level, chapter, number of the game, state, best, medals), or for one level also opponents and perfect."
  )
  var json = false

  func validate() throws {
    guard level == nil || game == nil else { throw ValidationError("--level can't be combined with --game.") }
    guard !giveUp || level != nil || game != nil else {
      throw ValidationError("--give-up requires --level or --game.")
    }
    guard [level, game].allSatisfy({ $0.map { 1...TriplesSession.levelsByDifficulty.count ~= $0 } ?? true }) else {
      throw ValidationError("Levels and their games have the numbers 1 to 1000.")
    }
  }

  func run() throws {
    var environment = PlayEnvironment.system
    // Without `--give-up`, the command saves nothing.
    if !giveUp { environment.storage = Storage(read: environment.storage.read) { _, _ in true } }
    let session = TriplesSession(environment: environment)
    session.openLevels()
    session.provideFiles()
    if let number = level.map({ Int(TriplesSession.levelsByDifficulty[$0 - 1].number.value) }) ?? game {
      session.openLevel(number)
      session.provideFiles()
    }
    guard let card = session.levelCard else { return LevelMapReport(session: session).show(asJSON: json) }
    if giveUp || card.canWatch {
      // If watching costs medals, the first call only asks for confirmation, so a second call is needed.
      for _ in 0..<2 where session.levelCard != nil { session.watchBestGame() }
      session.provideFiles()
    }
    LevelReport(card: card, isGivenUp: giveUp && !card.canWatch, perfectGame: session.viewer?.replay).show(asJSON: json)
  }
}

extension TriplesSession {
  /// Provides the files that the levels need. They come with the program.
  func provideFiles() {
    while let file = wantedFile { levelFileDidLoad(file, file.text) }
  }
}

private struct LevelMapReport: Report {
  let session: TriplesSession

  var text: String {
    let chapters = session.levelChapters
    let lines = chapters.map { chapter in
      "\(chapter.number)".rightAligned(in: 2) + " " + chapter.name.leftAligned(in: 7) + "  "
        + String(chapter.cells.map { $0.state.letter }) + "  " + chapter.progressText
    }
    let next = session.nextLevel.map { ["Next: level \($0.levelNumber), game \($0.level.number)", ""] } ?? []
    return (next + lines).joined(separator: "\n")
  }

  var fields: JSON {
    let levels = session.levelChapters.flatMap { chapter in
      chapter.cells.map { cell -> JSON in
        [
          "level": JSON(cell.levelNumber), "chapter": JSON(chapter.number), "number": JSON(cell.level.number.value),
          "state": JSON(cell.state.label), "best": JSON(cell.bestScore), "medals": cell.level.json,
        ]
      }
    }
    return ["next": JSON(session.nextLevel?.levelNumber), "levels": JSON(levels)]
  }
}

private struct LevelReport: Report {
  let card: TriplesSession.LevelCard
  let isGivenUp: Bool
  let perfectGame: Replay?

  var text: String {
    var lines = ["\(card.title) · \(card.gameText)"] + card.rows.map { $0.spokenText }
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
      "level": JSON(card.levelNumber), "chapter": JSON((card.levelNumber - 1) / TriplesSession.LevelChapter.size + 1),
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
