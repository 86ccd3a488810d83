import TerminalSupport
import TriplesModel

/// The display state that the session doesn't know, such as scroll positions.
struct TriplesViewState {
  var selectedRow = 0

  /// Whether the statistics are shown instead of the scores, and how far they are scrolled.
  var showsStatistics = false
  /// The lines with which the statistics, the help, and the duel start on the screen.
  var statisticsLine = 0
  var aboutLine = 0
  var duelLine = 0

  /// Whether the findings of a review are shown instead of the replay, and how far they are scrolled.
  var showsFindings = false
  var findingsLine = 0

  var slide: Slide?
}

/// The animation of a move: the tiles slide, and then the new tile grows.
struct Slide {
  let tiles: [Tile]

  /// The IDs of the tiles that move, each by one cell.
  let movingIDs: Set<Int>

  let direction: Direction

  let spawnedID: Int?

  let start: ContinuousClock.Instant

  /// The progress: 0 to 1 while tiles slide, and 1 to 2 while the new tile grows.
  var progress = 0.0

  private static let slideSeconds = 0.1
  private static let growSeconds = 0.07

  var isOver: Bool { progress >= 2 }

  mutating func advance(to now: ContinuousClock.Instant) {
    let seconds = (now - start) / .seconds(1)
    progress =
      seconds < Self.slideSeconds
      ? seconds / Self.slideSeconds : min(2, 1 + (seconds - Self.slideSeconds) / Self.growSeconds)
  }
}
