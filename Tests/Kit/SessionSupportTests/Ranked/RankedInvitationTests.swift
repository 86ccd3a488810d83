import GameCore
import Testing

@testable import SessionSupport

@Suite struct RankedInvitationTests {
  private static let lookUpCall = "GET tables/ACDEFGHJ/invitation"
  private static let joinCall = "PUT tables/ACDEFGHJ/members/me"
  private static let invitationAnswer = #"{"code":"ACDEFGHJ","name":"Sunday club","host":"Ada"}"#
  private static let storedText = "invitation/1\ncode ACDEFGHJ\nname Sunday club\nhost Ada"

  private func storedInvitation(_ device: AccountDevice) -> String? { device.memory[RankedInvitation.key] }

  @Test func newPlayerAcceptsAnInvitationAndJoinsEvenAfterAFailure() {
    let device = AccountDevice(nil)
    let account = device.account("fbclid=x&join=acdefghj.")
    #expect(storedInvitation(device) == "invitation/1\ncode ACDEFGHJ")
    #expect(account.call?.request.token == nil)
    account.answer(Self.lookUpCall, Self.invitationAnswer)
    #expect(account.invitation?.title == "Ada invites you to Sunday club")
    #expect(account.call == nil)
    #expect(account.invitationText.hasPrefix("There’s nothing to sign up for"))
    #expect(storedInvitation(device) == Self.storedText)
    account.acceptInvitation()
    account.acceptInvitation()
    account.answer("POST players", AccountDevice.otherCredentials, status: 201)
    #expect(account.player?.name == bytes("Bob"))
    #expect(device.storedPlayer != nil)
    account.answer(Self.joinCall, nil)
    #expect(account.failure == .unreachable, "the invitation is still pending")
    #expect(storedInvitation(device) == Self.storedText, "the invitation is still pending")
    account.tryAgain()
    account.answer(Self.joinCall, "", status: 204)
    account.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"], name: "Bob"))
    #expect(account.message?.text == "You’ve joined “Sunday club”.")
    #expect(account.openCircleCode == bytes("ACDEFGHJ"))
    #expect(account.invitation == nil)
    #expect(storedInvitation(device) == nil)
  }

  @Test func invitationIsStoredUntilDeclined() {
    let device = AccountDevice(nil)
    device.account("join=ACDEFGHJ").answer(Self.lookUpCall, Self.invitationAnswer)
    // The player starts a game, which creates a player, and returns without the link.
    device.memory["parlor.house.player"] = AccountDevice.storedPlayer
    let account = device.loadedAccount()
    #expect(account.invitation?.title == "Ada invites you to Sunday club", "it is shown without the server")
    account.answer(Self.lookUpCall, Self.invitationAnswer)
    #expect(!account.invitationText.contains("account"))
    #expect(account.call == nil)
    account.declineInvitation()
    #expect(account.invitation == nil)
    #expect(storedInvitation(device) == nil)
    #expect(device.loadedAccount().call == nil)
  }

  @Test func invitationToAJoinedCircleOpensThatCircle() {
    let device = AccountDevice()
    let account = device.loadedAccount(["ACDEFGHJ"], "join=ACDEFGHJ")
    #expect(account.invitation == nil)
    #expect(account.call?.request.path == "tables/ACDEFGHJ?days=30")
    #expect(storedInvitation(device) == nil)
  }

  @Test func incompleteLinkIsReported() {
    let device = AccountDevice(nil)
    let account = device.account("join=12")
    #expect(account.message?.text == "This invitation link is incomplete. Ask your friend to send it again.")
    #expect(account.invitation == nil)
    #expect(account.call == nil)
    #expect(storedInvitation(device) == nil)
  }

  @Test(
    arguments: [
      (404, "no-such-table", "This invitation doesn’t work anymore. Ask your friend for a new link."),
      (409, "table-full", "This circle is full. Ask your friend to make room, or make a circle of your own."),
    ])
  func invitationThatNoLongerWorksIsReportedAndRemoved(status: Int, kind: String, text: String) {
    let device = AccountDevice(nil)
    let account = device.account("join=ACDEFGHJ")
    account.answer(Self.lookUpCall, AccountDevice.problem(kind), status: status)
    #expect(account.message?.text == text)
    #expect(account.message?.isError == true)
    #expect(account.call == nil)
    #expect(account.invitation == nil)
    #expect(storedInvitation(device) == nil)
  }

  @Test func joiningAFullCircleIsReportedAndEndsTheInvitation() {
    let device = AccountDevice(nil)
    let account = device.account("join=ACDEFGHJ")
    account.answer(Self.lookUpCall, Self.invitationAnswer)
    account.acceptInvitation()
    account.answer("POST players", AccountDevice.otherCredentials, status: 201)
    account.answer(Self.joinCall, AccountDevice.problem("table-full"), status: 409)
    #expect(account.message?.text == "“Sunday club” is full. Ask Ada to make room, or make a circle of your own.")
    #expect(storedInvitation(device) == nil)
    account.answer("GET players/me", AccountDevice.profile(name: "Bob"))
  }

  @Test func invitationStaysIfThePlayerHasTooManyCircles() {
    let device = AccountDevice()
    let account = device.loadedAccount([], "join=ACDEFGHJ")
    account.answer(Self.lookUpCall, Self.invitationAnswer)
    account.acceptInvitation()
    account.answer(Self.joinCall, AccountDevice.problem("too-many-tables"), status: 409)
    #expect(account.message?.text.hasPrefix("You’ve joined as many circles") == true)
    #expect(storedInvitation(device) == Self.storedText)
  }

  @Test func invitationIsKeptAfterAConnectionErrorAndCanBeRetried() {
    let device = AccountDevice(nil)
    let account = device.account("join=ACDEFGHJ")
    account.answer(Self.lookUpCall, nil)
    #expect(account.failure == .unreachable)
    #expect(storedInvitation(device) != nil)
    account.tryAgain()
    account.answer(Self.lookUpCall, Self.invitationAnswer)
    #expect(account.failure == nil)
    #expect(account.invitation?.names != nil)
  }

  @Test func invitationIsShownWithoutNamesOnOlderServers() {
    let account = AccountDevice(nil).account("join=ACDEFGHJ")
    account.answer(Self.lookUpCall, AccountDevice.problem("no-such-address"), status: 404)
    #expect(account.invitation?.title == "You’re invited to a circle of friends")
    #expect(account.call == nil)
  }

  @Test(arguments: [
    "", "invitation/2\ncode ACDEFGHJ", "invitation/1\ncode acdefghj", "invitation/1\nname x\nhost y",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(RankedInvitation(text: bytes(text)) == nil)
  }

  @Test func invitationOfAnotherReleaseIsRead() throws {
    let text = "invitation/1\nplace 3\ncode ACDEFGHJ\nname x\nhost y\nmore"
    #expect(try #require(RankedInvitation(text: bytes(text))).title == "y invites you to x")
    #expect(RankedInvitation(text: bytes("invitation/1\ncode ACDEFGHJ\nname x"))?.code == bytes("ACDEFGHJ"))
  }

  @Test func textRoundTrips() throws {
    for text in [Self.storedText, "invitation/1\ncode ACDEFGHJ"] {
      #expect(String(decoding: try #require(RankedInvitation(text: bytes(text))).text, as: UTF8.self) == text)
    }
  }
}
