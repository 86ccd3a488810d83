/// The colours that are built into SwiftUI, by their names.
enum BuiltInColor: String, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, accentColor
}
