import GameCore
import SessionSupport

/// The text of a game or a board from the command line: its line, such as `triples/1 14 uldr`, its link, such as
/// `https://example.org/triples/?fbclid=x#triples/1/14/uldr`, or the link's fragment.
package struct SharedText: Hashable {
  /// The text, as ASCII bytes if it is valid. Its moves are visible.
  package let text: [UInt8]

  /// Whether slashes separate the words of the text, as in a link. In a line, spaces do.
  package let isAddress: Bool

  private static let (slash, space, hash) = (UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "#"))

  /// Reads an argument. Throws an exit code after reporting that a link has neither a game nor a board.
  package init(argument: String) throws {
    do throws(Fault) {
      try self.init(line: argument)
    } catch {
      throw Failure.data.report(error.description)
    }
  }

  /// Reads a line or a link without checking its game or board. Throws the reason why a link has neither.
  package init(line argument: String) throws(Fault) {
    // A line from a file may end with the file's line end.
    var line = TextFile.withoutByteOrderMark(argument.utf8Bytes)
    if line.last == UInt8(ascii: "\n") { line = line.dropLast() }
    line = TextFile.withoutCarriageReturn(line)
    if let (page, fragment) = Self.link(Array(line)) {
      text = try Self.withVisibleMoves(AddressText.cleaned(fragment: fragment))
      guard text.contains(Self.slash) else {
        throw Self.day(ofPage: page).map { .dailyGame($0) } ?? .page
      }
      isAddress = !text.contains(Self.space)
      return
    }
    let address = AddressText.cleaned(fragment: Array(line))
    isAddress = !address.contains(Self.space) && address.count { $0 == Self.slash } > 1
    text = isAddress ? try Self.withVisibleMoves(address) : Array(line)
  }

  private static func withVisibleMoves(_ address: [UInt8]) throws(Fault) -> [UInt8] {
    do {
      return try HiddenMoves.reveal(address)
    } catch {
      throw .hiddenMoves(error)
    }
  }

  /// Splits a link at its `#`, or returns `nil` if it isn't one.
  private static func link(_ text: [UInt8]) -> (page: [UInt8], fragment: [UInt8])? {
    let hasScheme = String(decoding: text, as: UTF8.self).contains("://")
    // Some services encode the `#`, too.
    let place = text.firstIndex(of: hash)
    guard place != nil || hasScheme else { return nil }
    guard let place else {
      let parts = String(decoding: text, as: UTF8.self).split(separator: "%23", maxSplits: 1).map { Array($0.utf8) }
      return (parts[0], parts.count > 1 ? parts[1] : [])
    }
    let page = text[..<place]
    // Without a scheme, it is a link only if a page precedes the `#`, because a mistyped line may contain one.
    guard hasScheme || page.isEmpty || page.last == slash || String(decoding: page, as: UTF8.self).hasSuffix(".html")
    else { return nil }
    return (Array(page), Array(text[(place + 1)...]))
  }

  /// Returns the day that a link opens, or `nil`.
  static func day(ofPage page: some Collection<UInt8>) -> CalendarDay? {
    page.firstIndex(of: UInt8(ascii: "?")).flatMap { AddressQuery(Array(page[$0...])).day }
  }

  /// The reason why a link has neither a game nor a board.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    /// The hidden moves can't be read.
    case hiddenMoves(HiddenMoves.Fault)
    /// The link opens a daily game, without anyone's moves.
    case dailyGame(CalendarDay)
    /// The link opens a page.
    case page

    package var description: String {
      switch self {
      case .hiddenMoves(let fault): fault.description
      case .dailyGame(let day): "this link opens the daily game of \(DayText.long(day)), but has no moves"
      case .page: "this link opens a page, but no game or board"
      }
    }
  }
}
