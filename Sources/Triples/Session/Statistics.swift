import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The statistics of a player's recorded games, except those continued from a replay. The latest game is stored apart
  /// from the counts of all others, so that its end can be undone.
  public struct Statistics: TalliedValue, Hashable, Sendable {
    private var earlier = GameCounts()
    private var latest: CountedGame?

    /// Creates empty statistics.
    public init() {}

    /// The counts of all games, including the latest one.
    public var counts: GameCounts {
      var counts = earlier
      if let latest { counts.count(latest) }
      return counts
    }

    var isEmpty: Bool { latest == nil && earlier.gameCount == 0 }

    /// The largest tile of all games, or 3 or less.
    var largestTile: Int { max(latest?.tile ?? 0, 3 << (earlier.bestTiles.counts.count - 1)) }

    /// Counts a recorded game, unless it is already counted as the latest one.
    mutating func count(_ game: CountedGame) {
      guard game.row != latest?.row else { return }
      if let latest { earlier.count(latest) }
      latest = game
    }

    /// Removes the game with the given row from the counts if it is the latest one.
    mutating func remove(_ row: ScoreRow) {
      if latest?.row == row { latest = nil }
    }

    private static let tilesName = "tiles"

    /// The number of games per best tile.
    public var tallies: Tallies {
      var tallies = Tallies()
      tallies[Self.tilesName.utf8Bytes] = counts.bestTiles.counts
      return tallies
    }

    /// Adds another device's games. Keeps this device's latest game separate, so that its end can still be undone.
    public mutating func merge(_ other: Self, tallies: Tallies) {
      var tiles = tallies[Self.tilesName.utf8Bytes]
      if let latest {
        let bar = GameCounts.barIndex(of: latest.tile)
        guard bar < tiles.count, tiles[bar] > 0 else { return }
        tiles[bar] -= 1
      }
      earlier.merge(other.counts, tiles: Histogram(tiles))
    }

    private static let header: StaticString = "triples-statistics/1"

    /// The saved form. Lines without content are omitted.
    ///
    ///     triples-statistics/1
    ///     tiles 0,0,1,4,3
    ///     best 1204
    ///     recent 113,235,1204
    ///     days 19675 3 5
    ///     latest 19676 24 113 1700000000 u triples/1 14 lldl
    ///
    /// - `tiles`: the number of games per best tile.
    /// - `best`: the highest score.
    /// - `recent`: up to fifty scores.
    /// - `days`: the latest day, in days since 1970, the length of the streak that ends there, and the longest streak.
    /// - `latest`: the latest game's day, best tile, and row. The other lines don't include this game.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      earlier.add(to: &lines)
      if let latest { lines.add("latest", latest.text) }
      return lines.text
    }

    /// Reads statistics in the format of the property `text`. Returns `nil` for any other text.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let earlier = GameCounts(&lines) else { return nil }
      self.earlier = earlier
      if let line = lines.read("latest") {
        guard let game = CountedGame(text: line) else { return nil }
        latest = game
      }
      guard lines.isEmpty else { return nil }
    }
  }

  struct CountedGame: Hashable {
    /// The local day on which the game ended, in days since 1970.
    let day: Int64
    /// The highest tile on the final board.
    let tile: Int
    let row: ScoreRow

    init(day: Int64, tile: Int, row: ScoreRow) {
      self.day = day
      self.tile = tile
      self.row = row
    }

    init?(text: [UInt8]) {
      let words = text.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, let day = DecimalText.read(words[0]), let tile = DecimalText.read(words[1]),
        tile <= GameCounts.maxTile, let row = ScoreRow(text: words[2]), row.line != nil
      else { return nil }
      self.init(day: day, tile: Int(tile), row: row)
    }

    var text: [UInt8] {
      [day.description.utf8Bytes, tile.description.utf8Bytes, row.text].joined(by: UInt8(ascii: " "))
    }
  }
}
