extension String {
  /// The text as UTF-8.
  ///
  /// Codecs and comparisons work on these bytes. (`Array(text.utf8)` gives the same, but is compiled anew for each use,
  /// which the browser's download would feel.)
  @inline(never)
  public var utf8Bytes: [UInt8] {
    var text = self
    return text.withUTF8 { Array($0) }
  }
}
