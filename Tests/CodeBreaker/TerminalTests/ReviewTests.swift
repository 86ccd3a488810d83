import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct ReviewTests {
  private let fixture = CodeBreakerFixture()
  private let line = "codebreaker/1 537 4.mastermind 0123,0-55,2020"

  private func type(_ text: String, _ frontEnd: CodeBreakerFrontEnd) {
    for character in text { frontEnd.handle(.character(character)) }
  }

  private func text(_ frontEnd: CodeBreakerFrontEnd, width: Int = 80, height: Int = 24) -> String {
    frontEnd.update()
    return frontEnd.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  /// Returns a front end that shows a complete review.
  private func reviewingFrontEnd(of line: String, depth: ColorDepth = .none, supportsUnicode: Bool = false)
    -> CodeBreakerFrontEnd
  {
    let frontEnd = CodeBreakerFixture.frontEnd(
      fixture.session(playing: line), depth: depth, supportsUnicode: supportsUnicode)
    frontEnd.handle(.character("v"))
    repeat { _ = text(frontEnd) } while frontEnd.redrawDelayMilliseconds == 1
    return frontEnd
  }

  @Test func reviewAdvancesWithEachScreenUpdateAndResumesWhenReopened() {
    let session = fixture.session(playing: line)
    var asked = 0
    let frontEnd = CodeBreakerFixture.frontEnd(session) { question in
      asked += 1
      return FakeCoach.advice(on: question).text
    }
    guard case .ended = session.popUp else { return #expect(Bool(false), "the game is over") }
    type("v", frontEnd)
    #expect(session.isReviewOpen)
    #expect(session.popUp == nil)
    #expect(text(frontEnd).contains("The coach is reviewing every guess."))
    #expect(asked == 0)
    for done in 1...2 {
      #expect(frontEnd.redrawDelayMilliseconds == 1)
      #expect(text(frontEnd).contains("\(done) of 3"))
      #expect(asked == done)
    }
    // The front end handles keys between two steps of the coach. Escape leaves the review and stops the coach.
    frontEnd.handle(.escape)
    #expect(!session.isReviewOpen)
    _ = text(frontEnd)
    #expect(asked == 2)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    type("v", frontEnd)
    #expect(text(frontEnd).contains("2 of 3"))
    #expect(text(frontEnd).contains("Mistakes cost"))
    #expect(asked == 3)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    frontEnd.handle(.escape)
    #expect(session.skill[CodeBreakerSession.StatisticsGroup(session.game.setup)].count == 1)
  }

  @Test func reviewShowsTheSumAndEveryAttempt() {
    let frontEnd = reviewingFrontEnd(of: line)
    let text = text(frontEnd, width: 80, height: 60)
    for part in [
      "Review\n", "Game 537, Mastermind, 4 pegs. Solved in 3 guesses.", "The best player, on average", "You used",
      "Codes left", "1,000 ", " 1   R   G   B   Y   *o..", " 2   R   .   L   L   o...",
      "B   R   B   R   ****",
      "1,296 codes to 252.", "lost ", "luck saved ", "Best guess:   R   R   R   R",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  @Test func enterAndSpaceShowOrHideTheRemainingCodes() {
    let frontEnd = reviewingFrontEnd(of: line)
    #expect(text(frontEnd, height: 60).contains("252 codes left"))
    #expect(!text(frontEnd, height: 60).contains("evenly chosen."))
    frontEnd.handle(.enter)
    #expect(frontEnd.session.gameReview?.selection == 1)
    let unfolded = text(frontEnd, height: 80)
    #expect(unfolded.contains("252 codes left"))
    #expect(unfolded.contains("200 of 252 codes, evenly chosen."))
    #expect(unfolded.contains("> 1"))
    // If there is little space, opening the list of codes scrolls to the list.
    for (width, height) in [(30, 10), (80, 24), (200, 60)] {
      frontEnd.handle(.home)
      frontEnd.handle(.enter)
      frontEnd.handle(.enter)
      #expect(text(frontEnd, width: width, height: height).contains("252 codes left"))
      #expect(text(frontEnd, width: width, height: height).contains("R R R G"))
    }
    frontEnd.handle(.down)
    type(" ", frontEnd)
    let other = text(frontEnd, height: 80)
    #expect(other.contains("> 2"))
    #expect(!other.contains("evenly chosen."))
    #expect(frontEnd.session.gameReview?.selection == 2)
    type(" ", frontEnd)
    #expect(frontEnd.session.gameReview?.selection == nil)
  }

  @Test func scrollingShowsTheChosenAttemptAndEveryLine() {
    let guesses = (1...12).map { "00\($0 / 6)\($0 % 6)" }.joined(separator: ",")
    let frontEnd = reviewingFrontEnd(of: "codebreaker/1 1 4.mastermind \(guesses),x")
    for (width, height) in [(30, 10), (50, 16), (80, 24)] {
      frontEnd.handle(.home)
      for number in 1...12 {
        frontEnd.handle(.down)
        #expect(text(frontEnd, width: width, height: height).contains(number < 10 ? "> \(number)" : ">\(number)"))
      }
      // The last attempt is chosen, so another Down has no effect.
      frontEnd.handle(.down)
      for number in (1...11).reversed() {
        frontEnd.handle(.up)
        #expect(text(frontEnd, width: width, height: height).contains(number < 10 ? "> \(number)" : ">\(number)"))
      }
      frontEnd.handle(.up)
      #expect(text(frontEnd, width: width, height: height).contains("Game 1, Mastermind"))
    }
    // Scrolling reaches every line, and stops at both ends.
    for _ in 0..<100 { frontEnd.handle(.pageDown) }
    #expect(text(frontEnd).contains(" 12 "))
    for _ in 0..<40 {
      frontEnd.handle(.pageUp)
      _ = text(frontEnd)
    }
    #expect(text(frontEnd).contains("Game 1, Mastermind"))
  }

  @Test func reviewHandlesCopyAndTabKeysButNoGameKeys() throws {
    let frontEnd = reviewingFrontEnd(of: line)
    type("c", frontEnd)
    let summary = try #require(frontEnd.takeClipboard())
    #expect(summary.hasPrefix("CodeBreaker 537, Mastermind, 4 pegs: Solved in 3 guesses. Mistakes cost "))
    #expect(text(frontEnd).contains("The game as one line:"))
    frontEnd.handle(.enter)
    type("argn1e", frontEnd)
    #expect(frontEnd.session.isReviewOpen)
    #expect(frontEnd.session.popUp == nil)
    #expect(frontEnd.session.line == line)
    type("s", frontEnd)
    #expect(frontEnd.session.tab == .statistics)
    #expect(!frontEnd.session.isReviewOpen)
    #expect(text(frontEnd, height: 50).contains("Mistakes cost 0.80 guesses"))
    type("v", frontEnd)
    #expect(frontEnd.session.isReviewOpen)
    #expect(frontEnd.session.tab == .game)
    type("q", frontEnd)
    #expect(frontEnd.isFinished)
  }

  @Test func resultOffersAReviewOnlyIfThereAreAttempts() throws {
    let (session, frontEnd) = fixture.frontEnd(playing: line)
    #expect(frontEnd.dialog?.buttonLabels == ["Play again", "Review", "Share", "Back to the board"])
    frontEnd.handle(.right)
    frontEnd.handle(.enter)
    #expect(session.isReviewOpen)
    let other = CodeBreakerFixture().session(playing: "codebreaker/1 537 4.mastermind x")
    let giver = CodeBreakerFixture.frontEnd(other)
    #expect(giver.dialog?.buttonLabels == ["Play again", "Share", "Back to the board"])
    type("v", giver)
    #expect(!other.isReviewOpen)
    #expect(other.popUp != nil)
    giver.handle(.escape)
    type("v", giver)
    #expect(!other.isReviewOpen)
  }

  @Test func enterAsksAFailedCoachAgain() {
    var isThere = false
    let frontEnd = CodeBreakerFixture.frontEnd(fixture.session(playing: line)) {
      isThere ? FakeCoach.advice(on: $0).text : nil
    }
    type("v", frontEnd)
    for _ in 0..<2 { _ = text(frontEnd) }
    #expect(text(frontEnd).contains("The coach can't answer."))
    #expect(text(frontEnd).contains("Enter try again"))
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    isThere = true
    frontEnd.handle(.enter)
    for _ in 0..<4 { _ = text(frontEnd) }
    #expect(text(frontEnd).contains("Mistakes cost"))
  }

  /// A game with six emoji per row, and its review. Computing the review takes long, so the tests share it.
  private static let wide: (line: String, review: [UInt8]) = {
    let line = "codebreaker/1 537 6.weather 012345,x"
    guard let game = try? CodeBreaker(line: line),
      let review = try? Review(of: game, advices: FakeCoach.advices(for: game))
    else { fatalError("there is no such review") }
    return (line, review.text)
  }()

  /// Nothing traps at any size on any kind of terminal, and an ASCII terminal gets only ASCII.
  @Test(arguments: [ColorDepth.none, .basic, .trueColor], [false, true])
  func reviewIsVisibleAtEverySize(depth: ColorDepth, supportsUnicode: Bool) {
    for line in [line, Self.wide.line, "codebreaker/1 537 3.music 001,x"] {
      if line == Self.wide.line {
        _ = fixture.memory.storage.write("parlor.codebreaker.review", Self.wide.review)
      }
      let frontEnd = reviewingFrontEnd(of: line, depth: depth, supportsUnicode: supportsUnicode)
      let pegs = PegPainter(
        frontEnd.session.game.setup.theme, showsLetters: frontEnd.session.showsLetters,
        capabilities: TerminalCapabilities(depth: depth, supportsUnicode: supportsUnicode))
      for (width, height) in [(30, 10), (31, 13), (40, 20), (66, 24), (80, 24), (200, 60)] {
        for key in [Key.home, .down, .enter, .pageDown, .end, .enter] {
          frontEnd.handle(key)
          let lines = frontEnd.draw(width: width, height: height).lines
          let context: Comment = "\(line) \(width) by \(height)\n\(lines.joined(separator: "\n"))"
          #expect(lines.contains { $0.contains("CodeBreaker") }, context)
          #expect(lines.contains { $0.contains("q quit") }, context)
          if !supportsUnicode { #expect(lines.joined().allSatisfy { $0.isASCII }, context) }
          if key == .down {
            // The markers of an attempt are on one line, and so is its skill.
            let markers = frontEnd.session.attempts.last.map { pegs.markers($0.markers) } ?? []
            #expect(lines.contains { $0.contains(markers.map(\.text).joined()) }, context)
            #expect(lines.contains { $0.contains("lost 0.") || $0.contains("lost 1.") }, context)
          }
        }
      }
    }
  }
}
