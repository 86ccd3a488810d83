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
      let (previous, next) = (
        index > 0 ? scalars[index - 1] : nil, index + 1 < scalars.count ? scalars[index + 1] : nil
      )
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return nil
      // Some scripts and emoji need a zero-width joiner or non-joiner between two characters.
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}":
        guard let previous, let next, Self.isVisible(previous) || Self.isMark(previous), Self.isVisible(next) else {
          return nil
        }
        marks = 0
      // These choose between the two looks of an emoji, or make one from a digit and U+20E3.
      case _ where scalar == "\u{FE0E}" || scalar == "\u{FE0F}":
        guard let previous, previous.properties.isEmoji, !previous.isASCII || next == "\u{20E3}" else { return nil }
      case _ where Self.isInvisible(scalar): return nil
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

  /// Returns whether a character other than a space looks like nothing, so that two names with and without it look equal.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode classes the last three as symbols and as a mark: the Braille blank, the null note head, and a filler.
    scalar.properties.isDefaultIgnorableCodePoint || ["\u{2800}", "\u{1D159}", "\u{16FE4}"].contains(scalar)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if isInvisible(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default: return true
    }
  }
}
