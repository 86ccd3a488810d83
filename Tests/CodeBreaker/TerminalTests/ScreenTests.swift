import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct ScreenTests {
  private let mono = TerminalCapabilities(depth: .none, supportsUnicode: false)
  private let full = TerminalCapabilities(depth: .trueColor, supportsUnicode: true)

  private func canvas(
    _ session: CodeBreakerSession, at fixture: CodeBreakerFixture = CodeBreakerFixture(),
    state: FrontEndState = FrontEndState(), view: CodeBreakerViewState = CodeBreakerViewState(),
    capabilities: TerminalCapabilities, width: Int, height: Int
  ) -> Canvas {
    let frontEnd = CodeBreakerFrontEnd(session: session, capabilities: capabilities, coach: { _ in nil })
    frontEnd.state = state
    frontEnd.view = view
    return frontEnd.draw(width: width, height: height)
  }

  private func pegs(_ session: CodeBreakerSession, _ capabilities: TerminalCapabilities) -> PegPainter {
    PegPainter(session.game.setup.theme, showsLetters: session.showsLetters, capabilities: capabilities)
  }

  private func session(_ line: String) -> CodeBreakerSession { CodeBreakerFixture().session(playing: line) }

  @Test func terminalWithoutColorShowsPegsAsLetters() {
    let session = session("codebreaker/1 537 4.mastermind 0123,0-55")
    session.choose(1)
    let lines = canvas(session, capabilities: mono, width: 40, height: 20).lines
    #expect(
      lines == [
        " CodeBreaker   Play  Statistics  Rules",
        " Mastermind             Game 537   0:00",
        "      +--------------------------+",
        "      |     ?   ?   ?   ?        |",
        "      |     G [ . ] .   .        |",
        "      |                          |",
        "      |     1  2  3  4  5  6     |",
        "      |     R  G  B  Y  W  L     |",
        "      |                          |",
        "      |  2  R   .   L   L   o... |",
        "      |  1  R   G   B   Y   *o.. |",
        "      | * right place            |",
        "      | o right color, wrong     |",
        "      | place                    |",
        "      |                          |",
        "      |                          |",
        "      +--------------------------+",
        "           Peg 1 of 4: green.",
        "        1-6 choose  Enter guess",
        "      n new game  ? rules  q quit",
      ])
  }

  @Test func emojiOccupyTwoColumns() {
    let session = session("codebreaker/1 537 6.weather 01234-")
    session.choose(5)
    let canvas = canvas(session, capabilities: full, width: 40, height: 20)
    #expect(canvas.lines[3] == "      ?   ?   ?   ?   ?   ?")
    #expect(canvas.lines[4] == "      🌪️ [· ] ·   ·   ·   ·")
    #expect(canvas.lines[6] == "           1  2  3  4  5  6")
    #expect(canvas.lines[7] == "           🌞 🌧️ 🌈 ⚡ ⛄ 🌪️")
    #expect(canvas.lines[9] == "    1 🌞  🌧️  🌈  ⚡  ⛄  ·   ○○○···")
    // An emoji covers the cell after it. That cell is marked, so that nothing else is drawn there.
    #expect((0..<6).allSatisfy { canvas[9, 7 + 4 * $0].isCovered == ($0 < 5) })
  }

  /// At every size, with and without colors, the hidden code, every choice, and the markers of the latest attempt are
  /// visible.
  @Test(arguments: Theme.all)
  func gameIsVisibleAtEverySize(theme: Theme) throws {
    for pegCount in GameSetup.pegCounts {
      let attempt = String("0123".prefix(pegCount - 1) + "-")
      let padded = attempt + String(repeating: "-", count: pegCount - attempt.count)
      let session = session("codebreaker/1 537 \(pegCount).\(theme.id).20 \(padded)")
      session.choose(theme.choices.count - 1)
      for (capabilities, sizes) in [
        (mono, [(30, 10), (80, 24)]), (full, [(30, 10), (31, 13), (40, 20), (80, 24), (60, 40), (120, 50), (200, 12)]),
      ] {
        let drawing = pegs(session, capabilities)
        for (width, height) in sizes {
          let canvas = canvas(session, capabilities: capabilities, width: width, height: height)
          let text = canvas.lines.joined(separator: "\n")
          let context: Comment = "\(theme.name), \(pegCount) pegs, \(width) by \(height), \(capabilities)\n\(text)"
          #expect(text.filter { $0 == "?" }.count >= pegCount + 1, context)
          #expect(text.contains(session.title), context)
          #expect(text.contains("q quit"), context)
          for peg in theme.choices {
            let face = drawing.face(peg)
            if !face.text.isEmpty { #expect(text.contains(face.text), context) }
          }
          let markers = drawing.markers(session.attempts[0].markers).map(\.text).joined()
          #expect(text.contains(markers), context)
        }
      }
    }
  }

  @Test func tooSmallTerminalIsReported() {
    let session = session("codebreaker/1 537 4.mastermind")
    let text = canvas(session, capabilities: mono, width: 29, height: 10).lines.joined(separator: " ")
    #expect(text.contains("CodeBreaker needs a window"))
  }

  @Test func everyLayoutFitsAndShowsAttempts() {
    for theme in [Theme.mastermind, Theme.all[2], Theme.all[7]] {
      for pegCount in GameSetup.pegCounts {
        let session = session("codebreaker/1 537 \(pegCount).\(theme.id)")
        for capabilities in [mono, full] {
          let pegs = self.pegs(session, capabilities)
          for width in stride(from: 30, through: 130, by: 3) {
            for height in [5, 8, 13, 18, 30, 45] {
              let metrics = GameScreenMetrics.fitting(width: width, height: height, game: session.game, pegs: pegs)
              #expect(metrics.width <= width, "\(theme.name) \(pegCount) \(width) \(height)")
              #expect(metrics.height <= height, "\(theme.name) \(pegCount) \(width) \(height)")
              #expect(metrics.attemptCount >= 1)
            }
          }
        }
      }
    }
  }

  @Test func discsHidePegsOfTheCodeAndHaveLettersOnRequestOrWithFewColors() throws {
    let session = session("codebreaker/1 537 4.mastermind")
    for choice in [0, 3, 4, 5] { session.choose(choice) }
    let drawing = pegs(session, full)
    for (face, peg) in zip(drawing.faces(session.game.guess), session.game.guess.pegs) {
      let color = try #require(PegColor(peg))
      #expect(face.color.exact == color.dark)
      #expect(face.text.isEmpty)
    }
    #expect(drawing.faces(session.game.masterCode).allSatisfy { $0 == .hidden })
    func text(_ capabilities: TerminalCapabilities) -> String {
      pegs(session, capabilities).faces(session.game.guess).map(\.text).joined()
    }
    session.choose(letters: .on)
    #expect(text(full) == "RYWL")
    session.choose(letters: .off)
    #expect(text(full) == "")
    #expect(text(TerminalCapabilities(depth: .indexed, supportsUnicode: false)) == "")
    #expect(text(TerminalCapabilities(depth: .basic, supportsUnicode: true)) == "RYWL")
    #expect(text(mono) == "RYWL")
  }

  @Test func everyColorHasAPaletteEntryThatIsDistinctWithinItsTheme() {
    for (name, _) in PegColor.namedColors { #expect(PegPalette.table[name.text] != nil, "\(name)") }
    for theme in Theme.all(of: .color) {
      let indexed = theme.choices.compactMap { PegPalette.colors(of: $0)?.disc.indexed }
      #expect(Set(indexed).count == theme.choices.count, "\(theme.name)")
      #expect(!indexed.contains(PegPalette.panel.indexed))
      #expect(!indexed.contains(PegPalette.hole.indexed))
    }
    #expect(Set(Theme.mastermind.choices.compactMap { PegPalette.colors(of: $0)?.disc.basic }).count == 6)
    #expect(PegPalette.colors(of: "🐶") == nil)
  }

  @Test func attemptsScrollToEveryPositionAndToACopiedAttempt() {
    let fixture = CodeBreakerFixture()
    let guesses = (1...20).map { number in
      let digits = String(number, radix: 6)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    let session = fixture.session(playing: "codebreaker/1 1 4.mastermind " + guesses.joined(separator: ","))
    func window(_ skippedCount: Int, _ room: Int) -> AttemptWindow {
      AttemptWindow(session: session, skippedCount: skippedCount, room: room)
    }
    for room in 1...25 {
      for skippedCount in 0...25 {
        let window = window(skippedCount, room)
        let notes = (window.laterCount > 0 ? 1 : 0) + (window.earlierCount > 0 ? 1 : 0)
        #expect(window.attempts.count + notes == min(room, 20))
        #expect(room < 3 || window.laterCount + window.attempts.count + window.earlierCount == 20)
        #expect(window.attempts.first?.number == 20 - (room < 3 ? min(skippedCount, 20 - room) : window.laterCount))
      }
    }
    #expect(window(25, 10).attempts.last?.number == 1)
    for number in 1...20 {
      session.copyAttempt(number)
      for room in 3...20 { #expect(window(7, room).attempts.contains { $0.number == number }) }
    }
  }

  @Test func codeAndSummaryAreShownAtTheEnd() {
    let text = canvas(
      session("codebreaker/1 537 4.mastermind 0123,2020"), capabilities: mono, width: 80, height: 24
    ).lines.joined(separator: "\n")
    for part in ["Lucky!", "B   R   B   R", "Solved in 2 guesses, 0:00", "[ Play again ]"] {
      #expect(text.contains(part), "\(part)")
    }
    let session = session("codebreaker/1 537 4.mastermind 0123,x")
    #expect(
      canvas(session, capabilities: mono, width: 80, height: 24).lines.contains {
        $0.contains("Gave up after 1 guess")
      })
    session.closePopUp()
    let lines = canvas(session, capabilities: mono, width: 80, height: 24).lines
    #expect(lines.contains { $0.hasSuffix("  Gave up after 1 guess, 0:00.") })
    #expect(lines.contains { $0.contains("B") && $0.contains("R") && !$0.contains("?") })
  }

  @Test func dialogsFitOnTheSmallestScreen() {
    let lines = canvas(session("codebreaker/1 537 4.mastermind 0123,2020"), capabilities: mono, width: 30, height: 10)
      .lines
    for part in [
      "Lucky!", "Solved in 2 guesses,", " 0:00 ", "Back to the board", "[ Play again ]", "Esc: Back to the board",
    ] {
      #expect(lines.contains { $0.contains(part) }, "\(part)")
    }
    let session = session("codebreaker/1 537 4.mastermind")
    session.askForNewGame()
    let form = canvas(session, capabilities: mono, width: 30, height: 10).lines
    for part in ["Pegs ", "< 4 ", "Theme ", "< Mastermind ", "[ Start ]", "Esc: Cancel"] {
      #expect(form.contains { $0.contains(part) }, "\(part)")
    }
    var state = FrontEndState()
    state.focus = 4
    let end = canvas(session, state: state, capabilities: mono, width: 30, height: 10).lines
    for part in ["Game number (optional)", "_", "[ Start ]"] {
      #expect(end.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func longSharedTextLeavesRoomForTheCommandAndTheButton() {
    var state = FrontEndState()
    state.sharedGame = SharedGame(text: (1...40).map { "line \($0)" }.joined(separator: "\n"), line: "the command")
    let lines = canvas(
      session("codebreaker/1 537 4.mastermind"), state: state, capabilities: mono, width: 80, height: 24
    ).lines
    #expect(lines.contains { $0.contains("line 1") })
    #expect(lines.contains { $0.contains("the command") })
    #expect(lines.contains { $0.contains("[ Close ]") })
  }

  @Test func gameGivenUpBeforeTheFirstGuessIsntWaitingForAttempts() {
    let session = session("codebreaker/1 537 4.mastermind x")
    session.closePopUp()
    let lines = canvas(session, capabilities: mono, width: 50, height: 30).lines
    #expect(lines.contains { $0.contains("Gave up before the first guess") })
    #expect(!lines.contains { $0.contains("No attempts yet.") })
  }

  @Test func statisticsShowTheFiguresOfTheCurrentGroup() {
    let session = session("codebreaker/1 537 4.mastermind 0123,2020")
    session.closePopUp()
    session.playAgain()
    session.fillHoles(with: 0)
    session.guess()
    session.askToGiveUp()
    session.giveUp()
    session.closePopUp()
    session.select(.statistics)
    let lines = canvas(session, capabilities: mono, width: 50, height: 30).lines
    for part in [
      "< 4 pegs, 6 colors >", "Games 2", "Solved 50%", "Best 2", "Fastest 0:00", "Streak 0", "Best streak 1",
    ] {
      #expect(lines.contains { $0.contains(part) }, "\(part)")
    }
    #expect(lines.contains { $0.contains("  2 ") && $0.contains("######") && $0.hasSuffix(" 1") })
    var view = CodeBreakerViewState()
    view.group = CodeBreakerSession.StatisticsGroup(pegCount: 6, kind: .emoji)
    #expect(
      canvas(session, view: view, capabilities: mono, width: 50, height: 30).lines == lines, "the group has no games")
  }

  @Test func statisticsShowHintsAndSkillIfThereAreAny() {
    func lines(_ games: String, _ skill: String, capabilities: TerminalCapabilities, width: Int = 60) -> [String] {
      let fixture = CodeBreakerFixture()
      _ = fixture.memory.storage.write(
        "parlor.codebreaker.statistics", Array("codebreaker-statistics/1\n\(games)".utf8))
      _ = fixture.memory.storage.write("parlor.codebreaker.skill", Array("codebreaker-skill/1\(skill)".utf8))
      let session = fixture.session()
      session.select(.statistics)
      return canvas(session, at: fixture, capabilities: capabilities, width: width, height: 45).lines
    }
    let both = lines("4-color 16 0 9 61 0,1,2,10 6 0,0,1,5", "\n4-color 1700000000:50,1700000420:0", capabilities: mono)
    for part in [
      "With hints 6", "  2  #### 1", "  3  ####++++ 2", " + solved with hints", "Mistakes over time", "1.00", "0.25",
    ] {
      #expect(both.contains { $0.contains(part) }, "\(part)\n\(both.joined(separator: "\n"))")
    }
    #expect(
      both.contains { $0.contains("  4  \(String(repeating: "#", count: 20))\(String(repeating: "+", count: 20)) 10") })
    #expect(both.contains { $0.contains("0 # .") })
    let blocks = lines("4-color 1 1 1 - 0,1 1 0,1", "", capabilities: full)
    #expect(blocks.contains { $0.contains("▒▒▒ 1") })
    #expect(!blocks.contains { $0.contains("█▒") || $0.contains("█ 1") })
    let none = lines("4-color 1 1 1 61 0,1", "", capabilities: mono, width: 30)
    #expect(!none.contains { $0.contains("with hints") })
    #expect(none.contains { $0.contains("Review a game when it is") })
  }
}
