import GameCore

/// The format of network files, in this order:
///
/// - The line `parlor-network/1 NAME` in ASCII, terminated by a line feed, where NAME is the name of the shape.
/// - One byte, 1 to 255: the step, in hundredths of a point. All weights are multiples of the step.
/// - The weights of each pattern and then of the table of counts, by index, without the indexes that have a rank above
///   the shape's limit. Three items repeat until a table is full: the number of zeros to skip, the number of weights
///   that follow, and these weights divided by the step. Each number is in groups of seven bits, the lowest group
///   first, with one group per byte. The eighth bit is set in all bytes but the last. A weight `w` is written as `2w`,
///   or as `-2w - 1` if it is negative.
/// - The 64-bit FNV-1a checksum of all bytes before it, lowest byte first (G. Fowler, L. Noll, K. Vo, D. Eastlake, "The
///   FNV Non-Cryptographic Hash Algorithm").
enum NetworkFile {
  static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }

  private static var signature: [UInt8] { bytes("parlor-network/1 ") }

  static func shapeName(_ file: [UInt8]) throws(NetworkFileError) -> [UInt8] {
    let beginning = file.prefix(signature.count + 32)
    guard beginning.starts(with: signature), let end = beginning.firstIndex(of: UInt8(ascii: "\n")) else {
      throw .notANetwork
    }
    return Array(file[signature.count..<end])
  }

  /// Returns the file of a network with the weights that the closure `weight` returns for each index, in hundredths of
  /// a point. They are rounded to multiples of `step`, 1 to 255 hundredths.
  static func contents<Shape: TupleShape>(_ shape: Shape.Type, step: Int, weight: (Int) -> Int) -> [UInt8] {
    let step = max(1, min(step, 255))
    var file = signature + bytes(Shape.name) + [UInt8(ascii: "\n"), UInt8(step)]
    for table in 0...Shape.patternCount {
      let offset = Shape.offset(table)
      var values: [Int32] = []
      forEachIndex(shape, table: table) { index in
        let exact = weight(offset + index)
        // Round to the nearest multiple, with halves away from zero.
        let rounded = (2 * abs(exact) + step) / (2 * step)
        values.append(Int32(exact < 0 ? -rounded : rounded))
      }
      append(values, to: &file)
    }
    return appendingChecksum(to: file)
  }

  /// Reads the weights of a file, in hundredths of a point, into zeroed memory for `Shape.indexCount` weights. If the
  /// file is invalid, throws the first fault found, and leaves meaningless weights behind.
  static func read<Shape: TupleShape>(
    _ file: [UInt8], _ shape: Shape.Type, into weights: UnsafeMutablePointer<Int16>
  ) throws(NetworkFileError) {
    let beginning = signature.count + bytes(Shape.name).count + 1
    guard file.count > beginning + 8 else { throw .damaged }
    guard checksum(Array(file.dropLast(8))) == Array(file.suffix(8)) else { throw .damaged }
    let step = Int(file[beginning])
    var reader = NumberReader(bytes: file, position: beginning + 1, end: file.count - 8)
    for table in 0...Shape.patternCount {
      let offset = Shape.offset(table)
      var zeros = 0
      var run = 0
      var isSound = true
      forEachIndex(shape, table: table) { index in
        guard isSound else { return }
        if zeros == 0, run == 0 {
          guard let skipped = reader.next(), let following = reader.next(), skipped + following > 0 else {
            isSound = false
            return
          }
          (zeros, run) = (skipped, following)
        }
        if zeros > 0 {
          zeros -= 1
          return
        }
        run -= 1
        guard let code = reader.next() else {
          isSound = false
          return
        }
        let value = (code & 1 == 0 ? code >> 1 : -(code >> 1) - 1) * step
        weights[offset + index] = Int16(max(-32767, min(32767, value)))
      }
      guard isSound, zeros == 0, run == 0 else { throw .malformed }
    }
    guard reader.isAtEnd else { throw .malformed }
  }

  private static func append(_ values: [Int32], to file: inout [UInt8]) {
    var position = 0
    while position < values.count {
      let start = position
      while position < values.count, values[position] == 0 { position += 1 }
      let runStart = position
      // A run includes one or two zeros between weights, because ending the run for them would take more bytes.
      while position < values.count, values[position...].prefix(3).contains(where: { $0 != 0 }) { position += 1 }
      append(runStart - start, to: &file)
      append(position - runStart, to: &file)
      for value in values[runStart..<position] {
        append(Int(value < 0 ? -2 * value - 1 : 2 * value), to: &file)
      }
    }
  }

  private static func append(_ number: Int, to file: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      file.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    file.append(UInt8(rest))
  }

  /// Calls `body` with each index of the table that can occur on a board, in ascending order.
  private static func forEachIndex<Shape: TupleShape>(_ shape: Shape.Type, table: Int, _ body: (Int) -> Void) {
    guard table < Shape.patternCount else {
      for index in 0..<Shape.countsIndexCount { body(index) }
      return
    }
    for index in 0..<(1 << (4 * Shape.patternSize)) {
      var rest = index
      while rest & 15 <= Shape.rankLimit, rest != 0 { rest >>= 4 }
      if rest == 0 { body(index) }
    }
  }

  static func appendingChecksum(to file: [UInt8]) -> [UInt8] { file + checksum(file) }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let hash = FNV1a.hash(bytes)
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}

/// A reader of the numbers in a network file, in groups of seven bits.
struct NumberReader {
  let bytes: [UInt8]

  var position: Int

  let end: Int

  var isAtEnd: Bool { position == end }

  /// Returns the next number, or `nil` if the bytes end or the number isn't below 2²⁸.
  mutating func next() -> Int? {
    var number = 0
    for shift in [0, 7, 14, 21] {
      guard position < end else { return nil }
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}

/// A reason why a file can't be read as a network.
public enum NetworkFileError: Error, Hashable, Sendable {
  /// The file doesn't begin with the header of a network file of this version.
  case notANetwork

  /// The network has an unknown shape.
  case unknownShape

  /// The checksum is wrong, because bytes are damaged or missing.
  case damaged

  /// The checksum is correct, but the weights don't fill the shape exactly.
  case malformed

  /// The error as a phrase without a period, to follow "the network cannot be used: ".
  public var text: String {
    switch self {
    case .notANetwork: "this is not a network file of version 1"
    case .unknownShape: "its shape is unknown"
    case .damaged: "the file is damaged or incomplete"
    case .malformed: "its weights do not fill its shape"
    }
  }
}
