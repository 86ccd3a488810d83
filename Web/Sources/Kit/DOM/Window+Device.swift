import GameCore

extension Window {
  /// Asks whether the device saves power or data. `completion` gets `false` if the browser doesn't tell, and `true` if the
  /// question fails.
  public static func askWhetherDeviceSaves(completion: @escaping (Bool) -> Void) {
    ask("device") { completion($0 != [0]) }
  }
}
