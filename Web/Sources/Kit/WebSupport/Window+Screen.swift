import DOM
import GameCore

extension Window {
  /// The name of the screen in `<html data-screen="…">`, for a program that has several screens, or an empty array.
  public static var screenName: [UInt8] { Element.find("html")?.attribute("data-screen") ?? [] }
}
