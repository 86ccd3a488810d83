extension [[UInt8]] {
  /// Returns all arrays joined, with `separator` between them. The compiler would specialize the standard library's
  /// `joined` for each use, which would enlarge the browser's download.
  public func joined(by separator: UInt8) -> [UInt8] {
    var joined: [UInt8] = []
    for (index, text) in enumerated() {
      if index > 0 { joined.append(separator) }
      joined += text
    }
    return joined
  }
}
