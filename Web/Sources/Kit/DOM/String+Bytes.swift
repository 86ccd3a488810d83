extension String {
  /// Lends the UTF-8 bytes of the text in the form in which they go over the bridge.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
  }

  /// A copy of the bytes. (Lending them in place would be compiled anew for each use: 2 KB more to load.)
  @inline(never)
  private var bytes: [UInt8] {
    var text = self
    return text.withUTF8 { Array($0) }
  }
}
