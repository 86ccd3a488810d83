import GameCore
import SessionSupport
import TriplesModel

// The scores of the opponents and the perfect games are in files, which a front end includes or downloads.
extension TriplesSession {
  /// A file that the levels need. The raw value is the name by which front ends load it.
  public enum LevelFile: String, CaseIterable, Hashable, Sendable {
    /// The scores of the named opponents: `Data/triples-opponents.txt`.
    case opponents = "opponents.txt"
    /// The perfect games: `Data/triples-par.txt`.
    case bestGames = "best-games.txt"
  }

  /// The file that the session needs at the moment, or `nil` if it needs none.
  public var wantedFile: LevelFile? {
    if levelCard?.awaitsBestGame == true { return .bestGames }
    return levelFile.opponents == nil && !levelFile.isMissing && needsOpponents ? .opponents : nil
  }

  /// Whether the opponents' scores are needed: by a card, which shows them, or for the medals of earlier releases.
  private var needsOpponents: Bool {
    levelCard != nil || (levelMap != nil || tab == .scores) && levels.hasFormerScores
  }

  /// Handles the contents of `file`, or `nil` if it failed to load. A damaged file counts as a failure.
  public func levelFileDidLoad(_ file: LevelFile, _ text: [UInt8]?) {
    switch file {
    case .opponents:
      guard levelFile.opponents == nil else { return }
      levelFile.opponentsDidLoad(text.flatMap { OpponentTable(text: $0) })
      // The medals that earlier releases awarded depend on the file.
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
