extension [[UInt8]] {
  /// All texts one after the other, with a byte between them.
  ///
  /// (The standard library's `joined` would be compiled anew for each use, which the browser's download would feel.)
  @inline(never)
  public func joined(by separator: UInt8) -> [UInt8] {
    var joined: [UInt8] = []
    for (index, text) in enumerated() {
      if index > 0 { joined.append(separator) }
      joined += text
    }
    return joined
  }
}
