/// How large the pegs of a row are and how far apart, in points.
struct PegRowLayout: Hashable {
  /// The width and height of a peg.
  var side: Double

  /// The room between two pegs.
  var spacing: Double

  /// Fits a row into a width.
  ///
  /// - Parameters:
  ///   - pegCount: how many pegs the row has, at least 1.
  ///   - width: the room for all of them. Where it is too small for anything, the pegs are still a point wide.
  ///   - largest: how large a peg may become.
  ///   - spacing: the room between two pegs.
  init(pegCount: Int, width: Double, largest: Double, spacing: Double) {
    let count = Double(max(1, pegCount))
    self.spacing = spacing
    side = max(1, min(largest, (width - spacing * (count - 1)) / count))
  }
}
