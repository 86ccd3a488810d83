/// Things in as few lines as hold them: which stand in which line, where, and how wide each becomes. All is in points, from
/// the leading end.
public struct LinePlan: Hashable, Sendable {
  /// A thing that is to be placed.
  public struct Item: Hashable, Sendable {
    /// The width that it asks for.
    public var width: Double

    /// Whether it takes what room is left over in its line.
    public var stretches: Bool

    /// Which part it belongs to. Where not all fit into one line, no line has things of two parts.
    public var part: Int

    /// Describes a thing.
    public init(width: Double, stretches: Bool = false, part: Int = 0) {
      self.width = width
      self.stretches = stretches
      self.part = part
    }
  }

  /// How things are shared out that do not fit into one line.
  public enum Breaking: Hashable, Sendable {
    /// Into as few lines as hold them, as evenly as can be.
    case evenly
    /// Each into a line of its own.
    case everywhere
  }

  /// Where things stand that leave room in their line.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// The place of a thing in its line.
  public struct Place: Hashable, Sendable {
    /// How far from the leading end it begins.
    public var start: Double

    /// How wide it is.
    public var width: Double
  }

  /// Which things stand in each line, from the top.
  public let lines: [Range<Int>]

  /// Where each thing stands in its line.
  public let places: [Place]

  /// How wide the widest line is, never more than there is room for.
  public let width: Double

  /// Shares things out.
  ///
  /// - Parameters:
  ///   - items: the things, those of a part next to each other.
  ///   - spacing: the gap between two that stand side by side.
  ///   - room: the width there is, or `nil` where there is as much as anything asks for. A thing that asks for more gets
  ///     so much.
  ///   - breaking: where lines break.
  ///   - alignment: where a line stands that is not full.
  public init(
    _ items: [Item], spacing: Double, width room: Double?, breaking: Breaking = .evenly, alignment: Alignment = .leading
  ) {
    let room = room.map { max(0, $0) } ?? .infinity
    let widths = items.map { min($0.width, room) }
    lines = Self.lines(items, widths, spacing: spacing, room: room, breaking)
    let natural = lines.map { Self.length($0, widths, spacing) }
    let stretches = room.isFinite && items.contains { $0.stretches }
    let whole = stretches ? room : natural.max() ?? 0
    self.width = min(whole, room)
    places = lines.flatMap { line in
      Self.places(line, items, widths, spacing: spacing, room: whole, alignment)
    }
  }

  /// How wide things are side by side.
  private static func length(_ line: Range<Int>, _ widths: [Double], _ spacing: Double) -> Double {
    widths[line].reduce(0, +) + spacing * Double(max(0, line.count - 1))
  }

  private static func lines(
    _ items: [Item], _ widths: [Double], spacing: Double, room: Double, _ breaking: Breaking
  ) -> [Range<Int>] {
    let all = items.indices
    guard !all.isEmpty else { return [] }
    // Half a point is what rounding can add.
    guard length(all, items.map { $0.width }, spacing) > room + 0.5 else { return [all] }
    var parts: [Range<Int>] = []
    for index in all {
      if let last = parts.last, items[last.lowerBound].part == items[index].part {
        parts[parts.count - 1] = last.lowerBound..<index + 1
      } else {
        parts.append(index..<index + 1)
      }
    }
    return parts.flatMap { part in
      if length(part, widths, spacing) <= room + 0.5 { return [part] }
      return breaking == .everywhere
        ? part.map { $0..<$0 + 1 } : evenLines(part, widths, spacing: spacing, room: room + 0.5)
    }
  }

  /// As few lines as hold things, the widest of which is as narrow as can be.
  private static func evenLines(
    _ part: Range<Int>, _ widths: [Double], spacing: Double, room: Double
  ) -> [Range<Int>] {
    func filled(upTo limit: Double) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      for index in part {
        if let last = lines.last, length(last.lowerBound..<index + 1, widths, spacing) <= limit {
          lines[lines.count - 1] = last.lowerBound..<index + 1
        } else {
          lines.append(index..<index + 1)
        }
      }
      return lines
    }
    let fewest = filled(upTo: room)
    let limits = part.flatMap { start in (start..<part.upperBound).map { length(start..<$0 + 1, widths, spacing) } }
    for limit in limits.sorted() where limit <= room {
      let lines = filled(upTo: limit)
      if lines.count <= fewest.count { return lines }
    }
    return fewest
  }

  private static func places(
    _ line: Range<Int>, _ items: [Item], _ widths: [Double], spacing: Double, room: Double, _ alignment: Alignment
  ) -> [Place] {
    let stretching = line.filter { items[$0].stretches }
    let left = room - length(line, widths, spacing)
    var final = widths
    if !stretching.isEmpty, left > 0 {
      // Those that stretch become equally wide where that gives each what it asks for.
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
      return Place(start: start, width: final[index])
    }
  }
}
