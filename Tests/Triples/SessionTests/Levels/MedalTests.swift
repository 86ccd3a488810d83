import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

func perfectGame(_ number: UInt64) -> Replay {
  BestGames.replay(of: GameNumber(number)!, in: TriplesSession.LevelFile.bestGames.text)!
}

@Suite struct MedalTests {
  private let device = Device()
  /// In game 14 the medals take 148, 221, 295, and 368 points.
  private let perfect = perfectGame(14)

  @Test func nextMedalIsKnownWithoutAFile() {
    let session = device.launchGame14()
    #expect(session.level?.bestPossibleScore == 368)
    session.play("u")
    #expect(session.goal == .init(medal: .bronze, label: "To bronze", text: "137", isReached: false))
    #expect(session.wantedFile == nil)
    session.openGame("1001")
    session.startNextGame()
    #expect(session.level == nil)
    #expect(session.goal == nil)
  }

  @Test func opponentsAreLoadedForACardAndAskedForAgainIfTheyAreMissing() {
    let session = device.launchGame14()
    session.openLevels()
    session.select(.scores)
    #expect(session.wantedFile == nil, "a new player's medals need no file")
    session.openLevel(14)
    #expect(session.wantedFile == .opponents)
    #expect(session.levelCard?.opponentsText == nil)
    session.levelFileDidLoad(.opponents, Array("nonsense".utf8))
    #expect(session.wantedFile == nil)
    #expect(session.levelCard?.rows.count == 4)
    #expect(session.notices.isEmpty)
    session.closePopUp()
    session.openLevels()
    session.openLevel(14)
    session.provideFiles()
    #expect(
      session.levelCard?.opponentsText
        == "To compare: the coach scores 342, the Matchmaker 314, and the Sweeper 252.")
  }

  @Test func medalIsAnnouncedOnceWhenReached() throws {
    let session = device.launchGame14("u")
    session.undo()
    session.provideFiles()
    var reached: [String] = []
    for move in perfect.moves {
      session.move(move)
      session.provideFiles()
      expectInvariants(session)
      guard session.goal?.isReached == true else { continue }
      reached += ["Bronze!", "Silver!", "Gold!", "Crown!"].filter { session.status.contains(" " + $0) }
      #expect(session.tip == nil || session.tip!.hasPrefix(reached.last!))
    }
    #expect(reached == ["Bronze!", "Silver!", "Gold!", "Crown!"])
    #expect(session.goal == .init(medal: .crown, label: "Crown", text: "reached", isReached: true))
    let medals = try #require(session.visibleResult?.medalResult)
    #expect(medals.wonMedal == .crown)
    #expect(medals.text == "The crown! No one can score more with this deal.")
    #expect(session.status.contains("The crown! No one can score more with this deal."))
  }

  @Test func sharedResultNamesWhatItWasShortOf() throws {
    let session = device.launchGame14("uldr")
    #expect(session.shareItem.text.hasSuffix("\n22 so far"))
    session.newGame()
    let missing = try #require(session.level?.nextMedal(after: 22)).missingPoints
    #expect(session.shareItem.text.hasSuffix("\n22 · \(missing) short of bronze"))
    let helped = Device().launchGame14("uldr")
    helped.showHint()
    helped.newGame()
    helped.provideFiles()
    #expect(helped.shareItem.text.hasSuffix("\n22 points"), "a game with a hint wins no medal")
    let best = Device().launchGame14()
    for move in perfect.moves { best.move(move) }
    best.provideFiles()
    #expect(best.shareItem.text.hasSuffix("\n368 · the best possible score"))
  }

  @Test func goalAdvancesFromBronzeToTheCrown() {
    let session = device.launchGame14()
    var goals: [String] = []
    for move in perfect.moves.dropLast() {
      session.move(move)
      session.provideFiles()
      let goal = session.goal.map { "\($0.label) \($0.text)" } ?? ""
      if let label = session.goal?.label, goals.last?.hasPrefix(label) != true { goals.append(goal) }
    }
    let labels = goals.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    #expect(labels == ["To bronze", "To silver", "To gold", "To crown"])
  }

  @Test(
    arguments: [
      (113, nil, "35 more for bronze, 255 for the crown."),
      (148, .bronze, "Bronze. 73 more for silver, 220 for the crown."),
      (294, .silver, "Silver. 1 more for gold, 74 for the crown."), (295, .gold, "Gold. 73 more for the crown."),
      (368, .crown, "The crown! No one can score more with this deal."),
    ] as [(Int, Medal?, String)])
  func medalResultShowsTheMedalMissingPointsAndLossThroughHelp(score: Int, medal: Medal?, text: String) throws {
    let level = try #require(Level(Triples.determ))
    let result = TriplesSession.MedalResult(level: level, score: score, help: nil)
    #expect(result.wonMedal == medal)
    #expect(result.text == text)
    let helped = TriplesSession.MedalResult(level: level, score: score, help: .hint)
    #expect(helped.wonMedal == nil)
    #expect(helped.medal == medal)
    #expect(
      helped.text == (medal.map { "This would be \($0.name), but " } ?? "No medal: ") + "you used a hint.")
  }

  // MARK: Help

  @Test func onlyMoreThanThreeUndosCostTheMedal() {
    let session = device.launchGame14("uldr")
    session.provideFiles()
    for count in 1...3 {
      session.undo()
      session.redo()
      #expect(session.saved.undoneMoveCount == count)
      #expect(session.help == nil)
      #expect(session.goal?.medal == .bronze)
    }
    let other = device.launch()
    other.provideFiles()
    #expect(other.saved.undoneMoveCount == 3)
    #expect(other.help == nil)
    #expect(other.savedText.contains("\nmarks u\ntaken-back 3"))
    other.undo()
    #expect(other.help == .undo)
    #expect(other.goal == .init(medal: nil, label: "No medal", text: "too many undos", isReached: false))
    #expect(!other.savedText.contains("taken-back"))
    let third = device.launch()
    third.provideFiles()
    #expect(third.help == .undo, "too many undos stay too many")
    third.newGame()
    #expect(third.scores.rows.last?.marks == .undoUsed)
    #expect(third.levels.bestScore(in: Triples.determ) == 0)
    #expect(third.visibleResult?.medalResult?.text == "No medal: you undid more than 3 moves.")
  }

  @Test func undoInAnEarlierReleaseCostsTheMedal() {
    device.memory["parlor.triples.game"] = "triples-table/1\ngame triples/1 14 uldr\nmarks u"
    #expect(device.launch().help == .undo)
  }

  @Test func recordWithFewUndosIsMarkedAndCanBeRemoved() {
    let session = device.launchGame14("u")
    session.undo()
    session.endGame(after: "l")
    #expect(session.newestRow?.marks == [.undoUsed, .fewMovesUndone])
    #expect(session.rankedGames[2].marks == ["undo used"])
    #expect(device.memory["parlor.triples.scores"]!.hasSuffix(" uf triples/1 14 l"))
    session.keepPlaying()
    #expect(session.scores.rows.count == 2, "the removed record is the one that was added")
    session.newGame()
    session.startNextGame()
    #expect(session.scores.rows.count == 3)
  }

  @Test func hintsAndCoachMovesCostTheMedal() {
    let session = device.launchGame14("u")
    session.provideFiles()
    session.showHint()
    #expect(session.help == .hint)
    #expect(session.goal?.text == "hint used")
    session.newGame()
    session.startNextGame()
    session.openGame("14")
    session.watchCoach(playing: 2)
    #expect(session.help == .coach)
    #expect(session.goal == nil)
  }

  @Test func gameContinuedFromAReplayEarnsNoMedal() {
    let session = device.launchGame14()
    session.playFromStep(3, of: "triples/1/14/uld")
    session.play("r")
    session.provideFiles()
    #expect(session.help == .continuedFromReplay)
    #expect(session.goal == nil)
  }

  @Test func scoreReachedWithAHintWinsAndAnnouncesNoMedal() {
    device.memory["parlor.triples.collection"] = "triples-collection/1\nlargest 12288"
    let session = device.launchGame14()
    session.provideFiles()
    session.showHint()
    for move in perfect.moves {
      session.move(move)
      session.provideFiles()
      #expect(session.goal?.isReached != true)
      #expect(!session.status.contains("!"))
    }
    #expect(session.visibleResult?.medalResult?.text == "This would be the crown, but you used a hint.")
    #expect(session.levels.bestScore(in: Triples.determ) == 0)
  }

  // MARK: Storage

  @Test func onlyTheBestScoreOfALevelIsSaved() {
    let session = device.launchGame14(endedAfter: "uldr")
    session.startNextGame()
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 22 0")
    session.openGame("14")
    session.endGame(after: "u")
    session.startNextGame()
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 22 0", "a lower score changes nothing")
    session.openGame("1001")
    session.endGame(after: "lu")
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 22 0", "this game isn't a level")
  }

  @Test func earlierScoresCountForLevelsAndAreKeptWithoutTheirRows() {
    device.memory["parlor.triples.scores"] =
      "scores/1\n900 1 - triples/1 2000\n368 1 - triples/1 14\n325 1 h triples/1 3\n300 1 - triples/1 14\n90 1 - triples/1 10"
    let session = device.launch()
    #expect(session.levels.entries.map(\.number) == [3, 10, 14])
    #expect(session.levels.entries.map(\.points) == [0, 90, 368])
    #expect(device.memory["parlor.triples.levels"] == nil, "reading writes nothing")
    session.openGame("15")
    session.endGame(after: "ul")
    session.startNextGame()
    device.memory["parlor.triples.scores"] = nil
    #expect(device.launch().levels.bestScore(in: Triples.determ) == 368, "even if the row is gone")
  }

  @Test(arguments: [
    "1", "1\n14 235", "1\n14 0\n15 235 watched\n1000 2147483647", "2", "2\n14 235 0\n15 235 235 watched",
  ])
  func levelRecordsRoundTrip(lines: String) throws {
    let text = Array(("triples-levels/" + lines).utf8)
    #expect(try #require(TriplesSession.LevelRecords(text: text)).text == text)
  }

  @Test(arguments: [
    "", "triples-levels/3", "triples-levels/1\n", "triples-levels/2\n14 235", "triples-levels/2\n14 235 236",
    "triples-levels/2\n14 235 watched", "triples-levels/2\n14 235 0 0", "triples-levels/1\n14 235 0",
    "triples-levels/1\n14", "triples-levels/1\n14 1 x",
    "triples-levels/1\n14 1 watched more", "triples-levels/1\n0 1", "triples-levels/1\n1001 1",
    "triples-levels/1\n14 1\n14 2", "triples-levels/1\n15 1\n14 2", "triples-levels/1\n014 1",
    "triples-levels/1\n14 01",
    "triples-levels/1\n14 2147483648", "triples-levels/1\n14  1", "triples-levels/1\n14 -1",
  ])
  func invalidLevelRecordsAreRejected(text: String) {
    #expect(TriplesSession.LevelRecords(text: Array(text.utf8)) == nil)
  }

  @Test func damagedRecordsAreReportedAndReplaced() {
    device.memory["parlor.triples.levels"] = "what"
    let session = device.launchGame14()
    #expect(session.noticeTexts.count == 1)
    #expect(session.noticeTexts[0].hasPrefix("Can’t read the saved medals."))
    session.dismissNotice()
    session.endGame(after: "u")
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 11 0")
  }

  @Test func mergingKeepsBestScoresAndWatchedLevelsInEitherOrder() {
    func records(_ text: String) -> TriplesSession.LevelRecords {
      TriplesSession.LevelRecords(text: Array("triples-levels/1\n\(text)".utf8))!
    }
    let one = records("14 235\n15 0 watched\n20 5")
    let other = records("3 7\n14 300\n15 9\n20 1 watched")
    let both = records("3 7\n14 300\n15 9 watched\n20 5 watched")
    var sum = one
    sum.merge(other)
    #expect(sum == both)
    sum.merge(one)
    #expect(sum == both, "repeating it changes nothing")
    sum = other
    sum.merge(one)
    #expect(sum == both, "in either order")
  }

  @Test func bestScoresOfAnotherWindowAreLoaded() {
    let (one, other) = (device.launchGame14(), device.launch())
    one.endGame(after: "uldr")
    other.loadChangesFromStorage()
    #expect(other.levels.bestScore(in: Triples.determ) == 22)
  }
}
