import Foundation
import NumberedGame

/// What a command says of what it was asked about.
package protocol Report {
  /// For people.
  var text: String { get }

  /// For programs: the fields in the order in which they are always written.
  var fields: JSON { get }
}

extension Report {
  /// The fields on one line.
  package var json: String { fields.description }

  /// Writes the report to standard output, as one line of JSON or for people.
  package func show(asJSON: Bool) {
    print(asJSON ? json : text)
  }
}

/// A JSON value on one line. Written here, since Foundation's encoder keeps no order of keys but the alphabet's.
package struct JSON: CustomStringConvertible {
  package let description: String

  private init(literally text: String) {
    description = text
  }

  /// A whole number.
  package init(_ number: some BinaryInteger) {
    self.init(literally: "\(number)")
  }

  /// What names a game: its number, or its day as a text.
  package init(_ deal: Deal) {
    self = deal.number.map { JSON($0.value) } ?? JSON(deal.description)
  }

  /// A number with so many decimals. What is rounded to 0 has no minus sign.
  package init(_ number: Double, decimals: Int) {
    let text = String(format: "%.\(decimals)f", number)
    self.init(literally: text.contains { "1"..."9" ~= $0 } ? text : String(text.drop { $0 == "-" }))
  }

  /// True or false.
  package init(_ value: Bool) {
    self.init(literally: "\(value)")
  }

  /// A text, or null.
  package init(_ text: String?) {
    guard let text else {
      self.init(literally: "null")
      return
    }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: String(format: "\\u%04x", scalar.value)
      default: "\(scalar)"
      }
    }
    self.init(literally: "\"\(escaped.joined())\"")
  }

  /// A list.
  package init(_ values: [JSON]) {
    self.init(literally: "[\(values.map(\.description).joined(separator: ","))]")
  }

  /// An object. Its keys, which need no escaping, keep their order.
  package init(_ fields: [(key: String, value: JSON)]) {
    self.init(literally: "{\(fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}")
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral fields: (String, JSON)...) {
    self.init(fields.map { (key: $0.0, value: $0.1) })
  }
}
