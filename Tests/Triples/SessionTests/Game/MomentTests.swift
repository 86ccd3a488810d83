import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

/// The first tile of each kind that the player makes.
@Suite struct FirstTileTests {
  private let device = Device()

  /// Plays the perfect game with this number up to its last move, and returns the tiles that were celebrated.
  @discardableResult
  private func celebrated(in number: UInt64, _ session: TriplesSession) -> [String] {
    session.openGame(number.description)
    if session.popUp != nil { session.startNextGame() }
    return perfectGame(number).moves.dropLast().compactMap { move in
      session.move(move)
      return session.status.split(separator: " ").drop { $0 != "First" }.dropFirst().first.map { String($0) }
    }
  }

  private var stored: String? { device.memory["parlor.triples.collection"] }

  @Test func eachKindIsCelebratedOnceEverAndRemembered() {
    let session = device.launch()
    #expect(celebrated(in: 14, session) == ["6!", "12!", "24!", "48!"])
    #expect(stored == "triples-collection/1\nlargest 48")
    #expect(celebrated(in: 1000, session) == ["96!", "192!"])
    #expect(celebrated(in: 1000, device.launch()).isEmpty)
  }

  @Test func theFirstIsShownBelowTheBoardUntilTheNextMove() {
    let session = device.launchGame14()
    for move in perfectGame(14).moves {
      session.move(move)
      if session.status.contains("First 12!") { break }
    }
    #expect(session.tip == "First 12!")
    #expect(session.firstTile?.val == 12)
    #expect(session.latestCue?.cue == .merge(12, .first))
    session.undo()
    #expect(session.tip == nil)
    #expect(session.firstTile == nil)
    session.redo()
    #expect(session.tip == nil, "the same tile isn't a first again")
  }

  /// A player of a release without a collection has statistics, and perhaps a game with large tiles.
  @Test func tilesOfEarlierReleasesAreNoFirsts() {
    device.memory["parlor.triples.statistics"] = """
      triples-statistics/1
      tiles 0,0,1
      best 113
      recent 113
      days 19674 1 1
      """
    #expect(celebrated(in: 1000, device.launch()) == ["24!", "48!", "96!", "192!"])
    let other = Device()
    let half = String(decoding: perfectGame(1000).line, as: UTF8.self).dropLast(30)
    other.memory["parlor.triples.game"] = "triples-table/1\ngame \(half)"
    let session = other.launch()
    let largest = session.game.bestTile
    for move in perfectGame(1000).moves.suffix(30).dropLast() {
      session.move(move)
      #expect(!session.status.contains("First") || session.game.bestTile > largest)
    }
  }

  @Test func movesOfTheCoachAndOfAReplayDoNotCount() {
    let session = device.launch()
    session.watchCoach(playing: 40)
    session.stopWatching()
    #expect(session.game.bestTile >= 6)
    #expect(stored == nil)
    session.playFromStep(20, of: "triples/1/14/lldldlllllllrllddllrdrlddrlld")
    session.playOut()
    #expect(stored == nil)
  }

  @Test(
    arguments: [
      (nil, 0), ("largest 3", 0), ("largest 6", 1), ("largest 96", 5), ("largest 12288", 12), ("largest 24576", 12),
    ] as [(String?, Int)])
  func scoresCountTheCollectedKinds(line: String?, count: Int) throws {
    device.memory["parlor.triples.collection"] = line.map { "triples-collection/1\n" + $0 }
    let blocks = device.launch().scoresScreen.sections[0].blocks
    let block = try #require(blocks.first { $0.id == "collection" })
    #expect(block.content == .picture(.collection(count: count), caption: "Collected \(count) of 12"))
  }

