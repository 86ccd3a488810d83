import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesTerminal

@Suite struct ScreenTests {
  private let dateFormatter = LocalDateFormatter(environment: [:], timeZone: .gmt)
  private let mono = TerminalCapabilities(depth: .none, supportsUnicode: false)

  private func canvas(
    _ session: TriplesSession, view: TriplesViewState = TriplesViewState(), capabilities: TerminalCapabilities,
    width: Int,
    height: Int
  ) -> Canvas {
    let frontEnd = TriplesFrontEnd(
      session: session, capabilities: capabilities, dateFormatter: dateFormatter, slidesTiles: false,
      coach: { _ in nil })
    frontEnd.view = view
    return frontEnd.canvas(width: width, height: height)
  }

  @Test func wholeScreenIsDrawnWithBorderedTilesWithoutColor() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr", SessionFactory.memoryWithAllTipsSeen)
    let lines = canvas(session, capabilities: mono, width: 40, height: 21).lines
    #expect(
      lines == [
        "Triples           Board  Scores  About",
        "Game 14               Score 22   Best -",
        "+-------------------------------------+",
        "|                                     |",
        "|     .        .        .        .    |",
        "|                                     |",
        "|          +------+ +------+ +------+ |",
        "|     .    |   3  | |   2  | |   3  | |",
        "|          +------+ +------+ +------+ |",
        "|                            +------+ |",
        "|     .        .        .    |   3  | |",
        "|                            +------+ |",
        "| +------+                            |",
        "| |   2  |     .        .        .    |",
        "| +------+                            |",
        "+-------------------------------------+",
        "    Right: 1 and 2 make 3. Score 22.",
        "      arrows move  u undo  r redo",
        "        n new game  g open game",
        "  m next game: Random  h hint  c copy",
        " , settings  Tab scores  ? help  q quit",
      ])
  }

  /// At every size and on every kind of terminal, the score and all tiles are legible, and nothing traps.
  @Test func boardIsVisibleOrTheNeededSizeIsStatedAtEverySize() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr", SessionFactory.memoryWithAllTipsSeen)
    for depth in [ColorDepth.none, .basic] {
      for supportsUnicode in [true, false] {
        let capabilities = TerminalCapabilities(depth: depth, supportsUnicode: supportsUnicode)
        for width in [1, 20, 29, 30, 40, 54, 80] {
          for height in [1, 4, 9, 10, 13, 16, 20, 24, 40] {
            let text = canvas(session, capabilities: capabilities, width: width, height: height).lines.joined(
              separator: "\n")
            guard width >= ScreenFrame.minSize.width, height >= ScreenFrame.minSize.height else {
              if width >= 20, height >= 4 { #expect(text.contains("Triples needs")) }
              continue
            }
            let board = text.split(separator: "\n").filter { !$0.contains("Score") && !$0.contains("Right:") }.joined()
            #expect(text.contains("Score 22"))
            #expect(text.contains("q quit"))
            #expect(text.contains("? help"))
            #expect(board.filter { $0 == "3" }.count == 3, "\(capabilities) \(width) by \(height)")
            #expect(board.filter { $0 == "2" }.count == 2, "\(capabilities) \(width) by \(height)")
          }
        }
      }
    }
  }

  @Test func boardMetricsAreSortedAndFit() {
    for depth in ColorDepth.allCases {
      let capabilities = TerminalCapabilities(depth: depth, supportsUnicode: true)
      let all = BoardMetrics.all(capabilities)
      for (larger, smaller) in zip(all, all.dropFirst()) {
        #expect(larger.width >= smaller.width)
        #expect(larger.height >= smaller.height)
      }
      #expect(all[all.count - 1].width <= ScreenFrame.minSize.width)
      // Five digits must fit the smallest tiles. No tile on a board of four by four cells has more digits.
      #expect(all.allSatisfy { $0.tileWidth >= 6 })
      #expect(BoardMetrics.fitting(width: 80, height: 19, capabilities: capabilities).tileHeight == 3)
    }
  }

  @Test func tilesSlideBetweenPositions() throws {
    let before = SessionFactory.session(playing: "triples/1 14")
    let after = SessionFactory.session(playing: "triples/1 14 r")
    let tiles = before.game.grid.joined().compactMap { $0 }
    let movingIDs = Set(before.movingTiles(.right).map(\.id))
    let spawned = try #require(after.game.grid.joined().compactMap { $0 }.first { $0.id > 4 })
    func lines(_ session: TriplesSession, progress: Double?) -> [String] {
      var view = TriplesViewState()
      view.slide = progress.map {
        Slide(
          tiles: tiles, movingIDs: movingIDs, direction: .right, spawnedID: spawned.id, start: ContinuousClock().now,
          progress: $0)
      }
      return canvas(
        session, view: view, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false), width: 80,
        height: 24
      ).lines
    }
    func board(_ lines: [String]) -> [String] { Array(lines[4..<16]) }
    #expect(board(lines(after, progress: 0)) == board(lines(before, progress: nil)))
    #expect(board(lines(after, progress: 2)) == board(lines(after, progress: nil)))
    let half = board(lines(after, progress: 0.5))
    #expect(half != board(lines(before, progress: nil)))
    #expect(half != board(lines(after, progress: nil)))
    // The new tile shows its number only when it has grown.
    #expect(board(lines(after, progress: 1.2)).joined().filter(\.isNumber).count == 5 - 1)
    #expect(board(lines(after, progress: 2)).joined().filter(\.isNumber).count == 5)
  }

  @Test func scoresShowMarksOfTheLatestGameAndTheCursor() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    session.undo()
    session.newGame()
    session.closePopUp()
    session.select(.scores)
    var view = TriplesViewState()
    view.selectedRow = 2
    let canvas = canvas(session, view: view, capabilities: mono, width: 80, height: 24)
    let text = canvas.lines.joined(separator: "\n")
    #expect(text.contains("1  400                              2020-02-16 23:59:59  to beat"))
    #expect(text.contains("2  300                              2020-02-16 23:59:59  to beat"))
    #expect(text.contains("3   17  351 short of the crown  *u  2023-11-14 22:13:20  Game 14"))
    #expect(text.contains("* latest  u undo used"))
    let row = canvas.lines.firstIndex { $0.contains("*u") }!
    #expect(canvas[row, 40].style.isReversed)
  }

  @Test func longListScrollsWithTheCursor() {
    let memory = MemoryStorage()
    let rows = (1...100).map { ScoreRow(score: 1000 + $0, time: 0) }
    memory["parlor.triples.scores"] = String(decoding: ScoreList(rows).text, as: UTF8.self)
    let session = SessionFactory.session(memory)
    session.select(.scores)
    for selected in 0..<100 {
      var view = TriplesViewState()
      view.selectedRow = selected
      let canvas = canvas(session, view: view, capabilities: mono, width: 40, height: 12)
      let chosen = (1..<12).filter { canvas[$0, 20].style.isReversed }
      #expect(chosen.count == 1)
      #expect(chosen.allSatisfy { canvas.lines[$0].contains("1,\(String(100 - selected).leftPadded(3))") })
    }
  }

  @Test func resultShowsFiguresButtonsAndBoard() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    session.newGame()
    let text = canvas(session, capabilities: mono, width: 80, height: 24).lines.joined(separator: "\n")
    for part in [
      "Game ended", "Final score 22", "Place 3rd", "Keep playing", "[ New Game ]", "Close", "Esc: Keep playing",
      "Game 14 . tough deal.",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains(".    3    2    3"))
  }

  @Test func resultFitsTheSmallestScreen() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    session.newGame()
    let lines = canvas(session, capabilities: mono, width: 30, height: 10).lines
    #expect(
      lines == [
        "+---------------------------+",
        "|        Game ended         |",
        "| Final score 22            |",
        "| Place 3rd                 |",
        "|                           |",
        "|       [ New Game ]        |",
        "|  Keep playing      Share  |",
        "|     Close      Review     |",
        "|          Medals           |",
        "+---- Esc: Keep playing ----+",
      ])
  }

  @Test func replayShowsItsStepAndHowToPlayFromIt() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    session.open(address: Array("triples/1/14/uldr".utf8))
    session.watchChallenge()
    session.goToStep(3)
    let text = canvas(session, capabilities: mono, width: 80, height: 24).lines.joined(separator: "\n")
    #expect(text.contains("Move 3 of 4: Down"))
    #expect(text.contains("p play from here"))
  }

  @Test func keyHintsAreDistributedEvenly() {
    let hints = (1...6).map { KeyHint("\($0)", "does this") }
    let lines = KeyHint.lines(hints, width: 60)
    #expect(lines.map { $0.filter { $0.style == .bold }.count } == [3, 3])
    #expect(KeyHint.lines(hints, width: 5).count == 6)
    #expect(KeyHint.lines([], width: 5) == [[]])
  }
}

extension String {
  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
