import DayAPI
import GameCore
import JSON
import Testing

@testable import SessionSupport

@Suite struct RankedAccountTests {
  @Test func accountShowsTheProfile() {
    let account = AccountDevice().loadedAccount(["ACDEFGHJ"])
    #expect(account.profile?.name == bytes("Ada"))
    #expect(account.streakText == "1 day in a row. Your longest: 12 days.")
    #expect(account.profile?.circles.count == 1)
    #expect(account.call == nil)
  }

  @Test func noRequestIsSentWithoutAPlayer() {
    let account = AccountDevice(nil).account()
    #expect(account.player == nil)
    #expect(account.call == nil)
    #expect(account.noPlayerText.contains("creates one"))
  }

  @Test func renamingChangesTheNameHereAndOnTheServer() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    account.rename(bytes("  Zoë \"Z\" "))
    #expect(
      account.call?.request.body == #"{"name":"Zoë \"Z\""}"# && account.call?.request.token == AccountDevice.token)
    account.answer("PATCH players/me", AccountDevice.profile(name: "Zoë"))
    #expect(account.message?.text == "Your name is now Zoë.")
    #expect(device.storedPlayer?.hasSuffix("Zoë") == true)
  }

  @Test func rejectedNameIsReported() {
    let account = AccountDevice().loadedAccount()
    account.rename(bytes(""))
    account.answer("PATCH players/me", AccountDevice.problem("bad-name", "A name has 1 to 24 characters."), status: 422)
    #expect(account.message?.text == "A name has 1 to 24 characters.")
    #expect(account.message?.isError == true)
    #expect(account.failure == nil)
  }

  @Test func circleIsCreatedAndOpened() {
    let account = AccountDevice().loadedAccount()
    account.makeCircle(bytes("4b"))
    account.answer("POST tables", #"{"code":"ACDEFGHJ","name":"4b"}"#, status: 201)
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    #expect(account.openCircleCode == bytes("ACDEFGHJ"))
    #expect(account.call?.request.path == "tables/ACDEFGHJ?days=30")
    account.answer("GET tables/ACDEFGHJ?days=30", #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[]}"#)
    #expect(account.circle?.isCreator == true)
    #expect(account.message?.text.hasPrefix("Your circle is ready.") == true)
  }

  @Test func retryAfterALostReplyOpensTheCircleOrCreatesIt() {
    let account = AccountDevice().loadedAccount(["KMNPRTUV"])
    account.makeCircle(bytes("4b"))
    account.answer("POST tables", nil)
    account.tryAgain()
    account.answer("GET players/me", AccountDevice.profile(["KMNPRTUV", "ACDEFGHJ"]))
    #expect(account.openCircleCode == bytes("ACDEFGHJ"))
    // If the first call didn't arrive, retrying it creates the circle.
    let second = AccountDevice().loadedAccount(["KMNPRTUV"])
    second.makeCircle(bytes("4b"))
    second.answer("POST tables", "", status: 503)
    second.tryAgain()
    second.answer("GET players/me", AccountDevice.profile(["KMNPRTUV"]))
    second.answer("POST tables", #"{"code":"ACDEFGHJ","name":"4b"}"#, status: 201)
    #expect(second.openCircleCode == bytes("ACDEFGHJ"))
  }

  @Test func actionIsIgnoredWhileACallIsPending() throws {
    let account = AccountDevice().loadedAccount()
    account.makeCircle(bytes("4b"))
    let number = try #require(account.call?.number)
    account.makeCircle(bytes("4b"))
    account.rename(bytes("Zoë"))
    account.toggleCircle(bytes("ACDEFGHJ"))
    #expect(account.call?.number == number)
    #expect(account.call?.request.path == "tables")
  }

  @Test func circleEnteredAgainAfterALostReplyIsNotCreatedTwice() {
    let account = AccountDevice().loadedAccount()
    account.makeCircle(bytes("4b"))
    account.answer("POST tables", nil)
    account.makeCircle(bytes(" 4b"))
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    #expect(account.openCircleCode == bytes("ACDEFGHJ"))
  }

  @Test func profileReloadContinuesAfterAnotherAction() {
    let account = AccountDevice().loadedAccount()
    account.join(bytes("ACDEFGHJ"))
    account.answer("PUT tables/ACDEFGHJ/members/me", "", status: 204)
    #expect(account.message?.text == "You’ve joined the circle.")
    account.makeTransferCode()
    account.answer("POST players/me/code", #"{"code":"KJ3F-9ZQA-MN2P","expires":"x"}"#, status: 201)
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    account.answer("GET tables/ACDEFGHJ?days=30", #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[]}"#)
    #expect(account.circle != nil)
    #expect(account.transferCode != nil)
  }

  @Test(arguments: [
    ("no-such-table", "No circle has this code. Check it, or ask your friend for the link."), ("table-full", "Full."),
    ("too-many-tables", "Too many."),
  ])
  func joinErrorsOfTheServerAndInvalidCodesAreShown(_ kind: String, _ text: String) {
    let account = AccountDevice().loadedAccount()
    account.join(bytes("acde fghj"))
    account.answer("PUT tables/ACDEFGHJ/members/me", AccountDevice.problem(kind, text), status: 409)
    #expect(account.message?.text == text)
    #expect(account.message?.isError == true)
    account.join(bytes("x"))
    #expect(account.call == nil)
    #expect(account.message?.text == "A circle’s code has ten letters.")
  }

  @Test func leavingOrDeletingACircleSucceedsAfterALostReply() {
    let device = AccountDevice()
    let identity = CircleIdentity(JSONValue(bytes(#"{"code":"ACDEFGHJ","name":"4b"}"#))!)!
    for (question, line) in [
      (RankedAccount.Confirmation.leave(identity), "DELETE tables/ACDEFGHJ/members/me"),
      (.deleteCircle(identity), "DELETE tables/ACDEFGHJ"),
    ] {
      let account = device.loadedAccount(["ACDEFGHJ"])
      account.requestConfirmation(question)
      #expect(account.call == nil)
      #expect(account.confirmationQuestion?.title.contains("“4b”") == true)
      account.confirm()
      account.answer(line, nil)
      account.tryAgain()
      account.answer(line, AccountDevice.problem("no-such-table"), status: 404)
      account.answer("GET players/me", AccountDevice.profile())
      #expect(account.message?.isError == false)
      #expect(account.profile?.circles.isEmpty == true)
    }
  }

  @Test func memberIsRemovedUnlessTheServerRefuses() throws {
    let account = AccountDevice().loadedAccount(["ACDEFGHJ"])
    account.toggleCircle(bytes("ACDEFGHJ"))
    let member = #"{"player":"fedcba9876543210","name":"Bob","me":false,"games":[]}"#
    account.answer(
      "GET tables/ACDEFGHJ?days=30", #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[\#(member)]}"#)
    let circle = try #require(account.circle)
    account.requestConfirmation(.removeMember(circle.members[0], circle.identity))
    #expect(account.confirmationQuestion?.title == "Remove Bob?")
    account.confirm()
    account.answer(
      "DELETE tables/ACDEFGHJ/members/fedcba9876543210", AccountDevice.problem("not-the-maker", "Not you."), status: 403
    )
    #expect(account.message?.text == "Not you.")
    account.confirmRemoval(of: circle)
    account.answer("DELETE tables/ACDEFGHJ/members/fedcba9876543210", #"{"code":"ACDEFGHJKM","name":"4b"}"#)
    #expect(account.message?.text == "Member removed. The circle has a new code.")
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJKM"]))
    account.answer("GET tables/ACDEFGHJKM?days=30", #"{"code":"ACDEFGHJKM","name":"4b","maker":true,"members":[]}"#)
    #expect(account.circle?.members.isEmpty == true)
    // If the first answer was lost, the old code belongs to no circle.
    let line = "DELETE tables/ACDEFGHJ/members/fedcba9876543210"
    account.confirmRemoval(of: circle)
    account.answer(line, nil)
    account.tryAgain()
    account.answer(line, AccountDevice.problem("no-such-table"), status: 404)
    #expect(account.message?.text == "Member removed. The circle has a new code.")
    #expect(account.message?.isError == false)
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJKM"]))
    // Without such a failure, another device has changed the circle, and nobody was removed.
    account.confirmRemoval(of: circle)
    account.answer(line, AccountDevice.problem("no-such-table"), status: 404)
    #expect(account.message?.text == "You’re no longer in this circle, or it has a new code.")
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJKM"]))
    // A server of an earlier release answers without content, and keeps the code.
    account.confirmRemoval(of: circle)
    account.answer(line, "", status: 204)
    #expect(account.message?.text == "Member removed.")
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    #expect(account.call?.request.path == "tables/ACDEFGHJ?days=30")
  }

  @Test func reopenedCircleThatThePlayerHasLeftIsReported() {
    let account = AccountDevice().loadedAccount(["ACDEFGHJ"])
    account.toggleCircle(bytes("ACDEFGHJ"))
    account.answer("GET tables/ACDEFGHJ?days=30", #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[]}"#)
    account.toggleCircle(bytes("ACDEFGHJ"))
    #expect(account.circle == nil)
    #expect(account.openCircleCode == nil)
    #expect(account.call == nil)
    account.toggleCircle(bytes("ACDEFGHJ"))
    account.answer("GET tables/ACDEFGHJ?days=30", AccountDevice.problem("no-such-table"), status: 404)
    #expect(account.message?.text == "You’re no longer in this circle, or it has a new code.")
    #expect(account.call?.request.path == "players/me")
  }

  @Test(arguments: ["<html>", "{}", #"{"name":"A","streak":{"current":-1,"best":0},"tables":[]}"#])
  func malformedProfileIsReportedAndCanBeRetried(_ text: String) {
    let account = AccountDevice().account()
    account.answer("GET players/me", text)
    #expect(account.failure == .malformedReply)
    #expect(account.call == nil)
    account.tryAgain()
    account.answer("GET players/me", AccountDevice.profile())
    #expect(account.failure == nil)
    #expect(account.profile != nil)
  }

  @Test func invitationHasALinkAndText() {
    let account = AccountDevice().loadedAccount()
    let identity = CircleIdentity(JSONValue(bytes(#"{"code":"ACDEFGHJ","name":"4b"}"#))!)!
    let item = account.invitation(to: identity)
    #expect(item.link(page: "https://a.example/account.html") == "https://a.example/account.html?join=ACDEFGHJ")
    #expect(
      item.text.hasPrefix("Ada invites you to the circle “4b” on Parlor. Play the daily puzzles"))
  }

  @Test func outcomeOfSharingTheInvitationIsReported() {
    let account = AccountDevice().loadedAccount()
    account.handleShareOutcome(.copied)
    #expect(account.message?.text == "Invitation copied. Paste it into a message.")
    account.handleShareOutcome(.failed)
    #expect(account.message?.text == "Sharing and copying don’t work here. Tell your friends the code.")
    account.handleShareOutcome(.shared)
    #expect(account.message == nil)
  }
}

extension RankedAccount {
  /// Removes the first member of a circle, with confirmation.
  fileprivate func confirmRemoval(of circle: FriendCircle) {
    requestConfirmation(.removeMember(circle.members[0], circle.identity))
    confirm()
  }
}
