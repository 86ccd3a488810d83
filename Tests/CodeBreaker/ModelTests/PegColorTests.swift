import CodeBreakerModel
import GameCore
import Testing

@Suite struct PegColorTests {
  @Test func namedColorsRoundTripAndOthersAreUnknown() {
    for (name, color) in PegColor.namedColors {
      #expect(PegColor(name: name.text) == color)
      #expect(PegColor(name) == color)
      #expect(color.name == name.text)
    }
    for name in ["", "Red", "red ", "clear", "🚗"] { #expect(PegColor(name: name) == nil) }
    let own = PegColor(light: SRGBColor(0x123456), dark: SRGBColor(0x123456), letter: UInt8(ascii: "Q"))
    #expect(own.name == nil)
  }

  @Test func lettersAreCapitalsOfTheNameAndUniqueWithinATheme() {
    for theme in Theme.all(of: .color) {
      let letters = theme.choices.compactMap { PegColor($0)?.letter }
      #expect(Set(letters).count == theme.choices.count, "\(theme.name)")
    }
    for (name, color) in PegColor.namedColors {
      let letter = Character(Unicode.Scalar(color.letter))
      #expect(letter.isUppercase)
      #expect(name.text.uppercased().contains(letter), "the name \(name) contains the letter")
    }
  }

  @Test func colorHas24BitsAndSixLowercaseHexDigits() {
    #expect(SRGBColor(0xBC0119).hex == "#bc0119")
    #expect(SRGBColor(0x00000A).hex == "#00000a")
    #expect(SRGBColor(0xFF_123456) == SRGBColor(0x123456))
  }
}
