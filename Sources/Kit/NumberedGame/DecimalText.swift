/// Whole numbers as saved texts hold them.
public enum DecimalText {
  /// Reads a number in its only written form: decimal digits without a leading zero.
  ///
  /// - Returns: the number, or `nil` if the text has another form or the number more than 18 digits.
  public static func read(_ text: some Collection<UInt8>) -> Int64? {
    guard (1...18).contains(text.count), let first = text.first else { return nil }
    guard first != UInt8(ascii: "0") || text.count == 1 else { return nil }
    var number: Int64 = 0
    for byte in text {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// A number of hundredths with two decimals, for people to read: `1,204.50`, `−3.07`.
  public static func hundredths(_ number: Int64) -> String {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    return (number < 0 ? "−" : "") + grouped(Int(clamping: whole)) + (rest < 10 ? ".0\(rest)" : ".\(rest)")
  }

  /// Like `hundredths`, with a plus sign before what is more than nothing.
  public static func signedHundredths(_ number: Int64) -> String {
    (number > 0 ? "+" : "") + hundredths(number)
  }

  /// A number with a comma between groups of three digits, for people to read: `1,204`.
  public static func grouped(_ number: Int) -> String {
    let digits = number.magnitude.description.utf8Bytes
    var text: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
