// ASCII characters in HTTP messages.

let TAB = UInt8(ascii: "\t")
let LF = UInt8(ascii: "\n")
let SP = UInt8(ascii: " ")
let COLON = UInt8(ascii: ":")
let DEL: UInt8 = 0x7F

func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

func isHexDigit(_ byte: UInt8) -> Bool {
  hexValue(byte) != nil
}

/// Returns the value of a hexadecimal digit, or `nil` for any other byte.
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

private let hostPunctuation = Array("-._~%:[]".utf8)

/// Returns whether text can be a host, with or without a port.
func isHost(_ text: some Sequence<UInt8>) -> Bool {
  var isEmpty = true
  for byte in text {
    isEmpty = false
    guard isDigit(byte) || isLetter(byte) || hostPunctuation.contains(byte) else { return false }
  }
  return !isEmpty
}

func lowercasedASCII(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: bytes.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

/// Returns text without spaces and tabs at its start and end.
func trimmed(_ text: some StringProtocol) -> String {
  var bytes = Array(text.utf8)[...]
  while let first = bytes.first, first == SP || first == TAB { bytes.removeFirst() }
  while let last = bytes.last, last == SP || last == TAB { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}
