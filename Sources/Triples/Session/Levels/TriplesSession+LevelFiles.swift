import NumberedGame
import PlaySupport
import TriplesModel

// The scores that the medals require and the perfect games are in files, which a front end includes or downloads.
extension TriplesSession {
  /// A file that the levels need. The raw value is the name by which front ends load it.
  public enum LevelFile: String, CaseIterable, Hashable, Sendable {
    /// The scores that the medals require: `Data/triples-medals.txt`.
    case medals = "medals.txt"
    /// The perfect games: `Data/triples-par.txt`.
    case bestGames = "best-games.txt"
  }

  /// The file that the session needs at the moment, or `nil` if it needs none.
  public var wantedFile: LevelFile? {
    if levelFile.table == nil, !levelFile.isMissing, needsMedals { return .medals }
    return levelCard?.awaitsBestGame == true ? .bestGames : nil
  }

  /// Whether the end of a game waits for the medals' file, so that no button moves just before the player taps it.
  public var endAwaitsMedals: Bool { isLevel && wantedFile == .medals && !levelFile.isLate }

  private var isLevel: Bool { replay.number.map { GameNumber.drawnRange.contains($0.value) } == true }

  /// The maximum time to wait for the file, in milliseconds. After this time, the result appears without medals.
  static let maxMedalWaitMilliseconds = 1_500

  /// Whether the medals' file is needed. A level doesn't need it before the first move, so that the board loads first.
  private var needsMedals: Bool {
    levelMap != nil || tab == .scores || viewer != nil || !replay.moves.isEmpty && isLevel
  }

  /// Handles the contents of `file`, or `nil` if it failed to load. A damaged file counts as a failure.
  public func receive(_ file: LevelFile, _ text: [UInt8]?) {
    switch file {
    case .medals:
      guard levelFile.table == nil else { return }
      levelFile.receive(text.flatMap { LevelTable(text: $0) })
      if levelFile.isMissing, levelMap != nil {
        close(.levelMap)
        show(Notice("Can’t load the levels. They need the network once."))
      }
      // The order of the rows by medal and what is said about levels depend on the file.
      scoreCache.rowsByMedal = nil
      reloadDerivedState()
    case .bestGames:
      guard let card = levelCard, card.awaitsBestGame else { return }
      if let text, let replay = BestGames.replay(of: card.level.number, in: text) {
        showReplay(replay)
      } else {
        showCard(of: card.level)
        show(Notice("Can’t load the perfect game. It needs the network once."))
      }
    }
    saveAndRedraw()
  }
}
