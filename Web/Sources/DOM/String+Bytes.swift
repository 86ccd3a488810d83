extension String {
  /// Lends the UTF-8 bytes of the text in the form in which they go over the bridge.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body($0.baseAddress, Int32($0.count)) }
  }
}
