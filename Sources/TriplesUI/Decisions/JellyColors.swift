/// The colours of a jelly creature.
struct JellyColors: Hashable {
  let skin: RGB
  let edge: RGB
  let number: RGB

  /// The colours for the number that it wears.
  init(value: Int) {
    let (skin, edge): (UInt32, UInt32) =
      switch value {
      case 1: (0x3F93E0, 0x1B66AA)
      case 2: (0xE8536C, 0xB02540)
      case 3: (0xFFE9B4, 0xD9B25A)
      case 6: (0xFFD884, 0xCF9A34)
      case 12: (0xFFBE5C, 0xC67F1C)
      case 24: (0xFF9F4A, 0xBD5F14)
      default: (0x8A5CC2, 0x5E3990)
      }
    self.skin = RGB(skin)
    self.edge = RGB(edge)
    number = RGB(value < 3 ? 0xFFFFFF : 0x3A2530)
  }
}
