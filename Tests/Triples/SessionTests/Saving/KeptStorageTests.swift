import NumberedGame
import PlaySupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Players of release 0.1.0 can continue without any change.
@Suite struct KeptStorageTests {
  private let device = Device()

  /// Opens a window on a storage of release 0.1.0.
  private func launch(_ name: String) -> (TriplesSession, KeptStorage) {
    let kept = KeptStorage(name)
    device.memory.texts = kept.texts
    return (device.launch(), kept)
  }

  /// Compares the board with the one that the page showed.
  private func expectBoard(
    _ session: TriplesSession, _ kept: KeptStorage, _ screen: String, location: SourceLocation = #_sourceLocation
  ) {
    let figures = [
      "Game": session.heading, "Score": DecimalText.grouped(session.game.score),
      "Best": session.bestText, "Undo": session.canUndo ? "yes" : "no",
      "Redo": session.canRedo ? "yes" : "no", "Next game": session.mode.label, "Status": session.status,
    ]
    for (name, text) in figures { #expect(kept.shown(screen, name) == [text], sourceLocation: location) }
    #expect(kept.shown(screen, "Board") == TriplesSession.Spoken.rows(of: session.game.board), sourceLocation: location)
    #expect(session.notices.isEmpty, sourceLocation: location)
    expectInvariants(session, location: location)
  }

  private func expectEnd(
    _ session: TriplesSession, _ kept: KeptStorage, _ screen: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let ended = try #require(session.ended, sourceLocation: location)
    let share = ended.share.map { " " + $0.fullText } ?? ""
    let figures = [
      "Title": ended.title, "Final score": DecimalText.grouped(ended.score) + share, "Rank": ended.rankText,
      "Best tile": "\(ended.bestTile)", "Moves": "\(ended.moveCount)", "Next": session.closeHint,
      "Board": "Final board. " + ended.spokenBoard.dropLast(),
    ]
    for (name, text) in figures { #expect(kept.shown(screen, name) == [text], sourceLocation: location) }
    #expect(kept.shown(screen, "Button").contains("Keep playing") == ended.canKeepPlaying, sourceLocation: location)
  }

  /// Compares the scores with those that the page showed, except the dates, whose format differs between platforms.
  private func expectScores(
    _ session: TriplesSession, _ kept: KeptStorage, location: SourceLocation = #_sourceLocation
  ) {
    #expect(kept.shown("triples scores", "Ranked by") == [session.ranking.label], sourceLocation: location)
    let shown = kept.shown("triples scores", "Row")
    #expect(shown.count == session.rows.count, sourceLocation: location)
    for (index, text) in shown.enumerated() {
      let row = session.rows[index]
      let parts = [
        "\(index + 1)", DecimalText.grouped(row.score), session.rowGameTitle(index),
        session.rowMedal(index)?.title ?? "", session.rowMargin(index),
      ]
      let marks = session.rowMarks(index)
      #expect(text.hasPrefix(parts.filter { !$0.isEmpty }.joined(separator: " ") + " "), sourceLocation: location)
      #expect(text.hasSuffix(marks.isEmpty ? "M" : "M " + marks), "after the hour, AM or PM", sourceLocation: location)
    }
  }

  @Test(arguments: KeptStorage.all) func viewingChangesNoText(kept: KeptStorage) {
    device.memory.texts = kept.texts
    let session = device.launch()
    #expect(session.notices.isEmpty)
    for tab in TriplesSession.Tab.allCases { session.select(tab) }
    for index in session.rows.indices {
      session.openRow(index)
      session.closeViewer()
    }
    session.storageChanged()
    #expect(session.notices.isEmpty && device.memory.texts == kept.texts && device.writeCount == 0)
  }

  @Test func unfinishedGameIsRestored() throws {
    let (session, kept) = launch("half-played")
    expectBoard(session, kept, "triples board")
    while session.canRedo { session.redo() }
    expectBoard(session, kept, "triples redone")
    while session.canUndo { session.undo() }
    expectBoard(session, kept, "triples undone")
    while session.canRedo { session.redo() }
    session.newGame()
    try expectEnd(session, kept, "triples left")
  }

  @Test func scoresAreRestored() {
    for name in ["half-played", "ended"] {
      let (session, kept) = launch(name)
      if name == "ended" { session.keepPlaying() }
      expectScores(session, kept)
    }
  }

  @Test func recordedGamesOpenWithTheirReviews() throws {
    let (session, kept) = launch("half-played")
    let screens = kept.screens("triples replay ")
    var opened: [String] = []
    for index in session.rows.indices where session.canOpenRow(index) {
      session.openRow(index)
      let viewer = try #require(session.viewer)
      let screen = "triples replay \(String(decoding: session.address, as: UTF8.self))"
      opened.append(screen)
      // A reviewed game opens at its worst mistake.
      let worst = viewer.reviewing.review?.listedMistakes.first
      #expect(viewer.step == worst.map { $0.number - 1 } ?? 0)
      let statuses = kept.shown(screen, "Status")
      #expect(session.status == statuses.first && session.coachQuestion == nil)
      session.goToStep(0)
      #expect(kept.shown(screen, "Caption") == [session.viewer?.caption])
      session.goToStep(viewer.stepCount)
      #expect(session.status == statuses.last)
      let board = viewer.replay.game.board.map { $0.map(\.description).joined(separator: ",") }.joined(separator: "/")
      #expect(kept.shown(screen, "Board") == [board])
      let item = try #require(session.viewerShareItem)
      #expect(kept.shown(screen, "Shared") == [item.text])
      #expect(kept.shown(screen, "Link") == ["triples/#" + String(decoding: item.address, as: UTF8.self)])
      expectReview(viewer.reviewing.review, kept, screen)
    }
    #expect(opened == screens)
  }

  private func expectReview(_ review: Review?, _ kept: KeptStorage, _ screen: String) {
    #expect((review == nil) == (kept.shown(screen, "Review") == ["none"]))
    guard let review else { return }
    let findings = TriplesSession.ReviewFindings(of: review)
    #expect(
      kept.shown(screen, "Chart") == [TriplesSession.Spoken.chart(review)]
        && kept.shown(screen, "Rest") == [findings.rest])
    #expect(kept.shown(screen, "Verdict") == [findings.remark, findings.facts])
    for line in findings.sum { #expect(kept.shown(screen, line.label) == [line.text]) }
    let moments = (findings.turningPoints + findings.mistakes).map { "\($0.title) \($0.detail) \($0.points)" }
    #expect(kept.shown(screen, "Moment") == moments)
  }

  @Test func pendingResultIsRestored() throws {
    let (session, kept) = launch("ended")
    try expectEnd(session, kept, "triples end")
    session.keepPlaying()
    expectBoard(session, kept, "triples kept playing")
    let (again, _) = launch("ended")
    again.closePopUp()
    expectBoard(again, kept, "triples closed")
  }

  @Test func coachsGameIsNotRecorded() throws {
    let (session, kept) = launch("left")
    expectBoard(session, kept, "triples board")
    session.newGame()
    try expectEnd(session, kept, "triples end")
    #expect(
      device.memory["parlor.triples.scores"] == String(decoding: kept.texts["parlor.triples.scores"]!, as: UTF8.self))
  }

  /// After a change and its reversal, the stored bytes are the same.
  @Test(arguments: ["half-played", "left"]) func gameIsWrittenInTheSameFormat(name: String) {
    let (session, kept) = launch(name)
    let redoCount = session.saved.redoMoves.count
    // The player can't redo the coach's moves.
    let undoCount = name == "left" ? 1 : 5
    for _ in 0..<undoCount { session.undo() }
    for _ in 0..<undoCount + redoCount { session.redo() }
    for _ in 0..<redoCount { session.undo() }
    for mode in [TriplesSession.Mode.random, .determ] { session.choose(mode) }
    for ranking in [TriplesSession.Ranking.points, .medals] { session.choose(ranking) }
    #expect(device.memory.texts == kept.texts && device.writeCount > 2 * undoCount)
  }

  @Test func scoresAndReviewsAreWrittenInTheSameFormat() {
    let (session, kept) = launch("half-played")
    session.newGame()
    #expect(device.memory.texts["parlor.triples.scores"] != kept.texts["parlor.triples.scores"])
    session.reviewEndedGame()
    session.answerAll()
    #expect(device.memory.texts["parlor.triples.reviews"] != kept.texts["parlor.triples.reviews"])
    session.closeViewer()
    session.keepPlaying()
    // Points in levels stay.
    #expect(device.memory["parlor.triples.levels"] != nil)
    device.memory["parlor.triples.levels"] = nil
    // So do the positions that the review added to the notebook.
    #expect(device.memory["parlor.triples.notebook"] != nil)
    device.memory["parlor.triples.notebook"] = nil
    #expect(device.memory.texts == kept.texts)
  }

  @Test func linksOpenTheSameScreens() throws {
    for link in KeptStorage.links("triples") {
      let (session, _) = launch("half-played")
      let line = session.line
      session.open(address: link.address)
      var found: [String]
      if let viewer = session.viewer {
        found = ["replay", viewer.caption, DecimalText.grouped(viewer.replay.game.score)]
        found.append(
          viewer.replay.game.board.map { $0.map(\.description).joined(separator: ",") }.joined(separator: "/"))
        #expect(String(decoding: session.address, as: UTF8.self) == link.address)
      } else if let challenge = session.challenge {
        found = ["challenge", challenge.title]
        #expect(String(decoding: session.address, as: UTF8.self) == link.address)
      } else if let notice = session.notices.first {
        found = ["notice", notice.text]
      } else {
        found = ["screen", session.tab.label]
      }
      #expect(found == [link.kind] + link.texts, "\(link.address)")
      #expect(session.line == line)
    }
  }
}
