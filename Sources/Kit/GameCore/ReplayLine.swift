/// A game as one line of text. For example, `triples/1 14 uldr` consists of the game's name, the version of its rules,
/// its number, and its moves. A daily game has its day in place of the number, `triples/1 2026-11-21 …`, and its moves
/// include the deal.
///
/// Saved games, rows of scores, shared links, and bug reports all use this format. Each game has exactly one line:
/// single spaces, nothing before or after, and no trailing space if there are no moves yet.
///
/// This type checks only the format. The replay of each game checks what the moves mean and whether they are legal.
/// Text is stored as bytes, which compare the same in every build.
public struct ReplayLine: Hashable, Sendable {
  /// The number or the day of the game.
  public let deal: Deal

  /// The moves as ASCII bytes in the notation of the game. Empty if there are no moves.
  public let moves: [UInt8]

  /// Creates a line from its parts.
  public init(deal: Deal, moves: [UInt8]) {
    self.deal = deal
    self.moves = moves
  }

  /// Parses a line without its terminator. `name` is the expected name of the game, such as `"triples"`, and `version`
  /// the only supported version of its rules. Throws the leftmost fault.
  public init(_ text: [UInt8], name: StaticString, version: Int) throws(ReplayLineFault) {
    let prefix = Self.nameBytes(name) + [UInt8(ascii: "/")]
    guard text.starts(with: prefix) else { throw .otherGame }
    let words = text.dropFirst(prefix.count).split(
      separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard Array(words[0]) == version.description.utf8Bytes else { throw .unsupportedVersion }
    guard words.count > 1 else { throw .number(.missing) }
    deal = try Self.deal(words[1])
    guard words.count > 2 else {
      moves = []
      return
    }
    guard !words[2].isEmpty else { throw deal.number == nil ? .spaceAfterDay : .trailingSpace }
    moves = Array(words[2])
  }

  /// Parses `text` as a day if it has dashes where a day has them, and as a game number otherwise.
  private static func deal(_ text: ArraySlice<UInt8>) throws(ReplayLineFault) -> Deal {
    if CalendarDay.hasDayFormat(text) {
      do {
        return .day(try CalendarDay(text: text))
      } catch {
        throw .day(error)
      }
    }
    do {
      return .number(try GameNumber(text: text))
    } catch {
      throw .number(error)
    }
  }

  /// Returns the line in canonical form, as ASCII bytes. `name` is the name of the game, such as `triples`, and
  /// `version` the version of its rules. `separator` is the byte between the parts: a space, or `/` in the address of a
  /// shared game.
  public func text(name: StaticString, version: Int, separator: UInt8 = UInt8(ascii: " ")) -> [UInt8] {
    var text = Self.nameBytes(name)
    text.append(UInt8(ascii: "/"))
    text += version.description.utf8Bytes
    text.append(separator)
    text += deal.description.utf8Bytes
    if !moves.isEmpty {
      text.append(separator)
      text.append(contentsOf: moves)
    }
    return text
  }

  private static func nameBytes(_ name: StaticString) -> [UInt8] {
    name.withUTF8Buffer { Array($0) }
  }
}

/// A fault in the format of a replay line. The cases are in the order in which they are checked.
public enum ReplayLineFault: Error, Hashable, Sendable {
  /// The line doesn't begin with the name of the game and a `/`.
  case otherGame
  /// The version of the rules isn't supported. This includes an empty or malformed version.
  case unsupportedVersion
  /// The game number is missing or malformed.
  case number(GameNumberFault)
  /// The text in place of the number has the format of a day but isn't a valid day.
  case day(CalendarDayFault)
  /// The line has a space after the game number, but no move follows.
  case trailingSpace
  /// The line has a space after the day, but no deal follows.
  case spaceAfterDay
}
