import CodeBreakerModel
import CodeBreakerSession
import Testing

@Suite struct NewGameTests {
  private let fixture = Fixture()

  private func form(_ session: CodeBreakerSession) throws -> CodeBreakerSession.NewGameForm {
    guard case .newGame(let form) = session.popUp else { throw NoPopUp() }
    return form
  }

  @Test func newPlayersHaveTheUsualLimitUntilTheyChooseAnother() throws {
    let session = fixture.window()
    #expect(session.settings.limit == .usual)
    #expect(session.game.setup.attemptLimit == 10)
    #expect(fixture.memory["parlor.codebreaker.settings"] == "codebreaker-settings/1\nlimit usual")
    session.attempt(0, 1, 2, 3)
    #expect(session.attemptDots == CodeBreakerSession.AttemptDots(remainingCount: 9, count: 10))
    for _ in 0..<30 {
      session.restart()
      let setup = session.game.setup
      let usual = CodeBreakerSession.LimitSetting.usualLimit(
        pegCount: setup.pegCount, choiceCount: setup.theme.choices.count)
      #expect(setup.attemptLimit == usual)
    }
    session.askForNewGame()
    session.choose(limit: .none)
    session.startChosenGame()
    #expect(session.game.setup.attemptLimit == nil)
    #expect(session.attemptDots == nil)
    #expect(fixture.window().settings.limit == .none, "no limit stays the choice")
  }

  @Test func returningPlayersKeepTheirAttemptLimit() {
    let session = fixture.window(freshLine + " 0123")
    #expect(session.settings.limit == .none)
    #expect(fixture.memory["parlor.codebreaker.settings"] == nil)
    session.restart()
    #expect(session.game.setup.attemptLimit == nil)
    fixture.memory["parlor.codebreaker.game"] = nil
    fixture.memory["parlor.codebreaker.settings"] = "codebreaker-settings/1\nlimit 8"
    #expect(fixture.window().game.setup.attemptLimit == 8)
  }

  @Test(arguments: [
    (3, 5, 8), (3, 8, 8), (3, 12, 10), (4, 5, 10), (4, 6, 10), (4, 8, 10), (4, 12, 12), (5, 7, 12), (5, 12, 15),
    (6, 8, 15), (6, 12, 20),
  ])
  func usualLimitDependsOnPegsAndChoices(pegs: Int, choices: Int, limit: Int) {
    #expect(CodeBreakerSession.LimitSetting.usualLimit(pegCount: pegs, choiceCount: choices) == limit)
    #expect(GameSetup.attemptLimits.contains(limit))
  }

  @Test func formShowsTheDifficultyOfThemes() throws {
    let session = fixture.window(freshLine)
    session.askForNewGame()
    let notes = [
      "mastermind": "6 colors", "newspaper": "5 colors, easier", "rainbow": "7 colors, harder",
      "swiftui-colors": "12 colors, much harder", "faces": "8 pictures, harder", "music": "5 pictures, easier",
    ]
    for theme in Theme.all {
      session.choose(theme: .theme(theme))
      let form = try form(session)
      #expect(form.themeNote == notes[theme.id] ?? form.themeNote)
      #expect(form.theme.pegs == theme.choices)
    }
    session.choose(theme: .any)
    #expect(try form(session).themeNote == "5 to 12 choices: the more, the harder")
    #expect(try form(session).theme.pegs.isEmpty)
    for (kind, words) in [(Theme.Kind.color, "5 to 12 colors"), (.emoji, "5 to 8 pictures")] {
      session.choose(theme: .anyOf(kind))
      let counts = Theme.all(of: kind).map(\.choices.count)
      #expect(try form(session).themeNote.hasPrefix(words))
      #expect(words.hasPrefix("\(counts.min() ?? 0) to \(counts.max() ?? 0) "))
    }
  }

  @Test func formShowsTheUsualLimit() throws {
    let session = fixture.window()
    session.askForNewGame()
    #expect(try form(session).limit == .usual)
    #expect(try form(session).limitNote == "10 with 4 pegs and 6 choices")
    session.choose(pegCount: nil)
    #expect(try form(session).limitNote == "8 to 20, by pegs and choices")
    session.choose(limit: .attempts(8))
    #expect(try form(session).limitNote == "")
    #expect(CodeBreakerSession.LimitSetting.all.map(\.label).prefix(3) == ["Standard", "No limit", "6 guesses"])
  }

  @Test func attemptDotsFitInARowAndHighlightFewRemainingAttempts() {
    let session = fixture.window(freshLine + ".5 0123")
    #expect(session.attemptDots == CodeBreakerSession.AttemptDots(remainingCount: 4, count: 5))
    #expect(session.attemptDots?.hasFewLeft == false)
    session.attempt(0, 0, 0, 0)
    #expect(session.attemptDots?.hasFewLeft == true)
    #expect(session.attemptDots?.remainingCount == 3)
    #expect(fixture.window(freshLine + ".21").attemptDots == nil, "more than a row can show")
  }
}
