import DailyGames
import GameCore
import JSON
import Testing

@testable import SessionSupport

@Suite struct RankedFriendsTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func json(_ text: String) -> JSONValue { JSONValue(Array(text.utf8))! }

  private func profile(_ codes: String...) -> JSONValue {
    let circles = codes.map { #"{"code":"\#($0)","name":"Club"}"# }.joined(separator: ",")
    return json(#"{"name":"Ada","streak":{"current":1,"best":1},"tables":[\#(circles)]}"#)
  }

  /// Returns a circle with a member for each name and number of guesses. 0 means that the code wasn't found, and `nil`
  /// that the game isn't finished.
  private func circle(_ members: (String, Int?)...) -> JSONValue {
    let text = members.map { name, guesses in
      let figure = guesses == 0 ? "null" : guesses?.description ?? ""
      let game = #"{"day":"\#(day)","kind":"codebreaker","guesses":\#(figure)}"#
      let player = String(repeating: "0", count: 14) + String(Array(name.utf8)[0], radix: 16)
      return
        #"{"player":"\#(player)","name":"\#(name)","me":\#(name == "Me"),"games":[\#(guesses == nil ? "" : game)]}"#
    }
    return json(#"{"code":"ACDEFGHJ","name":"Club","maker":false,"members":[\#(text.joined(separator: ","))]}"#)
  }

  @Test func friendsAreSortedByResultAndThoseWithoutOneAreLast() throws {
    var friends = RankedFriends()
    #expect(friends.request?.endpoint == .profile)
    friends.serverDidReply(profile("ACDEFGHJ"), day, .codeBreaker)
    #expect(friends.request?.values == ["ACDEFGHJ"])
    #expect(friends.request?.query == "days=2")
    friends.serverDidReply(circle(("bob", nil), ("Me", 7), ("Émile", 0), ("ada", 6)), day, .codeBreaker)
    #expect(friends.request == nil)
    let (marks, spokenText) = try #require(friends.marks(.codeBreaker))
    #expect(marks.map(\.text) == ["ada 6", "you 7", "Émile not found", "bob"])
    #expect(marks.map(\.letter) == ["A", "M", "É", "B"])
    #expect(marks.map(\.isFilled) == [true, true, true, false])
    #expect(marks.map(\.isOwn) == [false, true, false, false])
    #expect(spokenText == "ada 6, you 7, Émile not found, bob not played yet.")
  }

  @Test func memberOfTwoCirclesAppearsOnceAndAtMostThreeCirclesAreRequested() {
    var friends = RankedFriends()
    friends.serverDidReply(profile("ACDEFGHJ", "BCDEFGHJ", "CCDEFGHJ", "DCDEFGHJ"), day, .codeBreaker)
    friends.serverDidReply(circle(("Me", 7), ("Ada", 6)), day, .codeBreaker)
    friends.skip()
    #expect(friends.request?.values == ["CCDEFGHJ"], "a refused circle is left out")
    friends.serverDidReply(circle(("Ada", 6), ("Cleo", 5), ("Me", 7)), day, .codeBreaker)
    #expect(friends.request == nil)
    #expect(friends.marks(.codeBreaker)?.marks.map(\.text) == ["Cleo 5", "Ada 6", "you 7"])
  }

  @Test func playerWithoutFriendsHasNoMarks() {
    var friends = RankedFriends()
    friends.serverDidReply(profile("ACDEFGHJ"), day, .codeBreaker)
    friends.serverDidReply(circle(("Me", 7)), day, .codeBreaker)
    #expect(friends.request == nil)
    #expect(friends.marks(.codeBreaker) == nil)
    var strange = RankedFriends()
    strange.serverDidReply(json("[]"), day, .codeBreaker)
    #expect(strange.request == nil, "an answer that isn’t a profile isn’t requested again")
    var refused = RankedFriends()
    refused.skip()
    #expect(refused.request == nil)
  }

  @Test func homePageGetsTheFinishedGamesWhenAllCirclesHaveArrived() {
    let memory = MemoryStorage()
    var friends = RankedFriends()
    friends.serverDidReply(profile("ACDEFGHJ", "BCDEFGHJ"), day, .codeBreaker)
    friends.serverDidReply(circle(("bob", nil), ("Me", 7), ("ada", 6)), day, .codeBreaker)
    friends.publish(day, .codeBreaker, in: memory.storage)
    #expect(memory.texts.isEmpty)
    friends.serverDidReply(circle(("Cleo", 0)), day, .codeBreaker)
    friends.publish(day, .codeBreaker, in: memory.storage)
    #expect(
      memory["parlor.codebreaker.friends"] == "friends/1\n2026-11-21\nada\t6\nyou\t7\nCleo\tnot found")
    let marks = RankedFriends.storedMarks(day, .codeBreaker, in: memory.storage)
    #expect(marks.map(\.text) == ["ada 6", "you 7", "Cleo not found"])
    #expect(marks.map(\.letter) == ["A", "Y", "C"])
    #expect(marks.map(\.isOwn) == [false, true, false])
    RankedFriends.publish(circle(("Me", 7), ("bob", nil)), day, in: memory.storage)
    #expect(memory.texts.count == 1, "no friend has finished a game of this circle")
    RankedFriends.publish(circle(("bob", 4)), day, in: memory.storage)
    #expect(memory["parlor.codebreaker.friends"] == "friends/1\n2026-11-21\nbob\t4")
  }
  @Test(arguments: [
    "", "friends/2\n2026-11-21\nada\t6", "friends/1\n2026-11-20\nada\t6", "friends/1\n2026-11-21\nada 6",
    "friends/1\n2026-11-21\nada\t6\t7", "friends/1\n2026-11-21\n\t6",
  ])
  func damagedOrOutdatedResultsAreIgnored(text: String) {
    let memory = MemoryStorage()
    memory["parlor.codebreaker.friends"] = text
    #expect(RankedFriends.storedMarks(day, .codeBreaker, in: memory.storage).isEmpty)
  }
}
