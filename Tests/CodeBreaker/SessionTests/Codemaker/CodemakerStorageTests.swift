import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct CodemakerStorageTests {
  private let fixture = Fixture()
  private let full = """
    codebreaker-set/1
    stage answering
    board assist/1 4 6 mastermind 0012:11,0314:20
    code 0123
    selected 2
    answer 11
    told 1296:256:0:5625:1,-
    """

  @Test func gameIsRestored() {
    let session = fixture.codemaker()
    session.fillRow(0, 1, 2, 3)
    session.select(hole: 2)
    #expect(
      fixture.savedSet == "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\nrow 0123\nselected 2")
    #expect(fixture.codemaker().game == session.game)
    session.watch()
    session.askCoach()
    session.guessNext()
    #expect(fixture.codemaker().game == session.game)
    #expect(fixture.savedGame == nil, "the game isn't affected")
  }

  @Test func savedGamesInSeveralStagesRoundTrip() throws {
    for text in [
      full, "codebreaker-set/1\nstage telling\nboard assist/1 3 6 mastermind 001:00\nrow 0--\ntold 216:50:1:700:1",
      "codebreaker-set/1\nstage covered\nboard assist/1 3 6 mastermind\ncode 012",
      "codebreaker-set/1\nstage breaking\nboard assist/1 3 6 mastermind 000:10\ncode 012\nrow 5--\nlimit 8\nend told",
      "codebreaker-set/1\nstage sending\nboard assist/1 3 6 mastermind\ncode 012\nnumber 482193774",
    ] {
      let game = try #require(CodemakerGame(text: text.utf8Bytes), "\(text)")
      #expect(String(decoding: game.text, as: UTF8.self) == text)
    }
  }

  @Test(arguments: [
    "", "codebreaker-set/1", "codebreaker-set/2\nstage choosing\nboard assist/1 4 6 mastermind",
    "codebreaker-set/1\nstage resting\nboard assist/1 4 6 mastermind",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 5 mastermind",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\ncode 0123",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind 0123:11",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\nrow 01234",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\nrow ----",
    "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\nselected 4",
    "codebreaker-set/1\nstage watching\nboard assist/1 4 6 mastermind\ncode 012-",
    "codebreaker-set/1\nstage watching\nboard assist/1 4 6 mastermind",
    "codebreaker-set/1\nstage watching\nboard assist/1 4 6 mastermind 0012:11\ncode 0123\ntold -",
    "codebreaker-set/1\nstage watching\nboard assist/1 4 6 mastermind 0012:21\ncode 0123",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012:11\ntold 0:1:0:1:1",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012:11\ntold 10:11:0:20:1",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012:11\ntold 10:5:3:20:1",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012:11\ntold 10:5:0:9:1",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012:11\ntold -\nend told",
    "codebreaker-set/1\nstage answering\nboard assist/1 4 6 mastermind 0012\ntold -",
    "codebreaker-set/1\nstage breaking\nboard assist/1 4 6 mastermind 0012:11\ncode 0123\nlimit 10",
    "codebreaker-set/1\nstage breaking\nboard assist/1 4 6 mastermind\ncode 0123\nlimit 31",
    "codebreaker-set/1\nstage covered\nboard assist/1 4 6 mastermind\ncode 0123\nnumber 5",
    "codebreaker-set/1\nstage sending\nboard assist/1 4 6 mastermind\ncode 0123\nnumber 05",
    "codebreaker-set/1\nstage sending\nboard assist/1 4 6 mastermind\n",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(CodemakerGame(text: text.utf8Bytes) == nil)
  }

  @Test func acceptedTextIsCanonical() {
    let fuzzing = Fuzzing([full.utf8Bytes], alphabet: "0123456:-, \nselectedanswertoldcode", seed: 17, rounds: 30_000) {
      CodemakerGame(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 101...), "\(fuzzing)")
  }

  @Test func damagedTextIsQuarantinedAndReported() {
    fixture.savedSet = "nonsense"
    fixture.savedCodes = "nonsense"
    let session = fixture.codemaker()
    #expect(
      session.notices.map(\.text) == [
        "Can’t read the list of codes set here. It was set aside, and a new one has started.",
        "Can’t read the saved code. It was set aside, and you can set a new one.",
      ])
    #expect(fixture.memory["parlor.codebreaker.set.damaged"] == "nonsense")
    session.fillRow(0, 1, 2, 3)
    fixture.savedSet = "codebreaker-set/1\nstage covered"
    session.choose(4)
    #expect(session.notices.count == 3)
    #expect(session.rowText == "4123")
  }

  @Test func changesOfAnotherWindowAreLoaded() {
    let session = fixture.codemaker()
    let other = fixture.codemaker()
    session.fillRow(0, 1, 2, 3)
    session.handOver()
    other.choose(5)
    #expect(other.game.stage == .handingOver)
    #expect(other.shownCode == nil)
    #expect(other.rowText == "----")
    #expect(other.notices.map(\.text) == ["The code was changed in another window. This is the latest version."])
  }

  @Test func storageFailureIsReportedOnce() {
    let session = fixture.codemaker()
    fixture.memory.refusesWrites = true
    session.choose(1)
    session.choose(2)
    #expect(session.notices.map(\.text) == ["This device can’t save the code. Closing it loses it."])
  }

  @Test func linkToAGameOnlyShowsANotice() {
    let session = fixture.codemaker()
    session.open(address: "codebreaker/1/537/4.mastermind".utf8Bytes)
    #expect(session.notices.count == 1)
    #expect(session.game.isBlank)
  }

  // MARK: The list of set codes

  private func setup(_ number: UInt64) throws -> GameSetup {
    try GameSetup(number: try #require(GameNumber(number)))
  }

  @Test func listOfCodesHasOneCanonicalFormAndOtherTextIsRejected() throws {
    var codes = CodesForFriends()
    codes.add(try setup(30), date: 20)
    codes.add(try setup(12).limited(by: .usual), date: 10)
    codes.add(try setup(30), date: 20)
    let text = "codebreaker-set-codes/1\ngame 10 codebreaker/1 12 4.mastermind\ngame 20 codebreaker/1 30 4.mastermind"
    #expect(String(decoding: codes.text, as: UTF8.self) == text)
    #expect(CodesForFriends(text: codes.text) == codes)
    for bad in [
      "", "codebreaker-set-codes/2", text + "\n", text + "\ngame 5 codebreaker/1 12 4.mastermind",
      "codebreaker-set-codes/1\ngame 10 codebreaker/1 12 4.mastermind.10",
      "codebreaker-set-codes/1\ngame 10 codebreaker/1 12 4.mastermind 0123",
      "codebreaker-set-codes/1\ngame 10 codebreaker/1 2026-11-21 4.mastermind", "codebreaker-set-codes/1\ngame 10",
    ] {
      #expect(CodesForFriends(text: bad.utf8Bytes) == nil, "\(bad)")
    }
  }

  @Test func codeForAFriendIsRecognizedWithAnyAttemptLimit() throws {
    fixture.savedCodes = "codebreaker-set-codes/1\ngame 10 codebreaker/1 12 4.mastermind"
    let storage = fixture.memory.storage
    #expect(CodesForFriends.contains(try setup(12), in: storage))
    #expect(CodesForFriends.contains(try setup(12).limited(by: .attempts(6)), in: storage))
    #expect(!CodesForFriends.contains(try setup(2), in: storage))
    #expect(!CodesForFriends.contains(try setup(112), in: storage))
    #expect(!CodesForFriends.contains(try GameSetup(number: try #require(GameNumber(12)), pegCount: 5), in: storage))
  }

  @Test func mergingListsInEitherOrderKeepsTheLatestCodes() throws {
    var one = CodesForFriends()
    var other = CodesForFriends()
    for number in 1...150 {
      one.add(try setup(UInt64(number)), date: Int64(number))
      other.add(try setup(UInt64(number + 1000)), date: Int64(number))
    }
    var (both, turned) = (one, other)
    both.merge(other)
    turned.merge(one)
    #expect(both == turned)
    #expect(both.entries.count == CodesForFriendsKind.capacity)
    #expect(both.entries.first?.date == 51)
    let again = both
    both.merge(other)
    #expect(both == again)
    #expect(CodesForFriends(text: both.text) == both)
  }

  @Test func gameAndListAreExportedToAnotherDevice() throws {
    let session = fixture.codemaker("stage choosing\nboard assist/1 3 6 mastermind\nrow 012")
    session.shareCode()
    session.searchToTheEnd()
    let here = DeviceData(CodeBreakerSession.storedTexts, environment: fixture.environment, remove: { _ in })
    let (file, _) = try here.export()
    let elsewhere = Fixture(seed: 2)
    _ = try DeviceData(CodeBreakerSession.storedTexts, environment: elsewhere.environment, remove: { _ in }).importFile(
      file)
    #expect(elsewhere.codemaker().game == session.game)
    #expect(elsewhere.savedCodes == fixture.savedCodes)
  }
}
