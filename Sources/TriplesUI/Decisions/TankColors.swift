/// The colours of the jelly tank.
struct TankColors: Hashable {
  /// The top and the bottom of the wall, then the near and the far edge of the floor.
  let wallTop: RGB
  let wallBottom: RGB
  let floorTop: RGB
  let floorBottom: RGB

  /// The colours for a light or a dark appearance.
  init(isDark: Bool) {
    wallTop = RGB(isDark ? 0x1F3444 : 0xCFE8F2)
    wallBottom = RGB(isDark ? 0x27434A : 0xE9F4EE)
    floorTop = RGB(isDark ? 0x4A4232 : 0xD9CBA8)
    floorBottom = RGB(isDark ? 0x3C3527 : 0xCBB98F)
  }

  /// How far down the wall meets the floor, as a share of the tank's height.
  static let horizon = 0.78
}
