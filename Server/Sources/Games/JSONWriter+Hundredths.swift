import JSON

extension JSONWriter {
  /// Writes a member with a number of two decimals, or with `null`.
  ///
  /// - Parameter hundredths: The number in hundredths, 0 or more.
  public mutating func memberHundredths(_ name: String, _ hundredths: Int64?) {
    key(name)
    guard let hundredths else { return null() }
    let rest = hundredths % 100
    value(json: Array("\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)".utf8))
  }
}
