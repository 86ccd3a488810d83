/// The colours of everything around the tiles.
struct TableColors: Hashable {
  let paper: RGB
  let surface: RGB
  let ink: RGB
  let muted: RGB
  let line: RGB
  let accent: RGB
  let alarm: RGB
  let board: RGB
  let groove: RGB

  /// The colours for a light or a dark appearance.
  init(isDark: Bool) {
    paper = RGB(isDark ? 0x191922 : 0xF4EEE2)
    surface = RGB(isDark ? 0x262631 : 0xFFFAF0)
    ink = RGB(isDark ? 0xF3EEE4 : 0x2A2833)
    muted = RGB(isDark ? 0xAAA4B6 : 0x6A6270)
    line = RGB(isDark ? 0x41414F : 0xDCCFB8)
    accent = RGB(isDark ? 0x7DB9F0 : 0x1B66AA)
    alarm = RGB(isDark ? 0xFF9A9F : 0xB3202F)
    board = RGB(isDark ? 0x2C2C38 : 0xE4D6BD)
    groove = RGB(isDark ? 0x484857 : 0xCDB994)
  }
}
