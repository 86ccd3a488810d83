/// One game as one line of text: `triples/1 14 uldr` is the game's name, the version of its rules, its number, and
/// its moves. In place of the number there may be a day, `triples/1 2026-11-21 …`; then what was dealt stands among the moves.
///
/// A saved game, a row of the scores, a shared link and a bug report all hold this line. There is exactly one form for
/// each game: single spaces, nothing before or after, and no space at the end where there are no moves yet.
///
/// This type knows the form alone. What the moves mean, and whether they are legal, each game's own replay decides.
/// Text is kept as bytes, which every build compares alike.
public struct ReplayLine: Hashable, Sendable {
  /// What names the deal: the number of the game, or its day.
  public let deal: Deal

  /// The moves as ASCII bytes, in the letters of the game; empty for an untouched game.
  public let moves: [UInt8]

  /// Makes a line from its parts.
  public init(deal: Deal, moves: [UInt8]) {
    self.deal = deal
    self.moves = moves
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: the whole line, without a line end.
  ///   - name: the game that the line must be of, for example `"triples"`.
  ///   - version: the only version of that game's rules that can be played.
  /// - Throws: the first fault, reading from the left.
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

  /// Reads what stands in the place of the number: whatever has the dashes of a day is meant for one.
  private static func deal(_ text: ArraySlice<UInt8>) throws(ReplayLineFault) -> Deal {
    if CalendarDay.hasForm(text) {
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

  /// Writes the line.
  ///
  /// - Parameters:
  ///   - name: of the kind of game.
  ///   - version: of its rules.
  ///   - separator: what stands between the parts: a space, or `/` in the address of a shared game.
  /// - Returns: the only form of the line, as ASCII bytes.
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

/// What can be wrong with the form of a replay line, in the order in which it is looked for.
public enum ReplayLineFault: Error, Hashable, Sendable {
  /// The line does not begin with the name of the game and a `/`.
  case otherGame
  /// The rules version is not the one that can be played. (An empty or malformed version is none that can.)
  case unsupportedVersion
  /// The game number is missing or malformed.
  case number(GameNumberFault)
  /// What stands in place of the number has the form of a day, and is none.
  case day(CalendarDayFault)
  /// The line goes on after the game number with a space, but no move follows.
  case trailingSpace
  /// The line goes on after the day with a space, but nothing that was dealt follows.
  case spaceAfterDay
}
