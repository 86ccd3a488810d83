import TriplesModel

extension TriplesSession {
  /// A drag of finger or mouse over the board: which move it previews, how far, and whether letting go plays it. It is fed
  /// the places where the pointer was seen, each with its time, and knows nothing of screens.
  ///
  /// Letting go plays the move that the way from the first place to the latest points at, along its longer axis, if that
  /// way is long enough: any `length` will do, a shorter one that is still being travelled at a `flickSpeed`, and one that
  /// is hardly more than a tap if all of it took no longer than a `quickTime`. Whoever pulls back plays nothing.
  public struct Swipe: Hashable, Sendable {
    /// A place where the pointer was seen, as its way from the first one.
    private struct Sample: Hashable {
      let x: Double
      let y: Double
      let time: Double
    }

    /// A way of so many points plays, or of half a cell where that is less.
    static let length = 32.0

    /// A shorter way plays that is at least so long, in points, and travelled at `flickSpeed`.
    static let flickLength = 16.0

    /// How fast a flick is when it is let go: points per millisecond over the last `flickTime`.
    static let flickSpeed = 0.25

    /// The time over which the speed of a flick is measured, in milliseconds.
    static let flickTime = 80.0

    /// A way that is longer than so many points is no tap, and plays if it took no longer than a `quickTime`.
    static let tapLength = 10.0

    /// The time of a quick swipe, in milliseconds, not counting how long the pointer rested before it.
    static let quickTime = 250.0

    /// A pointer that has gone no farther than so many points from where it was pressed is at rest.
    static let restLength = 3.0

    /// Ways shorter than so many points move no tiles yet.
    static let slop = 8.0

    /// How far tiles that cannot move give way at most, in points.
    public static let giveLength = 6.0

    /// The side of a cell of the board, in points.
    private let cell: Double
    /// Where the pointer was pressed.
    private let origin: Sample
    /// Where the pointer has been during the last `flickTime`, and the last place before that; the latest place last.
    private var recent: [Sample]
    /// When the pointer left its rest.
    private var start: Double?
    /// The longest way, along the longer axis, that the pointer has been from where it was pressed.
    private var farthest = 0.0

    /// Begins where the pointer is pressed.
    ///
    /// - Parameters:
    ///   - x: the place from the left, in points.
    ///   - y: the place from the top, in points.
    ///   - milliseconds: the time on any clock.
    ///   - cell: the side of a cell of the board, in points.
    public init(x: Double, y: Double, milliseconds: Double, cell: Double) {
      self.cell = cell.isFinite ? max(0, cell) : 0
      origin = Sample(x: x, y: y, time: milliseconds)
      recent = [Sample(x: 0, y: 0, time: milliseconds)]
    }

    /// Follows the pointer to a place. One that is none, or a time before the latest, is passed over.
    public mutating func move(x: Double, y: Double, milliseconds: Double) {
      let sample = Sample(x: x - origin.x, y: y - origin.y, time: milliseconds)
      guard sample.x.isFinite, sample.y.isFinite, sample.time >= latest.time else { return }
      recent.append(sample)
      // Between two samples a pointer stands where it was seen first: one that rests is not seen at all.
      while recent.count > 2, recent[1].time <= milliseconds - Self.flickTime { recent.removeFirst() }
      let length = max(sample.x.magnitude, sample.y.magnitude)
      farthest = max(farthest, length)
      if length <= Self.restLength { start = nil } else if start == nil { start = milliseconds }
    }

    /// The direction in which the pointer has gone, or `nil` while that is too short a way to tell.
    public var direction: Direction? {
      guard way >= Self.slop else { return nil }
      return isSideways ? (latest.x < 0 ? .left : .right) : (latest.y < 0 ? .up : .down)
    }

    /// How far the tiles that would move have followed, from 0, where they stand, to 1, a whole cell.
    public var progress: Double {
      guard direction != nil else { return 0 }
      return cell > 0 ? min(1, way / cell) : 1
    }

    /// How far tiles that cannot move give way, in points: a little, so that they are felt to refuse.
    public var give: Double { direction == nil ? 0 : min(Self.giveLength, way / 8) }

    /// How clearly what tiles would become is seen on them, from 0, not at all before they are half way, to 1.
    public var clarity: Double { max(0, 2 * progress - 1) }

    /// Whether letting go now plays the move. If not, the tiles spring back.
    public var plays: Bool {
      guard direction != nil, way >= min(farthest, max(cell, Self.length)) / 2 else { return false }
      return way >= (cell > 0 ? min(Self.length, cell / 2) : Self.length)
        || way >= Self.flickLength && speed >= Self.flickSpeed
        || way > Self.tapLength && latest.time - (start ?? latest.time) <= Self.quickTime
    }

    private var latest: Sample { recent[recent.count - 1] }
    private var isSideways: Bool { latest.x.magnitude >= latest.y.magnitude }
    private var way: Double { max(latest.x.magnitude, latest.y.magnitude) }

    /// How fast the pointer has gone of late in the direction of its way, in points per millisecond.
    private var speed: Double {
      let (before, now) = (recent[0], latest)
      let gain = isSideways ? now.x.magnitude - before.x * sign(now.x) : now.y.magnitude - before.y * sign(now.y)
      return gain / max(1, min(Self.flickTime, now.time - before.time))
    }

    private func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }
  }
}
