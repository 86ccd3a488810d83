extension Character {
  /// How many places on the screen a terminal gives to the character: 1, or 2 for the wide ones of East Asia and emoji
  /// (Unicode Standard Annex 11, in ranges as coarse as those of most terminals). Emoji are those that are one by
  /// themselves, and those that variation selector 16 makes one.
  package var columns: Int {
    guard !isASCII, let scalar = unicodeScalars.first else { return 1 }
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension StringProtocol {
  /// How many places on the screen the text takes up.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}
