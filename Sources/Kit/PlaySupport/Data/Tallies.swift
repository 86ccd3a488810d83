import NumberedGame

/// Numbers that only grow, in groups that have names.
///
/// Of what was counted on one device at two times, the larger number in each place is the later one, whichever is which.
public struct Tallies: Equatable {
  /// One group: its name, and its numbers, of which the last is not 0.
  struct Group: Equatable {
    let name: [UInt8]
    var numbers: [Int]
  }

  /// By their names, without groups in which there is nothing.
  private(set) var groups: [Group] = []

  /// Counts nothing.
  public init() {}

  /// The numbers of a group, of which those at the end are left out that are 0.
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

  /// The larger of both in each place: what was counted later, if both are of one device.
  func later(_ other: Tallies) -> Tallies {
    combined(other) { max($0, $1) }
  }

  /// Both together.
  static func + (one: Tallies, other: Tallies) -> Tallies {
    one.combined(other) { min($0 + $1, largest) }
  }

  /// What is left without a part of it, or `nil` if that is none of it.
  func without(_ part: Tallies) -> Tallies? {
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

  /// As many games as anyone can play; nothing overflows below it.
  static let largest = 99_999_999
}
