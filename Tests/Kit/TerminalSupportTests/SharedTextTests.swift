import GameCore
import TestSupport
import Testing

@testable import SessionSupport
@testable import TerminalSupport

@Suite struct SharedTextTests {
  /// The forms of a game's text that players may have, from the line that a command prints to what other services make
  /// of a link.
  @Test(arguments: [
    "https://example.org/dice/#dice/1/14/uldr", "http://127.0.0.1:8080/dice/#dice/1/14/uldr",
    "parlor-dice://play#dice/1/14/uldr", "https://example.org/parlor/dice/index.html#dice/1/14/uldr",
    "https://example.org/dice/?fbclid=IwAR0_x#dice/1/14/uldr", "https://example.org/dice/#dice/1/14/uldr&fbclid=IwAR0",
    "https://example.org/dice/#dice/1/14/uldr?utm_source=x", "https://example.org/dice/#dice%2F1%2F14%2Fuldr",
    "https://example.org/dice/%23dice/1/14/uldr", "https://example.org/dice/%23dice%2F1%2F14%2Fuldr",
    "example.org/dice/#dice/1/14/uldr", "example.org/dice/index.html#dice/1/14/uldr", "dice/#dice/1/14/uldr",
    " <https://example.org/dice/#dice/1/14/uldr>. ", "#dice/1/14/uldr", "dice/1/14/uldr", "dice/1/14/uldr&fbclid=x",
    "dice%2F1%2F14%2Fuldr", "dice/1/14/uldr\r\n", "\u{FEFF}dice/1/14/uldr",
    "https://example.org/dice/?2026-11-28#dice/1/14/uldr",
  ])
  func textOfALinkIsRead(argument: String) throws {
    let shared = try SharedText(line: argument)
    #expect(shared.isAddress)
    #expect(shared.text == "dice/1/14/uldr".utf8Bytes)
  }

  @Test(arguments: [
    "dice/1 14 uldr", "dice/1 14 uldr\n", "dice/1 14 uldr\r\n", "dice/1 14 uldr\r", "\u{FEFF}dice/1 14 uldr",
    "https://example.org/dice/#dice/1%2014%20uldr", "https://example.org/dice/#dice/1 14 uldr", "#dice/1 14 uldr",
  ])
  func lineIsRead(argument: String) throws {
    let shared = try SharedText(line: argument)
    #expect(!shared.isAddress)
    #expect(shared.text == "dice/1 14 uldr".utf8Bytes)
  }

  /// The game's reader says what is wrong with these.
  @Test(arguments: [
    "", " ", "dice", "dice/1", "dice/1 14 ul#dr", "dice/1 14 uldr ", "dice/1 14 uldr\n\n", "dice/1 14 ULDR", "a#b",
    "dice/1 14 u/d", "dice/1 14 u%20d",
  ])
  func textThatIsNeitherStaysAsItIs(argument: String) throws {
    let shared = try SharedText(line: argument)
    let line = argument.hasSuffix("\n") ? String(argument.dropLast()) : argument
    #expect(!shared.isAddress)
    #expect(shared.text == line.utf8Bytes)
  }

  @Test(arguments: [
    ("https://example.org/dice/?2026-11-28", "this link opens the daily game of 28 November 2026, but has no moves"),
    (
      "https://example.org/dice/?2026-11-28&fbclid=x#board",
      "this link opens the daily game of 28 November 2026, but has no moves"
    ),
    ("https://example.org/dice/", "this link opens a page, but no game or board"),
    ("https://example.org/dice/#scores", "this link opens a page, but no game or board"),
    ("https://example.org/account.html?join=ACDEFGHJ", "this link opens a page, but no game or board"),
    ("#", "this link opens a page, but no game or board"),
  ])
  func linkWithoutAGameIsRejectedWithTheReason(argument: String, reason: String) throws {
    let day = DayText.long(try CalendarDay(text: "2026-11-28".utf8))
    let fault = #expect(throws: SharedText.Fault.self) { try SharedText(line: argument) }
    #expect(fault?.description == reason.replacing("28 November 2026", with: day))
  }

  @Test(arguments: [
    "2026-11-28", "https://example.org/dice/?2026-11-28", "https://example.org/dice/?2026-11-28&fbclid=x#board",
    "https://example.org/dice/?fbclid=x&2026-11-28",
  ])
  func dayOfALinkIsRead(argument: String) throws {
    #expect(try CalendarDay(argument: argument) == CalendarDay(text: "2026-11-28".utf8))
  }
}
