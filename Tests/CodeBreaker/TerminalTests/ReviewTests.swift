import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct ReviewTests {
  private let fixture = CodeBreakerFixture()
  private let line = "codebreaker/1 537 4.mastermind 0123,0-55,2020"

  private func type(_ text: String, _ player: CodeBreakerFrontEnd) {
    for character in text { player.handle(.character(character)) }
  }

  private func text(_ player: CodeBreakerFrontEnd, width: Int = 80, height: Int = 24) -> String {
    player.update()
    return player.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  /// Returns a front end that shows a complete review.
  private func reviewer(of line: String, depth: ColorDepth = .none, isUnicode: Bool = false) -> CodeBreakerFrontEnd {
    let player = CodeBreakerFixture.player(
      fixture.session(playing: line), depth: depth, isUnicode: isUnicode)
    player.handle(.character("v"))
    repeat { _ = text(player) } while player.redrawDelay == 1
    return player
  }

  @Test func eachScreenUpdateReviewsOnePosition() {
    let session = fixture.session(playing: line)
    var asked = 0
    let player = CodeBreakerFixture.player(session) { question in
      asked += 1
      return FakeCoach.advice(on: question).text
    }
    guard case .ended = session.popUp else { return #expect(Bool(false), "the game is over") }
    type("v", player)
    #expect(session.isReviewOpen && session.popUp == nil)
    #expect(text(player).contains("The coach reviews every guess."))
    #expect(asked == 0)
    for done in 1...2 {
      #expect(player.redrawDelay == 1)
      #expect(text(player).contains("\(done) of 3"))
      #expect(asked == done)
    }
    // Keys are handled between two steps of the coach, and Escape leaves the review and stops the coach.
    player.handle(.escape)
    #expect(!session.isReviewOpen)
    _ = text(player)
    #expect(asked == 2 && player.redrawDelay == nil)
    type("v", player)
    #expect(text(player).contains("2 of 3"))
    #expect(text(player).contains("Skill lost"))
    #expect(asked == 3 && player.redrawDelay == nil)
    player.handle(.escape)
    #expect(session.skill[CodeBreakerSession.StatisticsGroup(session.game.setup)].count == 1)
  }

  @Test func sumAndAttemptsAreShown() {
    let player = reviewer(of: line)
    let text = text(player, width: 80, height: 40)
    for part in [
      "Review: Game 537, Mastermind. Solved in 3 attempts.", "The best player, on average", "You used",
      "Codes still possible", "1,000 ", " 1   R   G   B   Y   *o..", " 2   R   .   L   L   o...",
      "B   R   B   R   ****",
      "1,296 codes to 252.", "skill ", "luck -", "The coach:   R   R   R   R",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  @Test func codesAreShownAndHidden() {
    let player = reviewer(of: line)
    #expect(!text(player, height: 60).contains("codes left."))
    player.handle(.enter)
    #expect(player.state.review.attempt == 1)
    let unfolded = text(player, height: 80)
    #expect(unfolded.contains("252 codes left. 200 of 252 codes, evenly chosen."))
    #expect(unfolded.contains("> 1"))
    // If there is little space, opening the list of codes scrolls to them.
    for (width, height) in [(30, 10), (80, 24), (200, 60)] {
      player.handle(.home)
      player.handle(.enter)
      player.handle(.enter)
      #expect(text(player, width: width, height: height).contains("252 codes left."))
      #expect(text(player, width: width, height: height).contains("R R R G"))
    }
    player.handle(.down)
    type(" ", player)
    let other = text(player, height: 80)
    #expect(other.contains("> 2") && !other.contains("252 codes left"))
    #expect(other.contains("codes left."))
    type(" ", player)
    #expect(!text(player, height: 80).contains("codes left."))
  }

  @Test func chosenAttemptIsAlwaysVisible() {
    let guesses = (1...12).map { "00\($0 / 6)\($0 % 6)" }.joined(separator: ",")
    let player = reviewer(of: "codebreaker/1 1 4.mastermind \(guesses),x")
    for (width, height) in [(30, 10), (50, 16), (80, 24)] {
      player.handle(.home)
      for number in 1...12 {
        player.handle(.down)
        #expect(text(player, width: width, height: height).contains(number < 10 ? "> \(number)" : ">\(number)"))
      }
      // Moving down from the last attempt has no effect, so there are as many steps up as down.
      player.handle(.down)
      for number in (1...11).reversed() {
        player.handle(.up)
        #expect(text(player, width: width, height: height).contains(number < 10 ? "> \(number)" : ">\(number)"))
      }
      player.handle(.up)
      #expect(text(player, width: width, height: height).contains("Review: Game 1"))
    }
    // Scrolling reaches every line, and stops at both ends.
    for _ in 0..<100 { player.handle(.pageDown) }
    #expect(text(player).contains(" 12 "))
    for _ in 0..<40 {
      player.handle(.pageUp)
      _ = text(player)
    }
    #expect(text(player).contains("Review: Game 1"))
  }

  @Test func summaryIsCopiedAndGameKeysAreIgnored() throws {
    let player = reviewer(of: line)
    type("c", player)
    let summary = try #require(player.takeClipboard())
    #expect(summary.hasPrefix("CodeBreaker 537, Mastermind, 4 pegs: Solved in 3 attempts. Skill "))
    #expect(text(player).contains("The game as one line:"))
    player.handle(.enter)
    type("argn1e", player)
    #expect(player.session.isReviewOpen && player.session.popUp == nil)
    #expect(player.session.line == line)
    type("s", player)
    #expect(player.session.tab == .statistics && !player.session.isReviewOpen)
    #expect(text(player, height: 50).contains("0.80 guesses lost per game"))
    type("v", player)
    #expect(player.session.isReviewOpen && player.session.tab == .game)
    type("q", player)
    #expect(player.isFinished)
  }

  @Test func resultOffersTheReviewIfThereIsOne() throws {
    let session = fixture.session(playing: line)
    let player = CodeBreakerFixture.player(session)
    #expect(player.dialog?.labels == ["Play again", "Surprise me", "Review", "Share", "Look back"])
    player.handle(.right)
    player.handle(.right)
    player.handle(.enter)
    #expect(session.isReviewOpen)
    let other = CodeBreakerFixture().session(playing: "codebreaker/1 537 4.mastermind x")
    let giver = CodeBreakerFixture.player(other)
    #expect(giver.dialog?.labels == ["Play again", "Surprise me", "Share", "Look back"])
    type("v", giver)
    #expect(!other.isReviewOpen && other.popUp != nil)
    giver.handle(.escape)
    type("v", giver)
    #expect(!other.isReviewOpen)
  }

  @Test func failedCoachIsAskedAgain() {
    var isThere = false
    let player = CodeBreakerFixture.player(fixture.session(playing: line)) {
      isThere ? FakeCoach.advice(on: $0).text : nil
    }
    type("v", player)
    for _ in 0..<2 { _ = text(player) }
    #expect(text(player).contains("The coach can't answer. Press Enter to ask again."))
    #expect(player.redrawDelay == nil)
    isThere = true
    player.handle(.enter)
    for _ in 0..<4 { _ = text(player) }
    #expect(text(player).contains("Skill lost"))
  }

  /// The review with the most emoji. Computing it takes long, so the tests share it.
  private static let wide: (line: String, review: [UInt8]) = {
    let line = "codebreaker/1 537 6.weather 012345,x"
    guard let game = try? CodeBreaker(line: line),
      let review = try? Review(of: game, advices: FakeCoach.advices(for: game))
    else { fatalError("there is no such review") }
    return (line, review.text)
  }()

  /// Nothing traps at any size on any kind of terminal, and an ASCII terminal gets only ASCII.
  @Test(arguments: [ColorDepth.none, .basic, .trueColor], [false, true])
  func reviewIsVisibleAtEverySize(depth: ColorDepth, isUnicode: Bool) {
    for line in [line, Self.wide.line, "codebreaker/1 537 3.music 001,x"] {
      if line == Self.wide.line {
        _ = fixture.memory.storage.write("parlor.codebreaker.review", Self.wide.review)
      }
      let player = reviewer(of: line, depth: depth, isUnicode: isUnicode)
      let pegs = PegDrawing(session: player.session, look: TerminalCapabilities(depth: depth, isUnicode: isUnicode))
      for (width, height) in [(30, 10), (31, 13), (40, 20), (66, 24), (80, 24), (200, 60)] {
        for key in [Key.home, .down, .enter, .pageDown, .end, .enter] {
          player.handle(key)
          let lines = player.draw(width: width, height: height).lines
          let context: Comment = "\(line) \(width) by \(height)\n\(lines.joined(separator: "\n"))"
          #expect(lines.contains { $0.contains("CodeBreaker") } && lines.contains { $0.contains("q quit") }, context)
          if !isUnicode { #expect(lines.joined().allSatisfy { $0.isASCII }, context) }
          if key == .down {
            // The markers of an attempt are on one line, and so is its skill.
            let markers = player.session.attempts.last.map { pegs.markers($0.markers) } ?? []
            #expect(lines.contains { $0.contains(markers.map(\.text).joined()) }, context)
            #expect(lines.contains { $0.contains("skill 0.") || $0.contains("skill 1.") }, context)
          }
        }
      }
    }
  }
}
