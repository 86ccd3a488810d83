import Foundation
import JSON
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

/// A JSON value on one line, whose members keep their order.
package struct JSON: CustomStringConvertible {
  private let text: [UInt8]

  private init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    text = json.bytes
  }

  package var description: String { String(decoding: text, as: UTF8.self) }

  /// A whole number.
  package init(_ number: some FixedWidthInteger) {
    self.init { $0.value(number) }
  }

  /// What names a game: its number, or its day as a text.
  package init(_ deal: Deal) {
    self = deal.number.map { JSON($0.value) } ?? JSON(deal.description)
  }

  /// A number with so many decimals. What is rounded to 0 has no minus sign.
  package init(_ number: Double, decimals: Int) {
    let text = String(format: "%.\(decimals)f", number)
    let json = text.contains { "1"..."9" ~= $0 } ? text : String(text.drop { $0 == "-" })
    self.init { $0.value(json: json.utf8Bytes) }
  }

  /// True or false.
  package init(_ value: Bool) {
    self.init { $0.value(value) }
  }

  /// A text, or null.
  package init(_ text: String?) {
    self.init { json in
      if let text { json.value(text) } else { json.null() }
    }
  }

  /// A list.
  package init(_ values: [JSON]) {
    self.init { json in json.array(values) { $0.value(json: $1.text) } }
  }

  /// An object.
  package init(_ fields: [(key: String, value: JSON)]) {
    self.init { json in
      json.object { json in
        for field in fields { json.member(field.key, json: field.value.text) }
      }
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral fields: (String, JSON)...) {
    self.init(fields.map { (key: $0.0, value: $0.1) })
  }
}
