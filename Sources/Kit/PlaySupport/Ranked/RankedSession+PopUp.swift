import NumberedGame

/// The actions of a ranked game's pop-ups. The games' own actions have smaller codes.
private enum RankedCode: UInt8 {
  /// Starts the first ranked game.
  case start = 100
  case playOwnGame
  case finish
  case close
  case review
  case share
}

extension RankedSession {
  /// The prompt over a ranked game as a screen, or `nil` if there is none.
  public var rankedPopUp: Screen<Picture>? {
    guard let rankedClient, let question = rankedClient.prompt else { return nil }
    switch question {
    case .introduction:
      let words = rankedClient.introduction
      let later = Action(.init(RankedCode.playOwnGame), words.laterLabel)
      return Screen(
        words.title, [.init("introduction", nil, [.text("introduction-text", words.text)])],
        actions: [Action(.init(RankedCode.start), words.startLabel, .main), later], cancel: later)
    case .finish:
      let keep = Action(.init(RankedCode.close), "Keep playing", .main)
      return Screen(
        "Finish this game?", [.init("finish", nil, [.text("finish-warning", finishWarning)])],
        actions: [keep, Action(.init(RankedCode.finish), "Finish", .destructive)], cancel: keep)
    case .result: return resultScreen(rankedClient)
    }
  }

  private func resultScreen(_ rankedClient: RankedClient) -> Screen<Picture> {
    let result = rankedClient.result
    let place =
      result?.placeText ?? rankedClient.failureText ?? (rankedClient.awaitsRank ? "Getting your place…" : nil)
    let coach = [result?.lossText, result?.coachText(rankedClient.game)].compactMap { $0 }.joined(separator: " ")
    let close = Action(.init(RankedCode.close), "Close")
    let next = dayEnd?.nextAction
    return Screen(
      "\(DayText.long(rankedClient.day)) game",
      [
        .init(
          "outcome", nil,
          [
            .text("outcome-headline", resultHeadline, .headline),
            .text("outcome-place", place, .lead, isAnnounced: true),
          ]),
        .init("day", nil, dayEnd?.blocks() ?? []),
        .init(
          "everybody", "Everyone’s games",
          [.block("everybody-bars", result.flatMap { $0.bars.isEmpty ? nil : .bars($0.bars) })]),
        .init("outcome-coach", nil, [.text("outcome-skill", coach, .note)]),
      ],
      actions: [
        next, Action(sharing: shareItem, .init(RankedCode.share), "Share", next == nil ? .main : .plain),
        canReviewRankedGame ? Action(.init(RankedCode.review), "Review") : nil,
        Action(to: .standings(rankedClient.day, rankedClient.game), "Standings"), close,
      ], cancel: close)
  }

  /// Performs an action of a ranked game's pop-up.
  public func performInRankedPopUp(_ id: Action.ID) {
    switch RankedCode(rawValue: id.code) {
    case .start: startRankedGame()
    case .playOwnGame: playOwnGameFirst()
    case .finish: finishRankedGame()
    case .close: closePrompt()
    case .review: reviewRankedGame()
    case .share, nil: break
    }
  }
}
