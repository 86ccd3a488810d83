import GameCore

/// The moves in a link, mixed so that a reader's eye doesn't see them: `triples/1/14/uldr` becomes
/// `triples/1/14/z4…`. The mix is fixed and keeps no secret.
///
/// The hidden part is a `z`, the number of hidden characters, the characters, and a check character. Each is a lowercase
/// letter or a digit, which services that pass on links leave alone. The number and the check count in base 36. No
/// visible part of a link begins with `z`.
package enum HiddenMoves {
  /// A fault in the hidden part of a link.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    /// The end of the link is missing.
    case cutOff
    /// A character of the link was changed, or the hidden part belongs to another game.
    case changed

    package var description: String {
      switch self {
      case .cutOff: "the end of the link is missing"
      case .changed: "the link was changed on its way"
      }
    }
  }

  /// The characters of moves, in both games: digits, cells, directions, and the words `solved`, `hints`, and `vs`.
  private static var visible: [UInt8] { "0123456789abcdefghijklmnoprstuvx,:-/".utf8Bytes }
  private static var hidden: [UInt8] { "0123456789abcdefghijklmnopqrstuvwxyz".utf8Bytes }
  private static let slash = UInt8(ascii: "/")
  private static let marker = UInt8(ascii: "z")

  /// Returns a link with all but its first `wordCount` words hidden. Returns it unchanged if there are no more words, or
  /// if they contain a character that moves don't have.
  package static func hide(_ address: [UInt8], after wordCount: Int) -> [UInt8] {
    let slashes = address.indices.filter { address[$0] == slash }
    guard slashes.count >= wordCount else { return address }
    let (head, moves) = (address[...slashes[wordCount - 1]], address[(slashes[wordCount - 1] + 1)...])
    let (visible, hidden) = (visible, hidden)
    var mix = Mix(head)
    var text: [UInt8] = []
    for byte in moves {
      guard let value = visible.firstIndex(of: byte) else { return address }
      text.append(hidden[mix.hide(value)])
    }
    guard !text.isEmpty else { return address }
    return Array(head) + [marker, hidden[text.count % hidden.count]] + text + [hidden[mix.next]]
  }

  /// Returns a link with its moves visible. A link without hidden moves stays as it is.
  package static func reveal(_ address: [UInt8]) throws(Fault) -> [UInt8] {
    let place = address.indices.dropFirst().first { address[$0] == marker && address[$0 - 1] == slash }
    guard let place else { return address }
    let (visible, hidden) = (visible, hidden)
    var values: [Int] = []
    for byte in address[(place + 1)...] {
      // A service that cuts a link ends it with an ellipsis.
      guard let value = hidden.firstIndex(of: byte) else { throw byte < 0x80 ? .changed : .cutOff }
      values.append(value)
    }
    let count = values.count - 2
    guard count > 0, count % hidden.count == values[0] else { throw .cutOff }
    var mix = Mix(address[..<place])
    let moves = values[1...count].map { visible[mix.reveal($0)] }
    guard mix.next == values[count + 1] else { throw .changed }
    return Array(address[..<place]) + moves
  }

  /// A sequence of numbers from 0 to 35 that depends on the game and on the moves so far.
  private struct Mix {
    private var state: UInt64

    init(_ head: some Sequence<UInt8>) { state = FNV1a.hash(head) }

    var next: Int { Int((state >> 32) % 36) }

    mutating func hide(_ value: Int) -> Int {
      let mixed = (value + next) % 36
      advance(value)
      return mixed
    }

    mutating func reveal(_ mixed: Int) -> Int {
      let value = (mixed + 36 - next) % 36
      advance(value)
      return value
    }

    private mutating func advance(_ value: Int) { state = FNV1a.adding(UInt8(value), to: state) }
  }
}
