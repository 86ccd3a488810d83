import GameCore

/// Counts that only grow, in named groups. The later of a device's two states has the larger count at each index.
public struct Tallies: Equatable {
  /// A named group of counts, the last of which isn't 0.
  struct Group: Equatable {
    let name: [UInt8]
    var numbers: [Int]
  }

  /// The nonempty groups, sorted by name.
  private(set) var groups: [Group] = []

  /// Creates an empty set of counts.
  public init() {}

  /// The counts of a group, without trailing zeros.
  public subscript(name: [UInt8]) -> [Int] {
    get { groups.first { $0.name == name }?.numbers ?? [] }
    set {
      var numbers = newValue
      while numbers.last == 0 { numbers.removeLast() }
      groups.removeAll { $0.name == name }
      guard !numbers.isEmpty else { return }
      let place = groups.firstIndex { name.lexicographicallyPrecedes($0.name) } ?? groups.count
      groups.insert(Group(name: name, numbers: numbers), at: place)
    }
  }

  /// Returns the larger count at each index. If both are from the same device, this is the later state.
  func pairwiseMaximum(_ other: Tallies) -> Tallies {
    combined(other) { max($0, $1) }
  }

  /// Returns the sum of the counts at each index, at most `maxCount`.
  static func + (one: Tallies, other: Tallies) -> Tallies {
    one.combined(other) { min($0 + $1, maxCount) }
  }

  /// Returns the counts minus those of `part`, or `nil` if a difference would be negative.
  func subtracting(_ part: Tallies) -> Tallies? {
    let rest = combined(part) { $0 - $1 }
    return rest.groups.contains { $0.numbers.contains { $0 < 0 } } ? nil : rest
  }

  private func combined(_ other: Tallies, by operation: (Int, Int) -> Int) -> Tallies {
    var result = self
    for group in groups + other.groups {
      let (one, two) = (self[group.name], other[group.name])
      result[group.name] = (0..<max(one.count, two.count)).map { place in
        operation(place < one.count ? one[place] : 0, place < two.count ? two[place] : 0)
      }
    }
    return result
  }

  /// The maximum count: more games than anyone can play, and small enough to avoid overflow.
  static let maxCount = 99_999_999
}
