import GameCore
import JSON
import Testing

@Suite struct JSONRandomTests {
  @Test func randomValuesRoundTrip() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let value = value(&random, depth: 0)
      let text = text(of: value)
      let read = JSONValue(text)
      #expect(read.map { isEqual($0, value) } == true, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func damagedTextDoesNotTrapAndAcceptedWholeValuesRoundTrip() {
    var random = SplitMix64(seed: 5)
    let text = Array(
      #"{"game":{"opening":[{"value":1.25e+3,"row":0,"column":-3}],"rank":null,"name":"\u00e9 \ud83d\ude00 ë"}}"#.utf8)
    for _ in 0..<20_000 {
      var spoiled = text
      for _ in 0...random.draw(below: 3) { spoiled[random.draw(below: text.count)] = UInt8(random.draw(below: 256)) }
      check(Array(spoiled.prefix(random.draw(below: text.count + 1))))
    }
  }

  @Test func randomBytesDoNotTrapAndAcceptedWholeValuesRoundTrip() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      check((0..<random.draw(below: 20)).map { _ in UInt8(random.draw(below: 256)) })
    }
  }

  @Test func randomTokensDoNotTrapAndAcceptedWholeValuesRoundTrip() {
    var random = SplitMix64(seed: 7)
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "d83d", "de00", "0", "1", "9", "99999999", "-", "+", ".", "e",
      "E",
      "true", "null", " ", "\"a\"", "\"a\":", "é", "\n",
    ].map { Array($0.utf8) }
    for _ in 0..<50_000 {
      check((0...random.draw(below: 9)).flatMap { _ in tokens[random.draw(below: tokens.count)] })
    }
  }

  /// Checks that if text is valid, writing its value and parsing the result gives an equal value.
  private func check(_ text: [UInt8]) {
    guard let value = JSONValue(text), let written = self.text(ofWhole: value) else { return }
    #expect(JSONValue(written).map { isEqual($0, value) } == true, "\(text)")
  }

  // MARK: Random values

  private func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch random.draw(below: depth < 5 ? 6 : 4) {
    case 0: return .null
    case 1: return .bool(random.draw(below: 2) == 0)
    case 2: return number(&random)
    case 3: return .text(string(&random))
    case 4: return .array((0..<random.draw(below: 5)).map { _ in value(&random, depth: depth + 1) })
    default:
      return .object((0..<random.draw(below: 5)).map { _ in (string(&random), value(&random, depth: depth + 1)) })
    }
  }

  private func number(_ random: inout SplitMix64) -> JSONValue {
    let number = Int(truncatingIfNeeded: random.next()) >> random.draw(below: 64)
    let (hundredths, isTooLarge) = number.multipliedReportingOverflow(by: 100)
    return .number(number, hundredths: isTooLarge ? nil : hundredths)
  }

  private func string(_ random: inout SplitMix64) -> [UInt8] {
    var string = String.UnicodeScalarView()
    for _ in 0..<random.draw(below: 8) {
      let limit = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000][random.draw(below: 5)]
      if let scalar = Unicode.Scalar(UInt32(random.draw(below: limit))) { string.append(scalar) }
    }
    return Array(String(string).utf8)
  }

  // MARK: Writing and comparing

  private func text(of value: JSONValue) -> [UInt8] {
    var json = JSONWriter()
    write(value, &json)
    return json.bytes
  }

  /// Returns the JSON text of a value, or `nil` if the value contains a fraction, because the writer supports only
  /// whole numbers.
  private func text(ofWhole value: JSONValue) -> [UInt8]? {
    func isWhole(_ value: JSONValue) -> Bool {
      switch value {
      case .number(let number, _): number != nil
      case .array(let values): values.allSatisfy(isWhole)
      case .object(let members): members.allSatisfy { isWhole($0.value) }
      default: true
      }
    }
    return isWhole(value) ? text(of: value) : nil
  }

  private func write(_ value: JSONValue, _ json: inout JSONWriter) {
    switch value {
    case .null: json.null()
    case .bool(let truth): json.value(truth)
    case .number(let number, _): json.value(number ?? 0)
    case .text(let text): json.value(utf8: text)
    case .array(let values): json.array(values) { write($1, &$0) }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(String(decoding: member.name, as: UTF8.self))
          write(member.value, &json)
        }
      }
    }
  }

  private func isEqual(_ one: JSONValue, _ other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one, let hundredths), .number(let other, let others)): one == other && hundredths == others
    case (.text(let one), .text(let other)): one == other
    case (.array(let one), .array(let other)): one.count == other.count && zip(one, other).allSatisfy(isEqual)
    case (.object(let one), .object(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.name == $1.name && isEqual($0.value, $1.value) }
    default: false
    }
  }
}
