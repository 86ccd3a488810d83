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
  }

  /// The file that is to be brought now, or `nil` if none is. A front end looks at it whenever something has changed, and
  /// hands what it has found to `receive`.
  public var wantedFile: LevelFile? {
    if levelTable == nil, !isMedalFileMissing, needsMedals { return .medals }
    return levelCard?.awaitsBestGame == true ? .bestGames : nil
  }

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
      guard levelTable == nil else { return }
      levelTable = text.flatMap { LevelTable(text: $0) }
      isMedalFileMissing = levelTable == nil
      if isMedalFileMissing, levelMap != nil {
        close(.levelMap)
        tell(Notice("The levels could not be loaded. They need the network once."))
      }
      // A place in the order of difficulty means something now, and so does the rank of a row.
      rowsByMedal = nil
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
