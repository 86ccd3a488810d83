import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The games that are counted together: those with the same number of pegs and of choices, of the same kind, and those without
  /// luck apart. Earlier releases did not look at the choices; what they counted stays in groups of its own.
  public struct StatisticsGroup: Hashable, Sendable {
    /// How many pegs a code has.
    public let pegCount: Int

    /// Whether the pegs are colours or emoji.
    public let kind: Theme.Kind

    /// How many pegs there are to choose from, or `nil` for the games of earlier releases, whatever their choices.
    public let choiceCount: Int?

    /// Whether they are those without luck. Earlier releases had none.
    public let isWithoutLuck: Bool

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - pegCount: how many pegs its games have.
    ///   - kind: whether they have colors or emoji.
    ///   - choiceCount: how many choices they have; nothing for any number of them.
    ///   - isWithoutLuck: counts only where the choices are said.
    public init(pegCount: Int, kind: Theme.Kind, choiceCount: Int? = nil, isWithoutLuck: Bool = false) {
      self.pegCount = pegCount
      self.kind = kind
      self.choiceCount = choiceCount
      self.isWithoutLuck = isWithoutLuck && choiceCount != nil
    }

    /// The group that a game belongs to.
    public init(_ setup: GameSetup) {
      self.init(
        pegCount: setup.pegCount, kind: setup.theme.kind, choiceCount: setup.theme.choices.count,
        isWithoutLuck: setup.isWithoutLuck)
    }

    /// The group of earlier releases with as many pegs of the same kind.
    public var earlier: StatisticsGroup { StatisticsGroup(pegCount: pegCount, kind: kind, choiceCount: nil) }

    /// The title of the group: "4 pegs, 6 colors", "4 pegs, colors (earlier games)".
    public var label: String {
      if let choiceCount {
        return "\(pegCount) pegs, \(choiceCount) \(kind.plural)" + (isWithoutLuck ? ", without luck" : "")
      }
      switch kind {
      case .color: return "\(pegCount) pegs, colors (earlier games)"
      case .emoji: return "\(pegCount) pegs, emoji (earlier games)"
      }
    }

    /// The groups of earlier releases, in the order in which they are saved.
    static var allEarlier: [StatisticsGroup] {
      GameSetup.pegCounts.flatMap { pegCount in
        Theme.Kind.allCases.map { StatisticsGroup(pegCount: pegCount, kind: $0, choiceCount: nil) }
      }
    }

    /// Whether there are such games.
    var isPossible: Bool {
      GameSetup.pegCounts.contains(pegCount) && choiceCount.map { GameSetup.choiceCounts.contains($0) } ?? true
    }

    /// Where the group stands among all: by pegs, colours first, by choices, those without luck behind the others, earlier games
    /// last.
    var rank: Int {
      (pegCount * 2 + (kind == .color ? 0 : 1)) * 100 + (choiceCount.map { $0 * 2 + (isWithoutLuck ? 1 : 0) } ?? 99)
    }

    /// What the group is called in the list of what other devices have counted: "4-color", "4-colors.6".
    var tallyName: [UInt8] {
      word.withUTF8Buffer { Array($0) } + (choiceCount.map { [UInt8(ascii: ".")] + $0.description.utf8Bytes } ?? [])
    }

    /// The word of the group's line as it is saved: `4-color` of earlier releases, `4-colors`, `4-colors-without-luck`. All groups that have choices, with as many pegs of the same kind, have
    /// the same one.
    var word: StaticString {
      if isWithoutLuck { return wordWithoutLuck }
      return switch (pegCount, kind, choiceCount == nil) {
      case (3, .color, true): "3-color"
      case (3, .emoji, true): "3-emoji"
      case (4, .color, true): "4-color"
      case (4, .emoji, true): "4-emoji"
      case (5, .color, true): "5-color"
      case (5, .emoji, true): "5-emoji"
      case (_, .color, true): "6-color"
      case (_, .emoji, true): "6-emoji"
      case (3, .color, false): "3-colors"
      case (3, .emoji, false): "3-pictures"
      case (4, .color, false): "4-colors"
      case (4, .emoji, false): "4-pictures"
      case (5, .color, false): "5-colors"
      case (5, .emoji, false): "5-pictures"
      case (_, .color, false): "6-colors"
      case (_, .emoji, false): "6-pictures"
      }
    }

    private var wordWithoutLuck: StaticString {
      switch (pegCount, kind) {
      case (3, .color): "3-colors-without-luck"
      case (3, .emoji): "3-pictures-without-luck"
      case (4, .color): "4-colors-without-luck"
      case (4, .emoji): "4-pictures-without-luck"
      case (5, .color): "5-colors-without-luck"
      case (5, .emoji): "5-pictures-without-luck"
      case (_, .color): "6-colors-without-luck"
      case (_, .emoji): "6-pictures-without-luck"
      }
    }
  }

  /// Something that is kept for each group of games, as lines of a saved text.
  ///
  ///     4-color 12 3 5 47 0,1,4,3
  ///     4-colors 6 2 1 1 58 0,0,1
  ///     4-colors-without-luck 6 1 1 1 90 0,0,0,0,0,1
  ///
  /// The first is of a group of earlier releases. The others begin with the number of choices.
  struct Grouped<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The groups of which something is kept, in their order, each once.
    private(set) var entries: [Entry] = []

    struct Entry: Hashable, Sendable {
      let group: StatisticsGroup
      var content: Content
    }

    subscript(group: StatisticsGroup) -> Content? {
      get { entries.first { $0.group == group }?.content }
      set {
        guard let newValue, group.isPossible else { return }
        if let index = entries.firstIndex(where: { $0.group == group }) {
          entries[index].content = newValue
        } else {
          let place = entries.firstIndex { $0.group.rank > group.rank } ?? entries.count
          entries.insert(Entry(group: group, content: newValue), at: place)
        }
      }
    }

    /// Adds the lines: those of earlier releases as these wrote them, then the others, those without luck last.
    func add(to lines: inout SavedLines, _ text: (Content) -> [UInt8]) {
      for group in StatisticsGroup.allEarlier {
        if let content = self[group] { lines.add(group.word, text(content)) }
      }
      for isWithoutLuck in [false, true] {
        for entry in entries where entry.group.isWithoutLuck == isWithoutLuck {
          guard let choices = entry.group.choiceCount else { continue }
          lines.add(entry.group.word, choices.description.utf8Bytes + [UInt8(ascii: " ")] + text(entry.content))
        }
      }
    }

    /// Takes the lines that `add` adds.
    ///
    /// - Returns: whether all of them could be read.
    mutating func take(from lines: inout SavedLines, _ read: ([UInt8]) -> Content?) -> Bool {
      for group in StatisticsGroup.allEarlier {
        guard let line = lines.take(group.word) else { continue }
        guard let content = read(line) else { return false }
        self[group] = content
      }
      for index in 0..<StatisticsGroup.allEarlier.count * 2 {
        let earlier = StatisticsGroup.allEarlier[index % StatisticsGroup.allEarlier.count]
        let isWithoutLuck = index >= StatisticsGroup.allEarlier.count
        func group(_ choiceCount: Int) -> StatisticsGroup {
          StatisticsGroup(
            pegCount: earlier.pegCount, kind: earlier.kind, choiceCount: choiceCount, isWithoutLuck: isWithoutLuck)
        }
        var fewest = GameSetup.choiceCounts.lowerBound
        let word = group(fewest).word
        while let line = lines.take(word) {
          let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2, let choices = DecimalText.read(parts[0]), choices <= 99, Int(choices) >= fewest,
            GameSetup.choiceCounts.contains(Int(choices)), let content = read(Array(parts[1]))
          else { return false }
          fewest = Int(choices) + 1
          self[group(Int(choices))] = content
        }
      }
      return true
    }
  }
}
