import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A group of games with common statistics, by number of pegs, number of choices, and kind. Games without luck have
  /// their own groups. So do the games of earlier releases, whose statistics ignored the number of choices.
  public struct StatisticsGroup: Hashable, Sendable {
    /// The number of pegs.
    public let pegCount: Int

    /// Whether the pegs are colors or emoji.
    public let kind: Theme.Kind

    /// The number of choices, or `nil` for the games of earlier releases, with any number.
    public let choiceCount: Int?

    /// Whether these are games without luck. Earlier releases had none.
    public let isWithoutLuck: Bool

    /// Creates a group. If `choiceCount` is `nil`, which means earlier releases, `isWithoutLuck` is ignored.
    public init(pegCount: Int, kind: Theme.Kind, choiceCount: Int? = nil, isWithoutLuck: Bool = false) {
      self.pegCount = pegCount
      self.kind = kind
      self.choiceCount = choiceCount
      self.isWithoutLuck = isWithoutLuck && choiceCount != nil
    }

    /// Creates the group of a game.
    public init(_ setup: GameSetup) {
      self.init(
        pegCount: setup.pegCount, kind: setup.theme.kind, choiceCount: setup.theme.choices.count,
        isWithoutLuck: setup.isWithoutLuck)
    }

    /// The group of earlier releases with the same number and kind of pegs.
    public var earlierGroup: StatisticsGroup { StatisticsGroup(pegCount: pegCount, kind: kind, choiceCount: nil) }

    /// The group's title: "4 pegs, 6 colors", "4 pegs, colors (earlier games)".
    public var label: String {
      if let choiceCount {
        return "\(pegCount) pegs, \(choiceCount) \(kind.plural)" + (isWithoutLuck ? ", without luck" : "")
      }
      switch kind {
      case .color: return "\(pegCount) pegs, colors (earlier games)"
      case .emoji: return "\(pegCount) pegs, emoji (earlier games)"
      }
    }

    /// The groups of earlier releases, in the order of their saved lines.
    static var allEarlierGroups: [StatisticsGroup] {
      GameSetup.pegCounts.flatMap { pegCount in
        Theme.Kind.allCases.map { StatisticsGroup(pegCount: pegCount, kind: $0, choiceCount: nil) }
      }
    }

    var isValid: Bool {
      GameSetup.pegCounts.contains(pegCount) && choiceCount.map { GameSetup.choiceCounts.contains($0) } ?? true
    }

    /// The sort key: pegs, then colors before emoji, then choices (earlier releases last), then games without luck.
    var sortKey: Int {
      (pegCount * 2 + (kind == .color ? 0 : 1)) * 100 + (choiceCount.map { $0 * 2 + (isWithoutLuck ? 1 : 0) } ?? 99)
    }

    /// The group's name in tallies, which devices exchange: "4-color", "4-colors.6".
    var tallyName: [UInt8] {
      word + (choiceCount.map { [UInt8(ascii: ".")] + $0.description.utf8Bytes } ?? [])
    }

    /// The keyword of the group's line: `4-colors`, `4-colors-without-luck`, or `4-color` for earlier releases.
    var word: [UInt8] {
      let pegs: String =
        switch (kind, choiceCount == nil) {
        case (.color, true): "color"
        case (.emoji, true): "emoji"
        case (.color, false): "colors"
        case (.emoji, false): "pictures"
        }
      let suffix: String = isWithoutLuck ? "-without-luck" : ""
      return "\(pegCount)-\(pegs)\(suffix)".utf8Bytes
    }
  }

  /// Values for groups of games, saved as lines: earlier releases' groups, then the others, then those without luck.
  ///
  ///     4-color 12 3 5 47 0,1,4,3
  ///     4-colors 6 2 1 1 58 0,0,1
  ///     4-colors-without-luck 6 1 1 1 90 0,0,0,0,0,1
  struct GroupedValues<Content: Hashable & Sendable>: Hashable, Sendable {
    private(set) var entries: [Entry] = []

    struct Entry: Hashable, Sendable {
      let group: StatisticsGroup
      var content: Content
    }

    subscript(group: StatisticsGroup) -> Content? {
      get { entries.first { $0.group == group }?.content }
      set {
        guard let newValue, group.isValid else { return }
        if let index = entries.firstIndex(where: { $0.group == group }) {
          entries[index].content = newValue
        } else {
          let position = entries.firstIndex { $0.group.sortKey > group.sortKey } ?? entries.count
          entries.insert(Entry(group: group, content: newValue), at: position)
        }
      }
    }

    /// Adds the lines: first those of earlier releases in their format, then the others, and last those without luck.
    func add(to lines: inout SavedLines, _ text: (Content) -> [UInt8]) {
      for group in StatisticsGroup.allEarlierGroups {
        if let content = self[group] { lines.add(group.word, text(content)) }
      }
      for isWithoutLuck in [false, true] {
        for entry in entries where entry.group.isWithoutLuck == isWithoutLuck {
          guard let choices = entry.group.choiceCount else { continue }
          lines.add(entry.group.word, choices.description.utf8Bytes + [UInt8(ascii: " ")] + text(entry.content))
        }
      }
    }

    /// Reads the lines that `add` writes. Returns whether they are valid.
    mutating func load(from lines: inout SavedLines, _ read: ([UInt8]) -> Content?) -> Bool {
      for group in StatisticsGroup.allEarlierGroups {
        guard let line = lines.read(group.word) else { continue }
        guard let content = read(line) else { return false }
        self[group] = content
      }
      for isWithoutLuck in [false, true] {
        for earlier in StatisticsGroup.allEarlierGroups {
          func group(_ choiceCount: Int) -> StatisticsGroup {
            StatisticsGroup(
              pegCount: earlier.pegCount, kind: earlier.kind, choiceCount: choiceCount, isWithoutLuck: isWithoutLuck)
          }
          var minChoices = GameSetup.choiceCounts.lowerBound
          let word = group(minChoices).word
          while let line = lines.read(word) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let choices = DecimalText.read(parts[0]), choices <= 99, Int(choices) >= minChoices,
              GameSetup.choiceCounts.contains(Int(choices)), let content = read(Array(parts[1]))
            else { return false }
            minChoices = Int(choices) + 1
            self[group(Int(choices))] = content
          }
        }
      }
      return true
    }
  }
}
