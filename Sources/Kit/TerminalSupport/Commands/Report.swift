import Foundation
import GameCore
import JSON

package protocol Report {
  var text: String { get }

  /// The report as JSON for programs, with fields in a fixed order.
  var fields: JSON { get }
}

extension Report {
  package var json: String { fields.description }

  /// Prints the report to standard output: one line of JSON, or text with only characters that the terminal shows.
  package func show(asJSON: Bool) {
    asJSON ? Console.write((json + "\n").utf8Bytes) : Console.print(text)
  }
}

/// A JSON value on one line. The members of objects keep their order.
package struct JSON: CustomStringConvertible {
  private let text: [UInt8]

  private init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    text = json.bytes
  }

  package var description: String { String(decoding: text, as: UTF8.self) }

  package init(_ number: (some FixedWidthInteger)?) {
    self.init { json in
      if let number { json.value(number) } else { json.null() }
    }
  }

  /// Creates the value that identifies a game: its number, or its day as a string.
  package init(_ deal: Deal) {
    self = deal.number.map { JSON($0.value) } ?? JSON(deal.description)
  }

  /// Creates a number with the given number of decimals. A number that rounds to 0 has no minus sign.
  package init(_ number: Double, decimals: Int) {
    let text = String(format: "%.\(decimals)f", number)
    let json = text.contains { "1"..."9" ~= $0 } ? text : String(text.drop { $0 == "-" })
    self.init { $0.value(json: json.utf8Bytes) }
  }

  package init(_ value: Bool) {
    self.init { $0.value(value) }
  }

  package init(_ text: String?) {
    self.init { json in
      if let text { json.value(text) } else { json.null() }
    }
  }

  package init(_ values: [JSON]) {
    self.init { json in json.array(values) { $0.value(json: $1.text) } }
  }

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
