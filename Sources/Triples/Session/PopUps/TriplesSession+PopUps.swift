import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  private enum PopUpCode: UInt8 {
    case next
    case keepPlaying
    case tryAgain
    case undo
    case review
    case compare
    case share
    case medals
    case close
    case dismiss
    case play
    case watch
    case levels
    case showHint
    case type
    case open
  }

  /// Whether a pop-up covers the screen.
  public var hasPopUp: Bool { popUp != nil || rankedClient?.prompt != nil }

  /// The pop-up as a screen, or `nil` if there is none.
  public var popUpScreen: Screen? {
    guard hasPopUp else { return nil }
    return switch popUp {
    case .ended(let ended): screen(ended)
    case .openGame(let number, let problem): screen(number, problem: problem)
    case .challenge(let challenge): screen(challenge)
    case .level(let card): screen(card)
    case .hintQuestion: hintQuestionScreen
    case nil: rankedPopUp
    }
  }

  private func action(_ code: PopUpCode, _ label: String, _ role: Action.Role = .plain) -> Action {
    Action(.init(code), label, role)
  }

  private func screen(_ ended: EndedGame) -> Screen {
    let dismiss = action(.dismiss, "Back to the board")
    let keepPlaying = ended.hasLegalMoves ? action(.keepPlaying, "Keep playing") : nil
    let review = action(.review, "Review")
    let share = Action(
      sharing: endShareItem, .init(PopUpCode.share), endShareLabel,
      dayEnd.map { $0.nextGame == nil } == true ? .main : .plain)
    let isNear = ended.isNearMedal
    let next = action(.next, nextLabel, isNear || dayEnd != nil ? .plain : .main)
    let tryAgain = action(.tryAgain, day == nil ? "Try again" : "Play it again", isNear ? .main : .plain)
    let lead = dayEnd.map { $0.nextAction ?? share } ?? (isNear ? tryAgain : next)
    let study = ended.canCompare ? action(.compare, "Compare") : review
    let second = keepPlaying.map { ended.canCompare ? study : $0 } ?? (dayEnd?.nextAction == nil ? study : next)
    return Screen(
      atEndOfGame: ended.title,
      [
        .init(
          "ended", nil,
          [
            .block(
              "ended-board",
              .drawing(.board(ended.replay, first: nil, second: nil), spokenText: "Final board. \(ended.spokenBoard)")),
            .block(
              "ended-figures",
              .figures([
                Figure(name: "Final score", countingTo: ended.score),
                Figure(name: "Place", value: ended.rankText),
              ])),
          ]),
        .init(
          "ended-texts", nil,
          [
            .block("ended-scale", ended.scale.map { .scale($0) }), .text("ended-medals", ended.nearestText, .lead),
            .text("ended-comparison", ended.comparison, .lead), .text("ended-next", endNote, .note),
          ]),
        .init("ended-day", nil, dayEnd?.blocks() ?? []),
      ],
      answers: [
        lead, second, share, next, keepPlaying ?? tryAgain, review,
        ended.hasLegalMoves ? nil : action(.undo, "Undo the last move"),
        ended.medalResult == nil ? nil : action(.medals, "Medals"), ended.hasLegalMoves ? nil : dismiss,
      ], close: action(.close, "Close"), cancel: keepPlaying ?? dismiss)
  }

  private func screen(_ typedText: [UInt8], problem: String?) -> Screen {
    let cancel = action(.dismiss, "Cancel")
    let open = action(.open, "Open", .main)
    let field = Field(
      "Game number, \(GameNumber.range.lowerBound) to \(GameNumber.range.upperBound)", .number,
      text: String(decoding: typedText, as: UTF8.self), problem: problem, edit: .init(PopUpCode.type), submit: open)
    return Screen(
      "Open a game", [.init("game-number", nil, [.block("game-number-field", .field(field))])],
      actions: [open, day == nil && levelMap == nil ? action(.levels, "All levels") : nil, cancel], cancel: cancel)
  }

  private func screen(_ challenge: Challenge) -> Screen {
    let cancel = action(.dismiss, "Not now")
    return Screen(
      challenge.title,
      [
        .init(
          "challenge", nil,
          [.text("challenge-text", challenge.text), .text("challenge-note", challenge.note, .note)])
      ],
      actions: [
        action(.play, "Play this game", .main), challenge.canCompare ? action(.compare, "Compare") : nil,
        challenge.canWatch ? action(.watch, "Watch instead") : nil, cancel,
      ], cancel: cancel)
  }

  private func screen(_ card: LevelCard) -> Screen {
    let cancel = action(.dismiss, "Not now")
    let rows = card.rows.map { row in
      Block.picture(BlockID("level-medal", Int(row.medal.rawValue)), Picture.medal(row.medal), row.spokenText)
    }
    return Screen(
      card.title,
      [
        .init("level-game", nil, [.text("level-number", card.gameText, .note)]), .init("level", nil, rows),
        .init(
          "level-result", nil, [.text("level-text", card.text), .text("level-opponents", card.opponentsText, .note)]),
      ],
      actions: [
        action(.play, "Play this game", .main), action(.watch, card.watchLabel),
        levelMap == nil ? action(.levels, "All levels") : nil, cancel,
      ], cancel: cancel)
  }

  private var hintQuestionScreen: Screen {
    let keep = action(.dismiss, "Keep the medal", .main)
    return Screen(
      Self.hintQuestion, [.init("hint-question", nil, [.text("hint-cost", Self.hintCostText)])],
      actions: [keep, action(.showHint, "Show the hint")], cancel: keep)
  }

  /// Performs an action of the pop-up. `text` is what the player typed in the action's field, as UTF-8.
  public func performInPopUp(_ id: Action.ID, text: [UInt8]) {
    guard let code = PopUpCode(rawValue: id.code) else { return performInRankedPopUp(id, text: text) }
    switch (code, popUp) {
    case (.next, _): startNextGame()
    case (.keepPlaying, _): keepPlaying()
    case (.tryAgain, _): tryAgain()
    case (.undo, _): undoLastMove()
    case (.review, _): reviewEndedGame()
    case (.compare, .challenge): compareChallenge()
    case (.compare, _): compareEndedGame()
    case (.medals, .ended(let ended)): openLevel(Int(clamping: ended.replay.number?.value ?? 0))
    case (.close, _): closePopUp()
    case (.dismiss, _): dismissPopUp()
    case (.play, .level): playLevel()
    case (.play, _): playChallenge()
    case (.watch, .level): watchBestGame()
    case (.watch, _): watchChallenge()
    case (.levels, _): openLevels()
    case (.showHint, _): confirmHint()
    case (.type, _): type(text: text)
    case (.open, .openGame(let number, _)): openGame(numbered: number)
    case (.share, _), (.medals, _), (.open, _): break
    }
  }
}
