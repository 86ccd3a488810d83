#if canImport(SwiftUI)
import AppSupport
import SwiftUI

// The colours of Triples alone, the same as in `Web/Site/triples/triples.css`.
extension ShapeStyle where Self == SchemeColor {
  /// The ground of a board.
  static var board: SchemeColor { SchemeColor(light: 0xE4D6BD, dark: 0x2C2C38) }
  /// The lines between its cells.
  static var groove: SchemeColor { SchemeColor(light: 0xCDB994, dark: 0x484857) }
}

extension SchemeColor {
  /// The wall of the jelly tank, at its top; it goes over to `wallBottom`.
  static var wallTop: SchemeColor { SchemeColor(light: 0xCFE8F2, dark: 0x1F3444) }
  /// The wall of the jelly tank, where it meets the floor.
  static var wallBottom: SchemeColor { SchemeColor(light: 0xE9F4EE, dark: 0x27434A) }
  /// The floor of the jelly tank, where it meets the wall; it goes over to `floorBottom`.
  static var floorTop: SchemeColor { SchemeColor(light: 0xD9CBA8, dark: 0x4A4232) }
  /// The floor of the jelly tank, at the front.
  static var floorBottom: SchemeColor { SchemeColor(light: 0xCBB98F, dark: 0x3C3527) }
}
#endif
