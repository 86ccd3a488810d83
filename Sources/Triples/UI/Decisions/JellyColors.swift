/// The colours of a jelly creature, of the sRGB space: `0xRRGGBB`.
struct JellyColors: Hashable {
  let skin: UInt32
  let edge: UInt32
  let number: UInt32

  /// The colours for the number that it wears.
  init(value: Int) {
    (skin, edge) =
      switch value {
      case 1: (0x3F93E0, 0x1B66AA)
      case 2: (0xE8536C, 0xB02540)
      case 3: (0xFFE9B4, 0xD9B25A)
      case 6: (0xFFD884, 0xCF9A34)
      case 12: (0xFFBE5C, 0xC67F1C)
      case 24: (0xFF9F4A, 0xBD5F14)
      default: (0x8A5CC2, 0x5E3990)
      }
    number = value < 3 ? 0xFFFFFF : 0x3A2530
  }
}
