import DailyGames
import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct AccountScreenTests {
  private static let circle = #"""
    {"code":"ACDEFGHJ","name":"4b","maker":true,"members":[
    {"player":"0123456789abcdef","name":"Ada","me":true,"games":[{"day":"2026-11-21","kind":"triples","score":1042}]},
    {"player":"0123456789abcdee","name":"Bob","me":false,"games":[]}]}
    """#

  private func perform(_ account: RankedAccount, _ label: String, text: String = "") {
    let action = account.screen.action(label)
    #expect(action != nil, "no action \(label)")
    if let action { account.perform(action.id, text: Array(text.utf8)) }
  }

  private func accountWithOpenCircle() -> RankedAccount {
    let account = AccountDevice().loadedAccount(["ACDEFGHJ"])
    account.toggleCircle(bytes("ACDEFGHJ"))
    account.answer("GET tables/ACDEFGHJ?days=30", Self.circle)
    return account
  }

  @Test func deviceWithoutAPlayerShowsHowToGetOne() {
    let screen = AccountDevice(nil).account().screen
    #expect(screen.text("stranger")?.hasPrefix("This device has no account yet.") == true)
    #expect(screen.sections.map(\.title) == [nil, "Other devices"])
    #expect(screen.action("Show a transfer code") == nil)
    #expect(screen.action("Use this code") != nil)
  }

  @Test func accountOfAPlayerShowsAllSections() {
    let screen = AccountDevice().loadedAccount().screen
    #expect(screen.sections.map(\.title) == ["You are Ada", "Circles", "Other devices", "Security"])
    #expect(screen.text("streak") == "1 day in a row. Your longest: 12 days.")
    #expect(screen.text("no-circles") != nil)
    #expect(screen.message == nil)
    #expect(screen.question == nil)
  }

  @Test func openCircleShowsItsMembersResultsAndCodeUntilClosed() {
    let account = accountWithOpenCircle()
    let rest = DailyGame.all.dropFirst()
    #expect(
      account.screen.lines("circle-today")
        == ["Ada | 1,042", "Bob | –"].map { $0 + String(repeating: " | –", count: rest.count) })
    #expect(
      account.screen.table("circle-today")?.rows[0].spokenText
        == "Ada, that is you. Triples 1,042" + rest.map { ", \($0.name) not shown" }.joined())
    #expect(account.screen.lines("circle-month") == ["Ada | 1 | 0 | ", "Bob | 0 | 0 | ×"])
    #expect(account.screen.text("circle-code") == "Code: ACDEFGHJ")
    #expect(account.screen.action("Table A")?.isExpanded == true)
    #expect(account.screen.action("Share the link")?.shareItem != nil)
    perform(account, "Table A")
    #expect(account.screen.table("circle-today") == nil)
    #expect(account.screen.action("Table A")?.isExpanded == false)
  }

  @Test func openCircleLinksToTheGamesOfTodayThatThePlayerHasNotFinished() {
    let account = accountWithOpenCircle()
    #expect(account.screen.action("Play today’s Triples") == nil)
    #expect(account.screen.action("Play today’s CodeBreaker")?.role == .main)
    #expect(account.screen.action("Play today’s CodeBreaker")?.destination == .daily(account.today, .codeBreaker))
    #expect(account.screen.action("Share the link")?.role == .plain)
    // When the player has finished all games, the circle links to their standings.
    let done = #"},{"day":"2026-11-21","kind":"codebreaker","guesses":5}]},"#
    account.loadProfile()
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    account.answer("GET tables/ACDEFGHJ?days=30", Self.circle.replacing("}]},", with: done, maxReplacements: 1))
    #expect(account.screen.sections.first { $0.id == "circles" }?.blocks.contains { $0.id == "circle-play" } == true)
    #expect(account.screen.action("Play today’s CodeBreaker") == nil)
  }

  @Test func joinedCircleIsTheFirstSection() {
    let account = AccountDevice().loadedAccount()
    perform(account, "Join", text: "ACDEFGHJ")
    account.answer("PUT tables/ACDEFGHJ/members/me", "", status: 204)
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    account.answer("GET tables/ACDEFGHJ?days=30", Self.circle)
    #expect(account.screen.sections.map(\.title) == ["Circles", "You are Ada", "Other devices", "Security"])
    #expect(account.screen.action("Play today’s CodeBreaker") != nil)
  }

  @Test func membersWhoseNamesLookTheSameAreMarkedExceptThePlayer() {
    let account = AccountDevice().loadedAccount(["ACDEFGHJ"])
    account.toggleCircle(bytes("ACDEFGHJ"))
    // The second name begins with a Cyrillic letter.
    account.answer("GET tables/ACDEFGHJ?days=30", Self.circle.replacing("Bob", with: "Аda"))
    let tables = account.screen.sections.flatMap(\.blocks).compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
    #expect(tables.count == 2)
    for table in tables {
      #expect(table.rows.map { $0.cells[0].text }.sorted() == ["Ada", "Аda (similar name)"])
    }
  }

  @Test func destructiveActionsRequireConfirmation() {
    for (label, title) in [
      ("Leave", "Leave “4b”?"), ("Delete", "Delete “4b”?"), ("×", "Remove Bob?"),
      ("Replace the token", "Replace your token?"),
      ("Delete the account", "Delete your account?"),
    ] {
      let account = accountWithOpenCircle()
      perform(account, label)
      let question = account.screen.question
      // A question from the list of circles contains the circle's name in the profile, which is "Table A".
      #expect(question?.title.replacing("Table A", with: "4b") == title)
      #expect(account.call == nil)
      #expect(question?.confirm.role == .destructive)
      if let question { account.perform(question.cancel.id) }
      #expect(account.screen.question == nil)
      #expect(account.call == nil)
      perform(account, label)
      if let question { account.perform(question.confirm.id) }
      #expect(account.screen.question == nil, "\(label)")
      #expect(account.call != nil, "\(label)")
    }
  }

  @Test func nameOfTheCircleOrOfAMemberIsReportedAfterAConfirmation() throws {
    let account = accountWithOpenCircle()
    for (label, name, body) in [
      ("4b (the circle)", "4b", "{}"), ("Bob", "Bob", #"{"player":"0123456789abcdee"}"#),
    ] {
      perform(account, "Report a name")
      #expect(account.screen.table("circle-today") == nil)
      #expect(account.screen.lines("circle-report") == ["4b (the circle) | Report", "Bob | Report"])
      let row = try #require(account.screen.table("circle-report")?.rows.first { $0.cells[0].text == label })
      account.perform(try #require(row.cells[1].action).id)
      let question = try #require(account.screen.question)
      #expect(question.title == "Report “\(name)”?")
      account.perform(question.cancel.id)
      #expect(account.call == nil)
      #expect(account.screen.table("circle-report") != nil)
      account.perform(try #require(row.report).id)
      account.perform(question.confirm.id)
      #expect(account.call?.request.body == body)
      account.answer("POST tables/ACDEFGHJ/reports", "", status: 204)
      #expect(account.screen.message?.text == "Reported. The operator of this server will look at it.")
      #expect(account.screen.table("circle-today") != nil, "the circle is shown again")
    }
    #expect(account.screen.table("circle-today")?.rows.map { $0.report == nil } == [true, false])
    perform(account, "Report a name")
    perform(account, "Don’t report")
    #expect(account.screen.table("circle-report") == nil)
  }

  @Test func submittingAFieldSendsItsRequest() {
    for (label, path) in [
      ("Change name", "players/me"), ("Create a circle", "tables"), ("Join", "tables/ACDEFGHJ/members/me"),
    ] {
      let account = AccountDevice().loadedAccount()
      perform(account, label, text: "acde-fghj")
      #expect(account.call?.request.path == path)
    }
  }

  @Test func invalidCircleCodeIsReported() {
    let account = AccountDevice().loadedAccount()
    perform(account, "Join", text: "no code")
    #expect(account.screen.message?.text == "A circle’s code has ten letters.")
    #expect(account.screen.message?.isError == true)
  }

  @Test func fieldForANewCircleChangesItsRevisionOnceACircleExists() {
    let revision = { (account: RankedAccount) -> Int? in
      let block = account.screen.blocks.first { $0.id == "make" }
      return if case .field(let field) = block?.content { field.revision } else { nil }
    }
    let before = revision(AccountDevice().loadedAccount())
    let after = revision(AccountDevice().loadedAccount(["ACDEFGHJ"]))
    #expect(before != nil)
    #expect(after != nil)
    #expect(before != after)
  }

  @Test func connectionErrorOffersRetry() {
    let account = AccountDevice().loadedAccount()
    perform(account, "Change name", text: "Eve")
    account.answer("PATCH players/me", nil)
    #expect(account.screen.text("problem") == ServerFailure.unreachable.sentence)
    perform(account, "Try again")
    #expect(account.call?.request.path == "players/me")
    #expect(account.screen.text("problem") == nil)
  }
}
