import TriplesModel

extension TriplesSession {
  /// A drag over the board: which move it previews, how far the tiles have moved, and whether releasing it plays the
  /// move. It receives pointer positions with times, and doesn't depend on a screen.
  ///
  /// The longer axis determines the direction and the distance. Releasing plays the move if the drag is at least
  /// `minLength` long, is at least `minFlickLength` long and still moves at `minFlickSpeed`, or is longer than a tap
  /// and took at most `maxQuickMilliseconds`. Dragging back to less than half of the way cancels the move.
  public struct Swipe: Hashable, Sendable {
    /// A pointer position in points, with its time in milliseconds. All samples except `origin` are relative to
    /// `origin`, the position where the pointer was pressed.
    private struct Sample: Hashable {
      let x: Double
      let y: Double
      let time: Double
    }

    /// The minimum length in points of a drag that plays at any speed. On small cells, half a cell is enough.
    static let minLength = 32.0

    /// The minimum distance of a flick, in points.
    static let minFlickLength = 16.0

    /// The minimum speed of a flick when released, in points per millisecond during the last `flickWindowMilliseconds`.
    static let minFlickSpeed = 0.25

    /// The time over which the speed of a flick is measured, in milliseconds.
    static let flickWindowMilliseconds = 80.0

    /// The maximum distance of a tap, in points. A longer drag plays if it took at most `maxQuickMilliseconds`.
    static let maxTapLength = 10.0

    /// The maximum duration of a quick swipe, in milliseconds, not counting the time before the pointer began to move.
    static let maxQuickMilliseconds = 250.0

    /// The maximum distance from the origin at which the pointer counts as resting, in points.
    static let maxRestLength = 3.0

    /// The distance in points beyond which tiles follow the pointer.
    static let slop = 8.0

    /// The maximum distance by which blocked tiles give way, in points.
    public static let maxGiveWayLength = 6.0

    /// The side of a cell of the board, in points.
    private let cellSide: Double
    private let origin: Sample
    /// The samples of the last `flickWindowMilliseconds` and the sample before them, latest last.
    private var recent: [Sample]
    /// The time at which the pointer began to move, or `nil` while it rests.
    private var startTime: Double?
    /// The largest distance from the origin so far, along the longer axis.
    private var maxDistance = 0.0

    /// Creates a drag at the position, in points, where the pointer was pressed. The times can be from any clock.
    /// `cellSide` is the side of a cell of the board, in points.
    public init(x: Double, y: Double, milliseconds: Double, cellSide: Double) {
      self.cellSide = cellSide.isFinite ? max(0, cellSide) : 0
      origin = Sample(x: x, y: y, time: milliseconds)
      recent = [Sample(x: 0, y: 0, time: milliseconds)]
    }

    /// Follows the pointer to a position. Ignores positions that aren't finite and times before the latest one.
    public mutating func move(x: Double, y: Double, milliseconds: Double) {
      let sample = Sample(x: x - origin.x, y: y - origin.y, time: milliseconds)
      guard sample.x.isFinite, sample.y.isFinite, sample.time >= latest.time else { return }
      recent.append(sample)
      // Keep the last sample before the window: a resting pointer sends no events, so it was still there.
      while recent.count > 2, recent[1].time <= milliseconds - Self.flickWindowMilliseconds { recent.removeFirst() }
      let length = max(sample.x.magnitude, sample.y.magnitude)
      maxDistance = max(maxDistance, length)
      if length <= Self.maxRestLength { startTime = nil } else if startTime == nil { startTime = milliseconds }
    }

    /// The direction of the drag, or `nil` if the drag is still too short.
    public var direction: Direction? {
      guard distance >= Self.slop else { return nil }
      return isSideways ? (latest.x < 0 ? .left : .right) : (latest.y < 0 ? .up : .down)
    }

    /// How far the moving tiles have followed the pointer, from 0 to 1 for a whole cell.
    public var progress: Double {
      guard direction != nil else { return 0 }
      return cellSide > 0 ? min(1, distance / cellSide) : 1
    }

    /// The distance by which blocked tiles give way, in points. The small movement shows that they are blocked.
    public var giveWayDistance: Double { direction == nil ? 0 : min(Self.maxGiveWayLength, distance / 8) }

    /// The opacity of merged tiles in the preview: 0 until the tiles are halfway, and then rising to 1.
    public var previewOpacity: Double { max(0, 2 * progress - 1) }

    /// Whether releasing at this moment plays the move. Otherwise the tiles spring back.
    public var playsOnRelease: Bool {
      guard direction != nil, distance >= min(maxDistance, max(cellSide, Self.minLength)) / 2 else { return false }
      return distance >= (cellSide > 0 ? min(Self.minLength, cellSide / 2) : Self.minLength)
        || distance >= Self.minFlickLength && speed >= Self.minFlickSpeed
        || distance > Self.maxTapLength && latest.time - (startTime ?? latest.time) <= Self.maxQuickMilliseconds
    }

    private var latest: Sample { recent[recent.count - 1] }
    private var isSideways: Bool { latest.x.magnitude >= latest.y.magnitude }
    private var distance: Double { max(latest.x.magnitude, latest.y.magnitude) }

    /// The recent speed in the direction of the drag, in points per millisecond.
    private var speed: Double {
      let (before, now) = (recent[0], latest)
      let gain = isSideways ? now.x.magnitude - before.x * sign(now.x) : now.y.magnitude - before.y * sign(now.y)
      return gain / max(1, min(Self.flickWindowMilliseconds, now.time - before.time))
    }

    private func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }
  }
}
