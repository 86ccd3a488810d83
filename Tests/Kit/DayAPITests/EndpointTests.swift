import DailyGames
import DayAPI
import GameCore
import JSON
import Testing

@Suite struct EndpointTests {
  @Test func valuesReplacePlaceholdersAndTheQueryIsAppended() {
    #expect(Endpoint.profile.path() == "players/me")
    #expect(Endpoint.profile.method.name == "GET")
    #expect(Endpoint.removeMember.path(["ACDEFGHJ", "01"]) == "tables/ACDEFGHJ/members/01")
    #expect(Endpoint.circle.path(["ACDEFGHJ"], query: "days=30") == "tables/ACDEFGHJ?days=30")
    #expect(Endpoint.days.path(query: "from=2026-11-20&to=2026-11-21") == "days?from=2026-11-20&to=2026-11-21")
    #expect(Endpoint.circle.path() == "tables/{code}", "a placeholder without a value stays")
  }

  @Test func endpointOfAGameHasItsPathAndMethod() {
    for game in DailyGame.all {
      #expect(Endpoint.begin(game).path(["2026-11-21"]) == "days/2026-11-21/\(game.idText)")
      #expect(Endpoint.move(game).path(["2026-11-21"]) == "days/2026-11-21/\(game.idText)/\(game.movePath)")
      #expect(Endpoint.finish(game).method.name == "POST")
      #expect(Endpoint.begin(game).method.name == "PUT")
    }
  }

  @Test func problemKindIsReadOnlyFromAnAddressWithThePrefix() throws {
    let problem = try #require(JSONValue(Array(#"{"type":"/problems/other-move","title":"No.","status":409}"#.utf8)))
    #expect(ProblemKind(problem) == .conflictingMove)
    #expect(ProblemKind(problem) != .dayClosed)
    for text in [#"{"type":"about:blank"}"#, #"{"title":"No."}"#, "[]"] {
      #expect(ProblemKind(try #require(JSONValue(Array(text.utf8)))) == nil)
    }
  }
}
