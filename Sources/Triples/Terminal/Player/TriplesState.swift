import TerminalSupport
import TriplesModel

/// What only the terminal has to know beside the session.
struct TriplesState: PlayerState {
  var focus: Int?
  var typed = TypedText()
  var shared: SharedGame?
  var clipboard: String?
  var isFinished = false

  /// The row of the scores that the cursor is on.
  var selectedRow = 0

  /// Whether the statistics are shown in the place of the scores, and how far they have been scrolled.
  var showsStatistics = false
  var statistics = TextScroll()

  /// Whether the player has gone to see all days.
  var showsDays = false

  /// How far the page About has been scrolled.
  var about = TextScroll()

  /// How far a duel has been scrolled.
  var duel = TextScroll()

  /// Whether what a review has found is shown in the place of the replay, and how far that has been scrolled.
  var showsFindings = false
  var findings = TextScroll()

  /// The latest move while its tiles slide.
  var slide: Slide?

}

/// A move on its way from one board to the next: first the tiles slide, then the new one grows.
struct Slide {
  /// The tiles before the move.
  let tiles: [Tile]

  /// The ids of those that move, each by one cell.
  let moving: Set<Int>

  let direction: Direction

  /// The id of the tile that the move spawned.
  let spawned: Int?

  let start: ContinuousClock.Instant

  /// How far it has come: 0 to 1 while tiles slide, on to 2 while the new tile grows.
  var progress = 0.0

  private static let slideSeconds = 0.1
  private static let growSeconds = 0.07

  var isOver: Bool { progress >= 2 }

  /// Brings it to where it is at that time.
  mutating func advance(to now: ContinuousClock.Instant) {
    let seconds = (now - start) / .seconds(1)
    progress =
      seconds < Self.slideSeconds
      ? seconds / Self.slideSeconds : min(2, 1 + (seconds - Self.slideSeconds) / Self.growSeconds)
  }
}
