/// A colour of the sRGB space, eight bits for each channel.
public struct SRGBColor: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public let red: UInt8
  /// The green channel, 0 to 255.
  public let green: UInt8
  /// The blue channel, 0 to 255.
  public let blue: UInt8

  /// A colour as it is written in style sheets: `0xBC0119` is red 0xBC, green 0x01, blue 0x19. Higher bits are ignored.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The colour as style sheets write it, for example `#bc0119`.
  public var hex: String {
    let digits = "0123456789abcdef".utf8Bytes
    let text = [red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "#" + String(decoding: text, as: UTF8.self)
  }

  /// Whether something drawn upon this colour should be black; otherwise it should be white. Either way its contrast is
  /// at least 4.5 to 1 on every colour of CodeBreaker's pegs, which its tests hold.
  public var takesBlackInk: Bool {
    // The relative luminance in units of 1/10000, with squares for sRGB's curve, which is near enough and needs no
    // powers. Black and white are equally legible upon a gray of 118.
    let luminance = 2126 * square(red) + 7152 * square(green) + 722 * square(blue)
    return luminance > 10_000 * square(118)
  }

  private func square(_ channel: UInt8) -> Int {
    Int(channel) * Int(channel)
  }
}