  @Test func theLargerCollectionOfTwoDevicesIsKept() throws {
    var one = try #require(TriplesSession.TileCollection(text: "triples-collection/1\nlargest 48\nfuture 7".utf8Bytes))
    one.merge(try #require(.init(text: "triples-collection/1\nlargest 12".utf8Bytes)))
    #expect(one.largestTile == 48)
    one.merge(try #require(.init(text: "triples-collection/1\nlargest 192".utf8Bytes)))
    #expect(String(decoding: one.text, as: UTF8.self) == "triples-collection/1\nlargest 192\nfuture 7")
    for text in ["", "triples-collection/2", "x"] {
      #expect(TriplesSession.TileCollection(text: text.utf8Bytes) == nil)
    }
    let odd = try #require(TriplesSession.TileCollection(text: "triples-collection/1\nlargest x".utf8Bytes))
    #expect(odd.largestTile == 0)
  }

  /// The first of its kind is said at once, although the server has yet to deal the tile after the move.
  @Test func rankedMovesCountBeforeTheReply() throws {
    let day = try CalendarDay(text: "2026-11-21".utf8)
    device.clock = day.startTime + 3600
    let session = device.launch(day: day, isRanked: true)
    let server = FakeDayServer(ServedTriples())
    server.serve(session)
    for _ in 0..<60 where stored == nil {
      server.serve(session)
      let legal = Direction.allCases.filter { session.game.canCollapse($0) }
      let best = legal.max { one, other in
        session.previewMerges(one).map(\.survivor.val).max() ?? 0 < session.previewMerges(other).map(\.survivor.val)
          .max() ?? 0
      }
      session.move(try #require(best))
    }
    #expect(stored == "triples-collection/1\nlargest 6")
    #expect(session.status == "First 6!")
  }
}

/// The offer of sound after the player's first 6.
@Suite struct SoundOfferTests {
  private let device = Device()

  /// Plays game 14 up to the first 6.
  private func sessionAtFirst6() -> TriplesSession {
    let session = device.launchGame14()
    for move in perfectGame(14).moves where session.game.bestTile < 6 { session.move(move) }
    return session
  }

  @Test func soundIsOfferedOnceUntilTheNextMove() {
    let session = sessionAtFirst6()
    #expect(session.offersSound)
    #expect(session.tip == "First 6! 6 and 6 make 12. Sound?")
    #expect(session.tip(for: .terminal) == "First 6! 6 and 6 make 12.", "the terminal plays no sounds")
    session.askForGame()
    #expect(!session.offersSound, "the board is covered")
    session.closePopUp()
    #expect(session.offersSound)
    session.playOut()
    #expect(!session.offersSound)
    #expect(!sessionAtFirst6().offersSound, "no second offer")
  }

  @Test func answerOnSwitchesSoundOnAndPlaysIt() {
    let session = sessionAtFirst6()
    #expect(cues(of: session) { session.answerSoundOffer(true) } == [.answer(exactCount: 1)])
    #expect(session.sharedSettings.hasSound)
    #expect(!session.offersSound)
    #expect(session.status == "Sound: On.")
    #expect(session.tip == "First 6! 6 and 6 make 12.")
  }

  @Test func answerNoOnlyClosesTheOffer() {
    let session = sessionAtFirst6()
    session.answerSoundOffer(false)
    #expect(!session.offersSound)
    #expect(!session.sharedSettings.hasSound)
    #expect(session.status == "No sound.")
    session.answerSoundOffer(true)
    #expect(!session.sharedSettings.hasSound, "there is no offer to answer")
    #expect(device.memory["parlor.house.settings"] == nil)
  }

  @Test(arguments: ["sound on", "sound off", "appearance dark"])
  func playersWhoHaveChangedSettingsGetNoOffer(_ line: String) {
    device.memory["parlor.house.settings"] = "parlor-settings/1\n" + line
    let session = sessionAtFirst6()
    #expect(session.game.bestTile == 6)
    #expect(!session.offersSound)
    #expect(session.tip == "First 6! 6 and 6 make 12.")
  }
}

/// Boards with one way out.
@Suite struct LastBreathTests {
  @Test(
    arguments: [
      ([[1, 6, 1, 6], [6, 1, 6, 1], [1, 6, 1, 6], [6, 1, 6, 0]], 2, true),  // the open cell is in a corner
      ([[1, 6, 1, 6], [6, 1, 6, 0], [1, 6, 1, 6], [6, 1, 6, 1]], 3, false),  // at an edge
      ([[3, 3, 1, 6], [6, 1, 6, 1], [1, 6, 1, 6], [6, 1, 6, 1]], 2, true),  // one merge
      ([[3, 3, 1, 6], [6, 12, 12, 1], [1, 6, 1, 6], [6, 1, 6, 1]], 2, true),  // two merges along rows
      ([[3, 3, 1, 6], [6, 1, 6, 1], [1, 6, 1, 12], [6, 1, 6, 12]], 4, false),  // merges along rows and columns
      ([[1, 6, 1, 6], [6, 1, 6, 1], [1, 6, 1, 6], [6, 1, 6, 1]], 0, false),  // the end
      ([[1, 6, 1, 0], [6, 1, 6, 0], [1, 6, 1, 0], [6, 1, 6, 0]], 1, false),  // four open cells
    ] as [([[Int]], Int, Bool)])
  func lastBreathHasAtMostOneOpenCellAndTwoLegalMoves(board: [[Int]], legalCount: Int, isLastBreath: Bool) {
    let game = Triples()
    for turn in 0..<4 {
      game.board = (0..<turn).reduce(board) { board, _ in rotate2D(input: board) }
      #expect(Direction.allCases.count { game.canCollapse($0) } == legalCount)
      #expect(game.isLastBreath == isLastBreath)
    }
  }

  /// Plays whole games, and compares each board with what its history says.
  @Test func dangerLastsUntilThreeMovesAreSurvived() {
    var escapes = 0
    for number in 101...140 {
      let session = Device().launch()
      session.openGame(number.description)
      var age = 9
      while let direction = [.left, .down, .right, .up].first(where: session.game.canCollapse) {
        session.move(direction)
        age = session.game.isLastBreath ? 0 : age + 1
        let isOver = session.endedDate != nil
        #expect(session.isInDanger == (age < 3 && !isOver))
        #expect(session.status.contains(" Escaped.") == (age == 3 && !isOver))
        if age == 3, !isOver {
          escapes += 1
          #expect(session.tip?.isEmpty == false)
        }
      }
    }
    #expect(escapes > 3)
  }

  @Test func undoReturnsToTheDangerWithoutAWord() {
    let session = Device().launch()
    session.openGame("101")
    while !session.isInDanger, let direction = [.left, .down, .right, .up].first(where: session.game.canCollapse) {
      session.move(direction)
    }
    #expect(session.isInDanger)
    session.undo()
    #expect(!session.isInDanger)
    session.redo()
    #expect(session.isInDanger)
    #expect(!session.status.contains("Escaped"))
  }
}
