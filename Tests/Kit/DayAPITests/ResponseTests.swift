import DailyGames
import DayAPI
import GameCore
import JSON
import Testing

/// Tests that a client can read the JSON that a server writes, and that the JSON is exactly what released servers send.
@Suite struct ResponseTests {
  private static let day = try! CalendarDay(text: "2026-11-21".utf8)
  private static let circle = CircleIdentity(code: bytes("ACDEFGHJ"), name: bytes("4b \"A\""))
  private static let codeBreaker = DailyGame(id: Array("codebreaker".utf8))!
  private static let triples = DailyGame(id: Array("triples".utf8))!

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Writes an answer, compares its text with `expected`, and returns the value that a client parses.
  private func writeAndParse(expecting expected: String, _ members: (inout JSONWriter) -> Void) throws -> JSONValue {
    let text = JSONWriter.object(members)
    #expect(String(decoding: text, as: UTF8.self) == expected)
    return try #require(JSONValue(text))
  }

  @Test func credentialsRoundTrip() throws {
    let answer = CredentialsResponse(playerID: Self.bytes("01"), token: Self.bytes("23"), name: Self.bytes("Ada"))
    let json = try writeAndParse(expecting: #"{"player":"01","token":"23","name":"Ada"}"#) { answer.write(to: &$0) }
    #expect(CredentialsResponse(json) == answer)
  }

  @Test func profileRoundTrips() throws {
    let answer = ProfileResponse(
      playerID: Self.bytes("01"), name: Self.bytes("Ada"), currentStreak: 3, bestStreak: 12, circles: [Self.circle])
    let text =
      #"{"player":"01","name":"Ada","streak":{"current":3,"best":12},"tables":[{"code":"ACDEFGHJ","name":"4b \"A\""}]}"#
    let json = try writeAndParse(expecting: text) { answer.write(to: &$0) }
    #expect(ProfileResponse(json) == answer)
    #expect(ProfileResponse.circles(in: json) == [Self.circle])
  }

  @Test func transferCodeRoundTrips() throws {
    let answer = TransferCodeResponse(code: Self.bytes("ABCD-EFGH"), expirationTime: Self.bytes("2026-11-21T02:00:00Z"))
    let json = try writeAndParse(expecting: #"{"code":"ABCD-EFGH","expires":"2026-11-21T02:00:00Z"}"#) {
      answer.write(to: &$0)
    }
    #expect(TransferCodeResponse(json) == answer)
  }

  @Test func invitationRoundTrips() throws {
    let answer = InvitationResponse(circle: Self.circle, host: Self.bytes("Ada"))
    let json = try writeAndParse(expecting: #"{"code":"ACDEFGHJ","name":"4b \"A\"","host":"Ada"}"#) {
      answer.write(to: &$0)
    }
    #expect(InvitationResponse(json) == answer)
  }

  @Test func circleWithGamesRoundTrips() throws {
    let games = [
      CircleResponse.Game(day: Self.day, kind: Self.triples, result: GameResult(figure: 1042, loss: nil)),
      CircleResponse.Game(day: Self.day, kind: Self.codeBreaker, result: GameResult(figure: nil, loss: 5)),
    ]
    let members = [
      CircleResponse.Member(
        playerID: Self.bytes("0123456789abcdef"), name: Self.bytes("Ada"), isOwn: true, games: games)
    ]
    let answer = CircleResponse(circle: Self.circle, isCreator: false, members: members)
    let text =
      #"{"code":"ACDEFGHJ","name":"4b \"A\"","maker":false,"members":[{"player":"0123456789abcdef","name":"Ada","me":true,"#
      + #""games":[{"day":"2026-11-21","kind":"triples","score":1042},"#
      + #"{"day":"2026-11-21","kind":"codebreaker","guesses":null,"skill":0.05}]}]}"#
    let json = try writeAndParse(expecting: text) { answer.write(to: &$0) }
    #expect(CircleResponse(json) == answer)
  }

  @Test func standingsWithPointsRoundTrip() throws {
    let answer = StandingsResponse(
      finishedCount: 3,
      rows: [.init(rank: 1, name: Self.bytes("Ada"), result: GameResult(figure: 150, loss: nil), isOwn: true)],
      coach: GameResult(figure: 777, loss: nil), histogram: [.init(figures: 100...199, gameCount: 3)],
      cursor: Self.bytes("-150.7"))
    let text =
      #"{"finished":3,"rows":[{"rank":1,"name":"Ada","score":150,"me":true}],"coach":{"score":777},"#
      + #""histogram":[{"from":100,"to":199,"games":3}],"cursor":"-150.7"}"#
    let json = try writeAndParse(expecting: text) { answer.write(Self.triples, hasRanges: true, to: &$0) }
    #expect(StandingsResponse(json, Self.triples) == answer)
  }

  @Test func standingsWithGuessesRoundTrip() throws {
    let answer = StandingsResponse(
      finishedCount: 2,
      rows: [
        .init(rank: 1, name: Self.bytes("Ada"), result: GameResult(figure: 5, loss: 112), isOwn: false),
        .init(rank: 2, name: Self.bytes("Bob"), result: GameResult(figure: nil, loss: nil), isOwn: true),
      ], coach: nil, histogram: [.init(figures: 5...5, gameCount: 1), .init(figures: nil, gameCount: 1)], cursor: nil,
      unratedCount: 1)
    let text =
      #"{"finished":2,"rows":[{"rank":1,"name":"Ada","guesses":5,"skill":1.12,"me":false},"#
      + #"{"rank":2,"name":"Bob","guesses":null,"skill":null,"me":true}],"coach":null,"#
      + #""histogram":[{"guesses":5,"games":1},{"guesses":null,"games":1}],"cursor":null,"unrated":1}"#
    let json = try writeAndParse(expecting: text) { answer.write(Self.codeBreaker, hasRanges: false, to: &$0) }
    #expect(StandingsResponse(json, Self.codeBreaker) == answer)
  }

  @Test(arguments: [
    #"{"from":0,"to":99,"games":9223372036854775807}"#, #"{"from":0,"to":9223372036854775807,"games":1}"#,
    #"{"score":9223372036854775807,"games":1}"#, #"{"score":-1,"games":1}"#, #"{"score":1,"games":-1}"#,
    #"{"from":2,"to":1,"games":1}"#,
  ])
  func histogramWithImpossibleNumbersIsRejected(entry: String) throws {
    let text = #"{"finished":1,"rows":[],"coach":null,"histogram":[\#(entry)],"cursor":null}"#
    let json = try #require(JSONValue(Self.bytes(text)))
    #expect(StandingsResponse(json, Self.triples) == nil)
  }

  @Test func histogramWithMoreThan2000EntriesIsRejected() throws {
    func standings(count: Int) throws -> StandingsResponse? {
      let histogram = (0..<count).map { #"{"score":\#($0),"games":1}"# }.joined(separator: ",")
      let text = #"{"finished":1,"rows":[],"coach":null,"histogram":[\#(histogram)],"cursor":null}"#
      return StandingsResponse(try #require(JSONValue(Self.bytes(text))), Self.triples)
    }
    #expect(try standings(count: 2000) != nil)
    #expect(try standings(count: 2001) == nil)
  }

  @Test func dayRoundTripsInEachState() throws {
    let (seal, key) = (Self.bytes(String(repeating: "a", count: 64)), Self.bytes(String(repeating: "0", count: 64)))
    for state in DayResponse.State.allCases {
      let answer = DayResponse(day: Self.day, state: state, commitment: seal, key: state == .revealed ? key : nil)
      let secret = state == .revealed ? "\"\(String(repeating: "0", count: 64))\"" : "null"
      let text =
        #"{"day":"2026-11-21","state":"\#(state.name)","closes":"c","reveals":"r","#
        + #""commitment":"\#(String(repeating: "a", count: 64))","key":\#(secret),"triples":{}}"#
      let json = try writeAndParse(expecting: text) {
        answer.write(closingTime: "c", revealTime: "r", games: { $0.object("triples") { _ in } }, to: &$0)
      }
      #expect(DayResponse(json) == answer)
      #expect(DayResponse.days(in: .object([(Self.bytes("days"), .array([json, json]))])) == [answer, answer])
    }
  }

  // MARK: Damaged answers

  private static let readers: [String: @Sendable (JSONValue) -> Bool] = [
    "credentials": { CredentialsResponse($0) != nil }, "profile": { ProfileResponse($0) != nil },
    "code": { TransferCodeResponse($0) != nil }, "name": { CircleIdentity($0) != nil },
    "invitation": { InvitationResponse($0) != nil }, "circle": { CircleResponse($0) != nil },
    "points": { StandingsResponse($0, triples) != nil }, "guesses": { StandingsResponse($0, codeBreaker) != nil },
    "day": { DayResponse($0) != nil }, "days": { DayResponse.days(in: $0) != nil },
  ]

  @Test(arguments: readers.keys.sorted(), ["{}", "[]", "null", "7", #"{"code":7,"name":[],"days":{}}"#])
  func valueOfTheWrongShapeIsRejected(_ reader: String, _ text: String) throws {
    let json = try #require(JSONValue(Array(text.utf8)))
    #expect(Self.readers[reader]?(json) == false)
  }

  @Test(arguments: [
    ("name", #"{"code":"acdefghj","name":"A"}"#), ("name", #"{"code":"ACDEFGHJ","name":""}"#),
    ("code", #"{"code":"A B C D E F"}"#), ("code", #"{"code":"ABCDEFG"}"#),
    ("circle", #"{"code":"ACDEFGHJ","name":"A","maker":1,"members":[]}"#),
    (
      "circle",
      #"{"code":"ACDEFGHJ","name":"A","maker":true,"members":[{"player":"x","name":"A","me":true,"games":[]}]}"#
    ),
    ("profile", #"{"player":"01","name":"Ada","streak":{"current":-1,"best":0},"tables":[]}"#),
    ("profile", #"{"player":"01","name":"Ada","streak":{"current":1,"best":1},"tables":[{}]}"#),
    ("points", #"{"finished":-1,"rows":[],"histogram":[]}"#), ("points", #"{"finished":1,"rows":[{}],"histogram":[]}"#),
    ("points", #"{"finished":1,"rows":[],"histogram":[{"from":9,"to":0,"games":1}]}"#),
    ("points", #"{"finished":1,"rows":[],"histogram":[{"guesses":null,"games":1}]}"#),
    ("guesses", #"{"finished":1,"rows":[{"rank":0,"name":"A","guesses":5,"me":true}],"histogram":[]}"#),
    ("day", #"{"day":"2026-11-31","state":"open"}"#), ("day", #"{"day":"2026-11-21","state":"soon"}"#),
    ("day", #"{"day":"2026-11-21","state":"open","commitment":"abc"}"#), ("days", #"{"days":[{}]}"#),
  ])
  func damagedAnswerIsRejected(_ reader: String, _ text: String) throws {
    let json = try #require(JSONValue(Array(text.utf8)))
    #expect(Self.readers[reader]?(json) == false)
  }

  @Test func onlyRowsInTheOrderOfTheirRanksAreRead() throws {
    let row = { (rank: Int) in #"{"rank":\#(rank),"name":"A","score":1,"me":false}"# }
    for (first, second, isFine) in [(1, 2, true), (2, 2, true), (2, 1, false)] {
      let text = #"{"finished":2,"rows":[\#(row(first)),\#(row(second))],"histogram":[]}"#
      let json = try #require(JSONValue(Array(text.utf8)))
      #expect((StandingsResponse(json, Self.triples) != nil) == isFine)
    }
  }
}
