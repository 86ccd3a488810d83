/// An arrangement of items in as few lines as possible: the items of each line, their positions, and their widths. All
/// lengths are in points, and positions count from the leading edge.
public struct LinePlan: Hashable, Sendable {
  /// An item to arrange.
  public struct Item: Hashable, Sendable {
    /// The width that the item asks for.
    public var width: Double

    /// Whether the item grows to fill its line.
    public var stretches: Bool

    /// The group of the item. If the items don't all fit into one line, no line mixes groups.
    public var group: Int

    /// Creates an item.
    public init(width: Double, stretches: Bool = false, group: Int = 0) {
      self.width = width
      self.stretches = stretches
      self.group = group
    }
  }

  /// How to break a group of items that doesn't fit into one line.
  public enum BreakMode: Hashable, Sendable {
    /// Into as few lines as possible, of similar length.
    case evenly
    /// Each item on its own line.
    case everywhere
  }

  /// The alignment of the items of a line that isn't full.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// The position and the width of an item in its line.
  public struct Frame: Hashable, Sendable {
    /// The distance from the leading edge.
    public var start: Double

    /// The width.
    public var width: Double
  }

  /// The indices of the items in each line, from the top.
  public let lines: [Range<Int>]

  /// The position and the width of each item in its line.
  public let frames: [Frame]

  /// The width of the widest line, never more than the available width.
  public let width: Double

  /// Arranges `items`, in which the items of a group must be adjacent. `spacing` is the gap between items in a line.
  /// `room` is the available width, or `nil` if unlimited; a wider item shrinks to it. `breakMode` applies to a group
  /// that doesn't fit into one line, and `alignment` to lines that aren't full.
  public init(
    _ items: [Item], spacing: Double, width room: Double?, breakMode: BreakMode = .evenly,
    alignment: Alignment = .leading
  ) {
    let room = room.map { max(0, $0) } ?? .infinity
    let widths = items.map { min($0.width, room) }
    lines = Self.lines(items, widths, spacing: spacing, room: room, breakMode)
    let natural = lines.map { Self.length($0, widths, spacing) }
    let stretches = room.isFinite && items.contains { $0.stretches }
    let whole = stretches ? room : natural.max() ?? 0
    self.width = min(whole, room)
    frames = lines.flatMap { line in
      Self.frames(line, items, widths, spacing: spacing, room: whole, alignment)
    }
  }

  private static func length(_ line: Range<Int>, _ widths: [Double], _ spacing: Double) -> Double {
    widths[line].reduce(0, +) + spacing * Double(max(0, line.count - 1))
  }

  private static func lines(
    _ items: [Item], _ widths: [Double], spacing: Double, room: Double, _ breakMode: BreakMode
  ) -> [Range<Int>] {
    let all = items.indices
    guard !all.isEmpty else { return [] }
    // Tolerate half a point for rounding.
    guard length(all, items.map { $0.width }, spacing) > room + 0.5 else { return [all] }
    var groups: [Range<Int>] = []
    for index in all {
      if let last = groups.last, items[last.lowerBound].group == items[index].group {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups.flatMap { group in
      if length(group, widths, spacing) <= room + 0.5 { return [group] }
      return breakMode == .everywhere
        ? group.map { $0..<$0 + 1 } : evenLines(group, widths, spacing: spacing, room: room + 0.5)
    }
  }

  /// Divides a group into as few lines as possible, choosing the division whose widest line is narrowest.
  private static func evenLines(
    _ group: Range<Int>, _ widths: [Double], spacing: Double, room: Double
  ) -> [Range<Int>] {
    func linesFilled(upTo limit: Double) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      for index in group {
        if let last = lines.last, length(last.lowerBound..<index + 1, widths, spacing) <= limit {
          lines[lines.count - 1] = last.lowerBound..<index + 1
        } else {
          lines.append(index..<index + 1)
        }
      }
      return lines
    }
    let fewest = linesFilled(upTo: room)
    let limits = group.flatMap { start in (start..<group.upperBound).map { length(start..<$0 + 1, widths, spacing) } }
    for limit in limits.sorted() where limit <= room {
      let lines = linesFilled(upTo: limit)
      if lines.count <= fewest.count { return lines }
    }
    return fewest
  }

  private static func frames(
    _ line: Range<Int>, _ items: [Item], _ widths: [Double], spacing: Double, room: Double, _ alignment: Alignment
  ) -> [Frame] {
    let stretching = line.filter { items[$0].stretches }
    let left = room - length(line, widths, spacing)
    var final = widths
    if !stretching.isEmpty, left > 0 {
      // Items that stretch get equal widths, unless one would then shrink. In that case, all grow by the same amount.
      let share = (stretching.reduce(0) { $0 + widths[$1] } + left) / Double(stretching.count)
      let isEven = stretching.allSatisfy { widths[$0] <= share }
      for index in stretching { final[index] = isEven ? share : widths[index] + left / Double(stretching.count) }
    }
    let free = stretching.isEmpty ? max(0, left) : 0
    var start =
      switch alignment {
      case .leading: 0.0
      case .center: free / 2
      case .trailing: free
      }
    return line.map { index in
      defer { start += final[index] + spacing }
      return Frame(start: start, width: final[index])
    }
  }
}
