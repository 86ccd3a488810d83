import DailyGames
import GameCore
import Testing

@testable import SessionSupport

@Suite struct PlayerTransferTests {
  @Test func transferCodeShowsItsRemainingTimeUntilItExpires() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    account.makeTransferCode()
    account.answer("POST players/me/code", #"{"code":"KJ3F-9ZQA-MN2P","expires":"2026-11-21T12:10:00Z"}"#, status: 201)
    #expect(account.transferCode?.code == bytes("KJ3F-9ZQA-MN2P"))
    #expect(account.transferTimeText == "Works once, for the next 10:00.")
    device.time += 599
    #expect(account.transferTimeText == "Works once, for the next 0:01.")
    device.time += 1
    #expect(account.transferTimeText == "This code has expired. Show a new one.")
    #expect(account.transferSecondsLeft == 0)
  }

  @Test func transferredPlayerReplacesTheCurrentOneAfterConfirmation() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    account.enterTransferCode(bytes(" kj3f-9zqa-mn2p "))
    #expect(account.call == nil)
    #expect(account.confirmationQuestion?.text.contains("now plays as Ada") == true)
    account.confirm()
    #expect(account.call?.request.body == #"{"code":"kj3f-9zqa-mn2p"}"#)
    #expect(account.call?.request.token == nil)
    account.answer("POST players", AccountDevice.otherCredentials, status: 201)
    #expect(account.player?.name == bytes("Bob"))
    #expect(device.previousPlayer == AccountDevice.storedPlayer)
    #expect(device.storedPlayer?.contains(AccountDevice.otherToken) == true)
    #expect(account.call?.request.token == AccountDevice.otherToken)
    #expect(account.message?.text == "Welcome, Bob. This device now plays as you.")
  }

  @Test func deviceWithoutAPlayerUsesACodeAtOnceAndExplainsRejection() {
    let device = AccountDevice(nil)
    let account = device.account()
    account.enterTransferCode(bytes("KJ3F"))
    account.answer("POST players", nil)
    account.tryAgain()
    account.answer("POST players", AccountDevice.problem("no-such-code", "There is no such code."), status: 404)
    #expect(
      account.message?.text
        == "There is no such code. If the reply was lost, show a new code on your other device.")
    account.enterTransferCode(bytes("KJ3F"))
    account.answer("POST players", AccountDevice.problem("no-such-code", "There is no such code."), status: 404)
    #expect(account.message?.text == "There is no such code.")
    #expect(device.previousPlayer == nil)
    account.enterTransferCode(bytes("  "))
    #expect(account.call == nil)
    #expect(account.message?.isError == true)
  }

  @Test func transferWithFullStorageIsReportedAndKeepsTheStoredPlayer() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    device.memory.refusesWrites = true
    account.enterTransferCode(bytes("KJ3F"))
    account.confirm()
    account.answer("POST players", AccountDevice.otherCredentials, status: 201)
    #expect(account.player?.name == bytes("Bob"))
    #expect(account.message?.isError == true)
    #expect(device.storedPlayer == AccountDevice.storedPlayer)
  }

  @Test func renewedTokenIsStoredAfterARecoveryCodeIsRequested() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    account.requestConfirmation(.renewToken)
    account.confirm()
    account.answer("POST players/me/code", #"{"code":"KJ3F-9ZQA-MN2P","expires":"x"}"#, status: 201)
    #expect(account.transferCode == nil)
    account.answer("POST players/me/token", #"{"token":"\#(AccountDevice.otherToken)"}"#, status: 201)
    #expect(
      device.storedPlayer == AccountDevice.storedPlayer.replacing(AccountDevice.token, with: AccountDevice.otherToken))
    #expect(account.message?.isError == false)
    #expect(account.call?.request.token == AccountDevice.otherToken)
  }

  @Test func lostTokenReplyDoesNotLockThePlayerOut() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    account.requestConfirmation(.renewToken)
    account.confirm()
    account.answer("POST players/me/code", #"{"code":"KJ3F-9ZQA-MN2P","expires":"x"}"#, status: 201)
    account.answer("POST players/me/token", nil)
    account.tryAgain()
    account.answer("POST players/me/token", AccountDevice.problem("unauthorized"), status: 401)
    #expect(account.failure == nil)
    #expect(account.call?.request.body == #"{"code":"KJ3F-9ZQA-MN2P"}"#)
    account.answer(
      "POST players", #"{"player":"0123456789abcdef","token":"\#(AccountDevice.otherToken)","name":"Ada"}"#, status: 201
    )
    #expect(
      device.storedPlayer == AccountDevice.storedPlayer.replacing(AccountDevice.token, with: AccountDevice.otherToken))
    #expect(device.previousPlayer == nil)
  }

  @Test func recoveryCodeIsUsedWhenTheOldTokenIsRejectedLater() {
    for isClosed in [false, true] {
      let device = AccountDevice()
      var account = device.loadedAccount()
      account.requestConfirmation(.renewToken)
      account.confirm()
      account.answer("POST players/me/code", #"{"code":"KJ3F-9ZQA-MN2P","expires":"x"}"#, status: 201)
      account.answer("POST players/me/token", nil)
      // The player closes and reopens the page, or requests a transfer code.
      if isClosed { account = device.account() } else { account.makeTransferCode() }
      account.answer(
        isClosed ? "GET players/me" : "POST players/me/code", AccountDevice.problem("unauthorized"), status: 401)
      #expect(account.call?.request.body == #"{"code":"KJ3F-9ZQA-MN2P"}"#)
      account.answer("POST players", AccountDevice.problem("no-such-code"), status: 404)
      #expect(
        account.failure == .unknownPlayer,
        "the code may have expired")
      #expect(
        device.storedPlayer == AccountDevice.storedPlayer,
        "the code may have expired")
      account.tryAgain()
      account.answer("POST players", AccountDevice.problem("no-such-code"), status: 404)
      #expect(device.account().call?.request.path == "players/me")
    }
  }

  @Test func deletedPlayerIsRemovedEvenIfTheServerNoLongerKnowsThem() {
    for (text, status) in [("", 204), (AccountDevice.problem("unauthorized"), 401)] {
      let device = AccountDevice()
      let account = device.loadedAccount()
      account.requestConfirmation(.delete)
      account.confirm()
      account.answer("DELETE players/me", text, status: status)
      #expect(device.storedPlayer == nil)
      #expect(account.player == nil)
      #expect(account.failure == nil)
      #expect(account.message?.text.contains("without a name") == true)
    }
  }

  @Test func unknownPlayerIsRemovedOnlyIfItCanBeBackedUp() {
    let device = AccountDevice()
    let account = device.account()
    account.answer("GET players/me", AccountDevice.problem("unauthorized"), status: 401)
    #expect(account.failure == .unknownPlayer)
    #expect(device.storedPlayer == AccountDevice.storedPlayer)
    device.memory.refusesWrites = true
    account.removeUnknownPlayer()
    #expect(account.player != nil)
    #expect(account.message?.isError == true)
    device.memory.refusesWrites = false
    account.removeUnknownPlayer()
    #expect(device.storedPlayer == nil)
    #expect(device.previousPlayer == AccountDevice.storedPlayer)
    #expect(account.player == nil)
    #expect(account.failure == nil)
    #expect(account.call == nil)
  }

  @Test(arguments: [(2, false), (3, true), (4, true)])
  func transferIsOfferedOnceAfterTheThirdDay(_ days: Int, _ isOffered: Bool) {
    let device = AccountDevice()
    var history = DayHistory()
    for number in 0..<days {
      for game in DailyGame.all {
        let day = CalendarDay(time: device.time - Int64(number) * 2 * 86_400)
        history.record(DayResult(day: day, game: game, figure: 5, hadHelp: false))
      }
    }
    device.memory["parlor.house.ranked-days"] = String(decoding: history.text, as: UTF8.self)
    #expect(device.account().offersTransfer == isOffered)
    #expect(!device.account().offersTransfer)
  }

  @Test func changesToThePlayerInAnotherWindowAreLoaded() {
    let device = AccountDevice()
    let account = device.loadedAccount()
    device.memory["parlor.house.player"] = AccountDevice.storedPlayer.replacing("Ada", with: "Zoë")
    account.reloadPlayer()
    #expect(account.player?.name == bytes("Zoë"))
    #expect(account.call == nil)
    #expect(account.screen.sections.contains { $0.title == "You are Zoë" })
    device.memory["parlor.house.player"] = AccountDevice.storedPlayer.replacing(
      AccountDevice.token, with: AccountDevice.otherToken)
    account.reloadPlayer()
    #expect(account.profile == nil)
    #expect(account.call?.request.token == AccountDevice.otherToken)
    device.memory["parlor.house.player"] = nil
    account.reloadPlayer()
    #expect(account.player == nil)
    #expect(account.call == nil)
  }
}
