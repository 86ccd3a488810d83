import NumberedGame

extension Window {
  /// Asks whether the device saves power or data, as far as the browser tells. `completion` gets `true` if the question
  /// fails.
  @inline(never)
  public static func askWhetherDeviceSaves(completion: @escaping (Bool) -> Void) {
    ask("device") { completion($0 != [0]) }
  }
}
