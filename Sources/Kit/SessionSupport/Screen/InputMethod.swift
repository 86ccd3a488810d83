/// How the player gives input to a front end. Instructions depend on it.
public enum InputMethod: Sendable {
  /// A finger, a mouse, or a keyboard, as in apps and in the browser.
  case pointer
  /// Only the keys of a terminal.
  case terminal
}
