/// A color in the sRGB color space with eight bits per channel.
public struct SRGBColor: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public let red: UInt8
  /// The green channel, 0 to 255.
  public let green: UInt8
  /// The blue channel, 0 to 255.
  public let blue: UInt8

  /// Creates a color from hexadecimal digits: `0xBC0119` is red 0xBC, green 0x01, and blue 0x19. Ignores higher bits.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The color in the format of style sheets, such as `#bc0119`.
  public var hex: String {
    "#" + String(decoding: Hexadecimal.text(of: [red, green, blue]), as: UTF8.self)
  }

  /// Whether a foreground on this color should be black rather than white. With this choice, the contrast is at least
  /// 4.5:1 on the color of every CodeBreaker peg. CodeBreaker's tests verify that.
  public var needsBlackForeground: Bool {
    // The relative luminance in units of 1/10000. Squares approximate the sRGB transfer function well enough, and don't
    // need powers. Black and white have the same contrast on a gray of 118.
    let luminance = 2126 * square(red) + 7152 * square(green) + 722 * square(blue)
    return luminance > 10_000 * square(118)
  }

  private func square(_ channel: UInt8) -> Int {
    Int(channel) * Int(channel)
  }
}
