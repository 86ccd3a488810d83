/// What a colour peg looks like, and the letter it may carry for players who cannot tell some colours apart.
///
/// The colours with names are those of SwiftUI's `Color`, and a few of the earth. `PegColor(name: "red")` finds one by
/// its name, and `name` goes the other way.
public struct PegColor: Hashable, Sendable {
  /// The colour on a light ground.
  public let light: SRGBColor

  /// The colour on a dark ground.
  public let dark: SRGBColor

  /// An ASCII capital letter that stands in the name; no two colours of one theme have the same.
  public let letter: UInt8

  /// A colour of one's own, which has no name.
  public init(light: SRGBColor, dark: SRGBColor, letter: UInt8) {
    self.light = light
    self.dark = dark
    self.letter = letter
  }

  /// The colour with that name, or nothing when there is none.
  public init?(name: String) {
    self.init(Peg(name))
  }

  /// The colour that a peg stands for, or nothing when the peg is an emoji.
  public init?(_ peg: Peg) {
    guard let entry = Self.table.first(where: { $0.name == peg }) else { return nil }
    self = entry.color
  }

  /// The name of the colour, as it is also spoken, or nothing when it has none.
  public var name: String? {
    Self.table.first { $0.color == self }?.name.text
  }
}
