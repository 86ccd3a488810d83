import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What is counted of one player's games: those that were recorded, but for games played on from a replay.
  ///
  /// The latest game is kept by itself beside what is counted of all others, so that its end can be taken back.
  public struct Statistics: CountedText, Hashable, Sendable {
    private var earlier = GameCounts()
    private var latest: CountedGame?

    /// Statistics of no games.
    public init() {}

    /// What is counted.
    public var counts: GameCounts {
      var counts = earlier
      if let latest { counts.count(latest) }
      return counts
    }

    /// Whether nothing has been counted yet.
    var isEmpty: Bool { latest == nil && earlier.played == 0 }

    /// Counts a game that has been recorded, unless it was the latest one counted.
    mutating func count(_ game: CountedGame) {
      guard game.row != latest?.row else { return }
      if let latest { earlier.count(latest) }
      latest = game
    }

    /// Takes back what was counted of the game with this row, if it was the latest.
    mutating func takeBack(_ row: Score) {
      if latest?.row == row { latest = nil }
    }

    private static let tilesName = "tiles"

    /// How many games ended with which best tile.
    public var tallies: Tallies {
      var tallies = Tallies()
      tallies[Self.tilesName.utf8Bytes] = counts.tiles.counts
      return tallies
    }

    /// Takes up what another device has counted. The latest game stays this device's own.
    public mutating func merge(_ other: Self, tallies: Tallies) {
      var tiles = tallies[Self.tilesName.utf8Bytes]
      if let latest {
        let bar = GameCounts.bar(of: latest.tile)
        guard bar < tiles.count, tiles[bar] > 0 else { return }
        tiles[bar] -= 1
      }
      earlier.merge(other.counts, tiles: Histogram(tiles))
    }

    private static let header: StaticString = "triples-statistics/1"

    /// The statistics as they are saved. Lines for nothing are left out.
    ///
    ///     triples-statistics/1
    ///     tiles 0,0,1,4,3
    ///     best 1204
    ///     recent 113,235,1204
    ///     days 19675 3 5
    ///     latest 19676 24 113 1700000000 u triples/1 14 lldl
    ///
    /// How many games had which best tile, the most points, the points of up to fifty games, and the last day, the days in a
    /// row up to it and the most of them: all without the latest game, of which day, best tile and row follow.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      earlier.add(to: &lines)
      if let latest { lines.add("latest", latest.text) }
      return lines.text
    }

    /// Reads statistics as `text` writes them. No other text is such.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let earlier = GameCounts(&lines) else { return nil }
      self.earlier = earlier
      if let line = lines.take("latest") {
        guard let game = CountedGame(text: line) else { return nil }
        latest = game
      }
      guard lines.isEmpty else { return nil }
    }
  }

  /// One game as it is counted.
  struct CountedGame: Hashable {
    /// The day on which it ended where the player was then, counted from the first of 1970.
    let day: Int64
    /// The highest value on its last board.
    let tile: Int
    /// Its row in the scores.
    let row: Score

    init(day: Int64, tile: Int, row: Score) {
      self.day = day
      self.tile = tile
      self.row = row
    }

    /// Reads a game as `text` writes it.
    init?(text: [UInt8]) {
      let words = text.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, let day = DecimalText.read(words[0]), let tile = DecimalText.read(words[1]),
        tile <= GameCounts.largestTile, let row = Score(text: words[2]), row.line != nil
      else { return nil }
      self.init(day: day, tile: Int(tile), row: row)
    }

    /// The day, the tile, and the row as the scores are saved.
    var text: [UInt8] {
      [day.description.utf8Bytes, tile.description.utf8Bytes, row.text].joined(by: UInt8(ascii: " "))
    }
  }
}
