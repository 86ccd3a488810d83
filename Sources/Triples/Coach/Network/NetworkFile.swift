/// The form of a network in a file.
///
/// - The line `parlor-network/1 NAME` in ASCII, ended by a line feed, where NAME is that of the shape.
/// - One byte: the step, 1 to 255, of which all weights are multiples, in hundredths of a point.
/// - Then the weights of each pattern and of the table of counts in the order of their indexes, leaving out the indexes
///   that no board has, those with a rank above the shape's limit: alternately a number of zeros to skip, a number of
///   weights that follow, and these, each divided by the step, until the table is full. Every number is written in
///   groups of seven bits, the lowest first, each but the last with the eighth bit set; a weight `w` as `2w`, or as
///   `-2w - 1` if it is negative.
/// - Eight bytes: the 64-bit FNV-1a checksum of all before, the lowest byte first (G. Fowler, L. Noll, K. Vo, D. Eastlake,
///   "The FNV Non-Cryptographic Hash Algorithm").
enum NetworkFile {
  static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }

  private static var signature: [UInt8] { bytes("parlor-network/1 ") }

  /// The name of the shape that a file says it has.
  static func shapeName(_ file: [UInt8]) throws(NetworkFileError) -> [UInt8] {
    let beginning = file.prefix(signature.count + 32)
    guard beginning.starts(with: signature), let end = beginning.firstIndex(of: UInt8(ascii: "\n")) else {
      throw .notANetwork
    }
    return Array(file[signature.count..<end])
  }

  /// Writes a network.
  ///
  /// - Parameters:
  ///   - step: to what multiple of how many hundredths of a point weights are rounded, 1 to 255.
  ///   - weight: the weight of an index, in hundredths of a point.
  static func write<Shape: TupleShape>(_ shape: Shape.Type, step: Int, weight: (Int) -> Int) -> [UInt8] {
    let step = max(1, min(step, 255))
    var file = signature + bytes(Shape.name) + [UInt8(ascii: "\n"), UInt8(step)]
    for table in 0...Shape.patternCount {
      let offset = Shape.offset(table)
      var values: [Int32] = []
      forEachIndex(shape, table: table) { index in
        let exact = weight(offset + index)
        // To the nearest multiple, halves away from zero.
        let rounded = (2 * abs(exact) + step) / (2 * step)
        values.append(Int32(exact < 0 ? -rounded : rounded))
      }
      append(values, to: &file)
    }
    return sealed(file)
  }

  /// Reads the weights of a network, in hundredths of a point, to where its shape wants them.
  ///
  /// - Parameter weights: room for `Shape.indexCount` weights, all 0.
  /// - Throws: the first fault. The weights are then worth nothing.
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
      // A run goes on over one or two zeros: to end it for them would take more bytes.
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

  /// Calls `body` with each index of a table, rising, that some board may have.
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

  /// Adds the checksum.
  static func sealed(_ file: [UInt8]) -> [UInt8] { file + checksum(file) }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}

/// Reads the numbers of a network file: groups of seven bits, the lowest first, each but the last with the eighth bit set.
struct NumberReader {
  /// What is read.
  let bytes: [UInt8]

  /// Where the next number begins.
  var position: Int

  /// Where the numbers end.
  let end: Int

  /// Whether all numbers have been read.
  var isAtEnd: Bool { position == end }

  /// The next number, or `nil` if there is none, or none below 2²⁸.
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

/// Why bytes are not a network.
public enum NetworkFileError: Error, Hashable, Sendable {
  /// They do not begin as a network file of this version does.
  case notANetwork

  /// The network has a shape that this program does not know.
  case unknownShape

  /// The checksum does not fit: bytes are damaged or missing.
  case damaged

  /// The checksum fits, but the weights do not fill the shape exactly. Whoever wrote the file did something else.
  case malformed

  /// The error as a sentence without its end, to follow "the network cannot be used: ".
  public var text: String {
    switch self {
    case .notANetwork: "this is not a network file of version 1"
    case .unknownShape: "its shape is unknown"
    case .damaged: "the file is damaged or incomplete"
    case .malformed: "its weights do not fill its shape"
    }
  }
}
