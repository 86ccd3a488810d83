/// The colours of a tile, of the sRGB space, as style sheets write them: `0xRRGGBB`. They are the web's.
struct TileColors: Hashable {
  let fill: UInt32
  let text: UInt32

  /// The colours for a value. They help to see it; the number on the tile says it.
  init(value: Int) {
    (fill, text) =
      switch value {
      case 1: (0x1D6FB8, 0xFFFFFF)
      case 2: (0xC9304A, 0xFFFFFF)
      case 3: (0xFFF3D6, 0x3B2F1E)
      case 6: (0xFFE7B0, 0x3B2F1E)
      case 12: (0xFFD685, 0x3B2F1E)
      case 24: (0xFFC35C, 0x3B2F1E)
      case 48: (0xFFAB4D, 0x3B2410)
      case 96: (0xF98E40, 0x301A08)
      case 192: (0xE8702F, 0x240F03)
      case 384: (0xB5421F, 0xFFFFFF)
      case 768: (0x93304D, 0xFFFFFF)
      case 1_536: (0x703283, 0xFFFFFF)
      case 3_072: (0x4C3A96, 0xFFFFFF)
      case 6_144: (0x2B4789, 0xFFFFFF)
      case 12_288: (0x155061, 0xFFFFFF)
      default: (0x10463A, 0xFFFFFF)
      }
  }
}
