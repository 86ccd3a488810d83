import Foundation
import Ledger

/// A valid player name: one line of visible text, with too few combining marks to overlap its surroundings.
public struct PlayerName: Hashable, Sendable {
  /// The name, in Unicode's normalization form C.
  public let text: String

  /// The permitted number of characters.
  public static let lengthRange = 1...24

  /// The maximum number of bytes in UTF-8.
  public static let maxByteCount = 96

  /// The maximum number of combining marks on a character.
  private static let maxMarkCount = 2

  /// Creates a name from typed text, without the spaces around it. Returns `nil` if the text isn't a valid name.
  public init?(_ typed: String) {
    // Don't normalize text above 1024 bytes. A valid name is shorter in every normalization form.
    guard typed.utf8.count <= 1024 else { return nil }
    let text = typed.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespaces)
    guard Self.lengthRange.contains(text.count), text.utf8.count <= Self.maxByteCount else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: Self.isVisible) else { return nil }
    var marks = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return nil
      case .format:
        // Only zero-width joiners and non-joiners are permitted, because some scripts and emoji need them.
        guard scalar.value == 0x200C || scalar.value == 0x200D, index > 0, index + 1 < scalars.count,
          Self.isVisible(scalars[index - 1]) || Self.isMark(scalars[index - 1]), Self.isVisible(scalars[index + 1])
        else { return nil }
        marks = 0
      case .nonspacingMark, .spacingMark, .enclosingMark:
        marks += 1
        guard index > 0, marks <= Self.maxMarkCount else { return nil }
      default: marks = 0
      }
    }
    self.text = text
  }

  /// Creates the name of a player who has chosen none, or whose name is hidden.
  public init(of player: PlayerID) {
    text = "Player \(100_000 + player.value % 900_000)"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode classes the Hangul filler as a letter and the Braille blank as a symbol, but both are invisible.
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
