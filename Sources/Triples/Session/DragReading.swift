import TriplesModel

extension TriplesSession {
  /// What a drag of finger or mouse over the board means: which move it previews, how far, and whether letting go plays it.
  public struct DragReading: Hashable, Sendable {
    /// The direction of the drag along its longer axis, or `nil` while it is too short to tell.
    public let direction: Direction?

    /// How far the tiles that would move have followed, from 0, where they stand, to 1, a whole cell.
    public let progress: Double

    /// Whether letting go now plays the move. If not, the tiles spring back.
    public let plays: Bool

    /// Drags shorter than this many points are taps.
    static let slop = 8.0

    /// The share of a cell beyond which letting go plays the move.
    static let commitment = 0.5

    /// A flick plays the move however short: at least this fast, in points per millisecond, on average.
    static let flickSpeed = 0.35

    /// A flick is at least this long, in points.
    static let flickLength = 20.0

    /// Reads a drag.
    ///
    /// - Parameters:
    ///   - x: how far it has come to the right, in points.
    ///   - y: how far it has come downwards, in points.
    ///   - milliseconds: how long it has taken so far.
    ///   - cell: the side of a cell of the board, in points.
    public init(x: Double, y: Double, milliseconds: Double, cell: Double) {
      let isSideways = x.magnitude >= y.magnitude
      let length = isSideways ? x.magnitude : y.magnitude
      guard length.isFinite, length >= Self.slop else {
        direction = nil
        progress = 0
        plays = false
        return
      }
      direction = isSideways ? (x < 0 ? .left : .right) : (y < 0 ? .up : .down)
      progress = cell > 0 ? min(1, length / cell) : 1
      let isFlick = length >= Self.flickLength && milliseconds >= 0 && length >= Self.flickSpeed * milliseconds
      plays = progress >= Self.commitment || isFlick
    }
  }
}
