import NumberedGame
import PlaySupport
import TriplesModel

// What the levels take and what their perfect games are stands in files, which a front end has at hand or has to fetch.
extension TriplesSession {
  /// A file that the levels need.
  public enum LevelFile: CaseIterable, Hashable, Sendable {
    /// What the medals take: `Data/triples-medals.txt`.
    case medals
    /// The best games that there are: `Data/triples-par.txt`.
    case bestGames

    /// The file with a name, or `nil` if there is none.
    public init?(name: String) {
      guard let file = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = file
    }

    /// The name of the file where a front end has to fetch it.
    public var name: String {
      switch self {
      case .medals: "medals.txt"
      case .bestGames: "best-games.txt"
      }
    }
  }

  /// The file that the levels need now, or `nil`.
  public var wantedFile: LevelFile? {
    if levelFile.table == nil, !levelFile.isMissing, needsMedals { return .medals }
    return levelCard?.awaitsBestGame == true ? .bestGames : nil
  }

  /// Whether the end of a game still waits for the file that says what the game is worth. If it did not wait, its buttons would
  /// move away under a finger.
  public var endAwaitsMedals: Bool { wantedFile == .medals && !levelFile.isLate }

  /// How long it waits at most, in milliseconds: a player without a network reads the end without the medals.
  static let medalMilliseconds = 1_500

  /// The medals are not needed before the first move: the board is what is wanted first.
  private var needsMedals: Bool {
    levelMap != nil || tab == .scores || viewer != nil
      || !replay.moves.isEmpty && replay.number.map { GameNumber.drawnRange.contains($0.value) } == true
  }

  /// Takes a file that was asked for.
  ///
  /// - Parameters:
  ///   - file: which one it is.
  ///   - text: its bytes, or `nil` if it cannot be had. One that is damaged is as good as none.
  public func receive(_ file: LevelFile, _ text: [UInt8]?) {
    switch file {
    case .medals:
      guard levelFile.table == nil else { return }
      levelFile.receive(text.flatMap { LevelTable(text: $0) })
      if levelFile.isMissing, levelMap != nil {
        close(.levelMap)
        tell(Notice("The levels could not be loaded. They need the network once."))
      }
      // A place in the order of difficulty means something now, and so does the rank of a row.
      memo.rowsByMedal = nil
      showAgain()
    case .bestGames:
      guard let card = levelCard, card.awaitsBestGame else { return }
      if let text, let replay = BestGames.replay(of: card.level.number, in: text) {
        showReplay(replay)
      } else {
        showCard(of: card.level)
        tell(Notice("The perfect game could not be loaded. It needs the network once."))
      }
    }
    changed()
  }
}
