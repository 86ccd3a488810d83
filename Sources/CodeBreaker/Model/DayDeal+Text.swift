import GameCore

extension CodeBreaker.DayDeal {
  private static var header: [UInt8] { "codebreaker-deal/1 ".utf8Bytes }

  /// The deal as one line with the day and the code (see `Code.text(in:)`): `codebreaker-deal/1 2026-11-21 0123`.
  public var text: [UInt8] {
    Self.header + "\(day) ".utf8Bytes + code.text(in: setup.theme)
  }

  /// Parses the format of the property `text`. Returns `nil` if the text is malformed.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let parts = text.dropFirst(Self.header.count).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2, let day = try? CalendarDay(text: parts[0]) else { return nil }
    self.day = day
    setup = GameSetup(day: day)
    guard let pegs = Code(guess: Array(parts[1]), theme: setup.theme)?.pegs, setup.isCode(pegs) else { return nil }
    code = Code(kind: .master(isHidden: true), pegs: pegs)
  }
}
