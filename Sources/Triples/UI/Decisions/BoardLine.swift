/// A straight line on the board, in points from its upper left corner.
struct BoardLine: Hashable {
  var fromX: Double
  var fromY: Double
  var toX: Double
  var toY: Double
}
