import GameCore
import Testing

@testable import SessionSupport

@Suite struct RankedFailureTests {
  private typealias AccountOpener = (AccountDevice) -> RankedAccount

  private static let code = #"{"code":"KJ3F-9ZQA-MN2P","expires":"x"}"#
  private static let circleText =
    #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":["#
    + #"{"player":"fedcba9876543210","name":"Bob","me":false,"games":[]}]}"#

  /// Returns a closure that opens the account page, opens a circle there, and then performs `action`.
  private static func opener(_ action: @escaping (RankedAccount) -> Void) -> AccountOpener {
    { device in
      let account = device.loadedAccount(["ACDEFGHJ"])
      account.toggleCircle(bytes("ACDEFGHJ"))
      account.answer("GET tables/ACDEFGHJ?days=30", circleText)
      action(account)
      return account
    }
  }

  private static func confirmingOpener(_ question: @escaping (FriendCircle) -> RankedAccount.Confirmation)
    -> AccountOpener
  {
    opener { account in
      guard let circle = account.circle else { return }
      account.requestConfirmation(question(circle))
      account.confirm()
    }
  }

  /// Every call of the account page, with a successful answer and the action that sends the call.
  private static var calls: [(line: String, answer: String, status: Int, opener: AccountOpener)] {
    [
      ("GET players/me", AccountDevice.profile(), 200, { $0.account() }),
      ("PATCH players/me", AccountDevice.profile(name: "Bob"), 200, opener { $0.rename(bytes("Bob")) }),
      (
        "GET tables/ACDEFGHJ?days=30", circleText, 200, opener { for _ in 1...2 { $0.toggleCircle(bytes("ACDEFGHJ")) } }
      ),
      ("PUT tables/KMNPRTUV/members/me", "", 204, opener { $0.join(bytes("KMNPRTUV")) }),
      ("DELETE tables/ACDEFGHJ/members/me", "", 204, confirmingOpener { .leave($0.identity) }),
      ("DELETE tables/ACDEFGHJ", "", 204, confirmingOpener { .deleteCircle($0.identity) }),
      (
        "DELETE tables/ACDEFGHJ/members/fedcba9876543210", #"{"code":"ACDEFGHJKM","name":"4b"}"#, 200,
        confirmingOpener { .removeMember($0.members[0], $0.identity) }
      ),
      ("POST players/me/code", code, 201, opener { $0.makeTransferCode() }),
      ("POST players", AccountDevice.otherCredentials, 201, confirmingOpener { _ in .replace(code: bytes("KJ3F")) }),
      ("POST players/me/code", code, 201, confirmingOpener { _ in .renewToken }),
      (
        "POST players/me/token", #"{"token":"\#(AccountDevice.otherToken)"}"#, 201,
        { device in
          let account = confirmingOpener { _ in .renewToken }(device)
          account.answer("POST players/me/code", code, status: 201)
          return account
        }
      ),
      ("DELETE players/me", "", 204, confirmingOpener { _ in .delete }),
      (
        "GET tables/KMNPRTUV/invitation", #"{"code":"KMNPRTUV","name":"Club","host":"Bob"}"#, 200,
        { $0.loadedAccount([], "join=KMNPRTUV") }
      ),
    ]
  }

  @Test func everyFailedCallKeepsThePlayerAndCanBeRetried() {
    for (line, answer, status, opener) in Self.calls {
      for failure in RankedFailure.all {
        let device = AccountDevice()
        let account = opener(device)
        let failed = account.call
        account.answer(line, failure.text, status: failure.status)
        #expect(account.failure == failure.failure, "\(line) \(failure)")
        #expect(account.call == nil, "\(line) \(failure)")
        #expect(!account.isAsking, "\(line) \(failure)")
        #expect(device.storedPlayer == AccountDevice.storedPlayer, "\(line) \(failure)")
        account.tryAgain()
        #expect(account.failure == nil)
        #expect(account.call?.request.token == failed?.request.token)
        #expect(account.call?.request.body == failed?.request.body)
        account.answer(line, answer, status: status)
        #expect(account.failure == nil, "\(line) \(failure)")
      }
    }
  }

  @Test func circleIsCreatedOnceAfterAnyFailure() {
    for failure in RankedFailure.all {
      for isMade in [false, true] {
        let account = AccountDevice().loadedAccount()
        account.makeCircle(bytes("4b"))
        account.answer("POST tables", failure.text, status: failure.status)
        #expect(account.failure == failure.failure)
        account.tryAgain()
        // The failed call may have arrived anyway.
        account.answer("GET players/me", AccountDevice.profile(isMade ? ["ACDEFGHJ"] : []))
        if !isMade { account.answer("POST tables", #"{"code":"ACDEFGHJ","name":"4b"}"#, status: 201) }
        #expect(account.openCircleCode == bytes("ACDEFGHJ"))
        #expect(account.failure == nil)
      }
    }
  }

  @Test func failedRequestForTheDaysIsReportedAndCanBeRetried() {
    for failure in RankedFailure.all {
      let memory = MemoryStorage()
      let board = DaysScreen(isRanked: true, storage: memory.storage, now: { 1_795_262_400 })
      func receive(_ text: String?, _ status: Int) {
        board.serverDidReply(text.map { RankedReply(status: status, body: bytes($0)) }, to: board.call?.number ?? -1)
      }
      receive(failure.text, failure.status)
      #expect(board.failure != nil, "\(failure)")
      #expect(board.call == nil, "\(failure)")
      if failure.failure != .unreachable { #expect(board.failure == failure.failure.sentence) }
      board.tryAgain()
      receive(#"{"days":[{"day":"2026-11-20","state":"closing"}]}"#, 200)
      #expect(board.failure == nil, "\(failure)")
      #expect(board.list.rows.count == 2, "\(failure)")
    }
  }
}
