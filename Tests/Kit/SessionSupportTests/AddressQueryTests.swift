import GameCore
import Testing

@testable import SessionSupport

@Suite struct AddressQueryTests {
  private let day = try! CalendarDay(text: "2026-11-28".utf8)

  @Test(arguments: [
    "?2026-11-28", "2026-11-28", "?2026-11-28&fbclid=IwAR0_x-9", "?utm_source=mail&utm_medium=a%26b&2026-11-28",
    "?2026-11-28=", "?2026-11-28=&again=", "?2026%2D11%2D28", "?2026-11-28.", "?(2026-11-28)", "?2026-11-28%29",
    "?2026-11-28%26again", "?2026-11-28&amp;again", "?2026-11-28?utm_source=x", "?&&2026-11-28&", "?ref&2026-11-28",
    "?2026-11-28”", "?2026-11-28%E2%80%9D", "?2026-11-28%20", "?2026-11-28\u{200B}",
  ])
  func dayIsFoundAmongOtherParameters(search: String) {
    let query = AddressQuery(Array(search.utf8))
    #expect(query.day == day)
    #expect(!query.hasInvalidDay)
  }

  @Test(arguments: [
    ("?2026-11-28&again", true), ("?AGAIN", true), ("?again=", true), ("?2026-11-28%26again", true),
    ("?amp;again", true),
    ("?again=1", false), ("?q=again", false), ("?q=1%26again", false), ("?againx", false), ("", false),
  ])
  func wordIsAParameterWithoutAValue(search: String, isFound: Bool) {
    #expect(AddressQuery(Array(search.utf8)).contains("again") == isFound)
  }

  @Test(arguments: [
    ("?join=ACDEFGHJ", "ACDEFGHJ"), ("?fbclid=join&join=ACDEFGHJ&x", "ACDEFGHJ"), ("?JOIN=acdefghj", "acdefghj"),
    ("?join%3DACDEFGHJ", "ACDEFGHJ"), ("?join=ACDE%2DFGHJ.", "ACDE-FGHJ"), ("?join=A&join=B", "A"), ("?join=", nil),
    ("?rejoin=A", nil),
  ])
  func valueIsThatOfTheFirstParameterWithTheName(search: String, value: String?) {
    #expect(AddressQuery(Array(search.utf8)).value(of: "join") == value.map { Array($0.utf8) })
  }

  @Test(arguments: ["?2026-11-31", "?2026-11", "?2026-13-01&again", "?2026-11-28x", "?x&2026-1-5"])
  func invalidDayIsRecognized(search: String) {
    #expect(AddressQuery(Array(search.utf8)).hasInvalidDay)
  }

  @Test(arguments: ["", "?", "?day", "?fbclid=2026-11-31", "?1764321234", "?v=2026-11"])
  func otherParametersAreNoInvalidDay(search: String) {
    #expect(!AddressQuery(Array(search.utf8)).hasInvalidDay)
  }

  @Test func unknownParameterChangesNothing() {
    let known = ["2026-11-28", "again", "alone", "triples", "join=ACDEFGHJ", "2026-11-31"]
    let bytes = Array("abz019-_.~%26=%3D%41;:/é".utf8)
    var random = SplitMix64(seed: 59)
    for _ in 0..<3000 {
      let parts = known.filter { _ in random.draw(below: 2) == 0 }.map { Array($0.utf8) }
      let value = (0..<random.draw(below: 12)).map { _ in bytes[random.draw(below: bytes.count)] }
      var longer = parts
      longer.insert(Array("utm=".utf8) + [0x78] + value, at: random.draw(below: parts.count + 1))
      let (short, long) = (
        AddressQuery(Array(parts.joined(separator: [0x26]))), AddressQuery(Array(longer.joined(separator: [0x26])))
      )
      #expect(short.day == long.day)
      #expect(short.words == long.words)
      #expect(short.hasInvalidDay == long.hasInvalidDay)
      #expect(short.value(of: "join") == long.value(of: "join"))
    }
  }
}

@Suite struct AddressTextTests {
  /// The kinds of addresses that sessions write.
  static let addresses = [
    "", "board", "levels", "review", "triples/1/14/uldr", "triples/1/14/uldr/vs/lldr",
    "codebreaker/1/537/4.mastermind", "codebreaker/1/537/4.mastermind.10/01-1,4455/solved-2/hints-1",
    "codebreaker/1/2026-11-21/4.mastermind.12/0123:20,4455:01", "codebreaker/1/without-luck/6.rainbow.15/0011ab:00",
    "board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0", "board/1/4/6/mastermind/0123:11,0123",
  ]

  @Test(arguments: addresses)
  func addressSurvivesWhatOtherServicesDo(address: String) {
    let written = Array(address.utf8)
    #expect(AddressText.cleaned(fragment: written) == written)
    let encoded = address.utf8.map { byte -> String in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
    for changed in [
      address + "?fbclid=IwAR0", address + "&utm_source=x", address + ":~:text=Play%20it", address + ".",
      address + "),",
      "(" + address + ")", address + "%22", address + "”", address + " ", address.uppercased(), encoded,
      encoded + "%3Ffbclid",
    ] {
      #expect(AddressText.cleaned(fragment: Array(changed.utf8)) == written, "\(changed)")
    }
  }

  @Test(arguments: ["%", "%2", "%zz", "a%4"])
  func invalidPercentEncodingIsLeftAlone(text: String) {
    #expect(AddressText.decoded(text.utf8) == Array(text.utf8))
  }

  @Test func linkThatWasCutOffIsNotAShorterGame() {
    #expect(AddressText.cleaned(fragment: Array("triples/1/14/ul…".utf8)) == Array("triples/1/14/ul…".utf8))
  }
}
