/// Conversion of numbers to and from decimal text.
public enum DecimalText {
  /// Parses a number in canonical form: 1 to 18 decimal digits without leading zeros. Returns `nil` for any other text.
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

  /// Returns `number`, in hundredths, as text with two decimals and grouped digits, such as `1,204.50` or `−3.07`.
  public static func hundredths(_ number: Int64) -> String {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    return (number < 0 ? "−" : "") + grouped(Int(clamping: whole)) + (rest < 10 ? ".0\(rest)" : ".\(rest)")
  }

  /// Returns the same text as `hundredths(_:)`, with a plus sign if the number is positive.
  public static func signedHundredths(_ number: Int64) -> String {
    (number > 0 ? "+" : "") + hundredths(number)
  }

  /// Returns a number as text for display, with a comma between groups of three digits, such as `1,204`.
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
