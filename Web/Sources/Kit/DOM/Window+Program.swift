extension Window {
  /// Runs another program in this page, beside this one: it shares the elements, and nothing else.
  ///
  /// - Parameters:
  ///   - address: where the program is, as seen from the page, such as `jelly.wasm`.
  ///   - completion: is told whether it has begun. It has not if it cannot be loaded, as without a network.
  @inline(never)
  public static func run(program address: String, completion: @escaping (_ isRunning: Bool) -> Void) {
    let callback = once { completion($0 == 1) }
    address.withBytes { domRun($0, $1, callback) }
  }
}
