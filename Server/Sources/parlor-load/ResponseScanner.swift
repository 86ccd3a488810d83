/// Functions that scan responses without parsing them fully. The load generator runs on the same machine as the server,
/// so its own work slows down the server.
enum ResponseScanner {
  /// Returns the first HTTP response in the received bytes: its status, its body, and its total length including the
  /// head. Returns `nil` if the response is incomplete.
  static func response(in received: UnsafeRawBufferPointer) -> (status: Int, body: [UInt8], length: Int)? {
    guard let head = headLength(received), let status = number(received, at: 9) else { return nil }
    let length = contentLength(received, head) ?? 0
    guard received.count >= head + length else { return nil }
    return (status, Array(received[head..<(head + length)]), head + length)
  }

  /// Returns the number of bytes in the head, including the empty line, or `nil` if the head is incomplete.
  private static func headLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var position = 3
    while position < bytes.count {
      if bytes[position] == 10, bytes[position - 1] == 13, bytes[position - 2] == 10 { return position + 1 }
      position += 1
    }
    return nil
  }

  private static let contentLengthName = Array("content-length:".utf8)

  private static func contentLength(_ bytes: UnsafeRawBufferPointer, _ head: Int) -> Int? {
    let name = contentLengthName
    var line = 0
    for position in 0..<head where bytes[position] == 10 {
      defer { line = position + 1 }
      guard position - line > name.count,
        // Setting the bit 0x20 makes letters lowercase. The hyphen and the colon already have it.
        name.indices.allSatisfy({ bytes[line + $0] | 0x20 == name[$0] })
      else { continue }
      var start = line + name.count
      while bytes[start] == 32 { start += 1 }
      return number(bytes, at: start)
    }
    return nil
  }

  /// Parses the digits at an offset, or returns `nil` if there are none.
  private static func number(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    var position = start
    var number = 0
    while position < bytes.count, 48...57 ~= bytes[position], number < 1 << 40 {
      number = 10 * number + Int(bytes[position]) - 48
      position += 1
    }
    return position > start ? number : nil
  }

  enum Member: String, CaseIterable {
    case value, row, column, index, score, done

    fileprivate static let names = allCases.map { (member: $0, name: Array($0.rawValue.utf8)) }
  }

  /// Calls `report` for each known member with a number or a Boolean value (as 1 or 0), in order and at any depth.
  static func forEachMember(of body: [UInt8], _ report: (Member, Int) -> Void) {
    let names = Member.names
    body.withUnsafeBufferPointer { bytes in
      for colon in bytes.indices {
        guard bytes[colon] == 0x3A, colon > 1, colon + 1 < bytes.count, bytes[colon - 1] == 0x22 else { continue }
        var start = colon - 2
        while start >= 0, bytes[start] != 0x22 { start -= 1 }
        let name = bytes[(start + 1)..<(colon - 1)]
        guard let member = names.first(where: { name.elementsEqual($0.name) })?.member else { continue }
        switch bytes[colon + 1] {
        case 0x74: report(member, 1)
        case 0x66: report(member, 0)
        default: if let number = number(UnsafeRawBufferPointer(bytes), at: colon + 1) { report(member, number) }
        }
      }
    }
  }
}
