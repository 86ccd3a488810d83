import Foundation
import Ledger

/// A name as a player may have it: text that is seen, on one line, that cannot reach beyond its place.
public struct PlayerName: Hashable, Sendable {
  /// The name, in Unicode's normalization form C.
  public let text: String

  /// How many characters a name has, at least and at most.
  public static let lengths = 1...24

  /// How many bytes of UTF-8 a name has at most.
  public static let mostBytes = 96

  /// How many marks may stand on one letter.
  private static let mostMarks = 2

  /// Makes a name of what somebody typed, without the spaces around it; nothing where it can be none.
  public init?(_ typed: String) {
    // What is longer than this in any form is not looked at.
    guard typed.utf8.count <= 1024 else { return nil }
    let text = typed.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespaces)
    guard Self.lengths.contains(text.count), text.utf8.count <= Self.mostBytes else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: Self.isVisible) else { return nil }
    var marks = 0
    for (place, scalar) in scalars.enumerated() {
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return nil
      case .format:
        // The joiners of some scripts and of emoji.
        guard scalar.value == 0x200C || scalar.value == 0x200D, place > 0, place + 1 < scalars.count,
          Self.isVisible(scalars[place - 1]) || Self.isMark(scalars[place - 1]), Self.isVisible(scalars[place + 1])
        else { return nil }
        marks = 0
      case .nonspacingMark, .spacingMark, .enclosingMark:
        marks += 1
        guard place > 0, marks <= Self.mostMarks else { return nil }
      default: marks = 0
      }
    }
    self.text = text
  }

  /// The name of a player who has chosen none, or whose name is hidden.
  public init(of player: PlayerID) {
    text = "Player \(100_000 + player.value % 900_000)"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a character leaves a trace on the screen.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // The fillers of Hangul and the blank of Braille are letters and symbols by name alone.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x3164 || scalar.value == 0x2800 {
      return false
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default: return true
    }
  }
}
