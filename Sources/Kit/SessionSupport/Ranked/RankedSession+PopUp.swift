import GameCore

/// The actions of a ranked game's pop-ups. The games' own actions have smaller codes.
private enum RankedCode: UInt8 {
  /// Starts the first ranked game.
  case start = 100
  case playOwnGame
  case finish
  case close
  case review
  case share
  case rename
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
      atEndOfGame: "\(DayText.long(rankedClient.day)) game",
      [
        .init(
          "outcome", nil,
          [
            .text("outcome-headline", resultHeadline, .headline),
            .text("outcome-place", place, .lead, isAnnounced: true),
            .text("outcome-note", resultNote, .note),
          ]),
        nameSection(rankedClient), friendsSection(rankedClient), .init("day", nil, dayEnd?.blocks() ?? []),
        .init(
          "everybody", "Everyone’s games",
          [.block("everybody-bars", result.flatMap { $0.bars.isEmpty ? nil : .bars($0.bars) })]),
        .init("outcome-coach", nil, [.text("outcome-skill", coach, .note)]),
      ],
      answers: [
        next, Action(sharing: shareItem, .init(RankedCode.share), "Share", next == nil ? .main : .plain),
        canReviewRankedGame ? Action(.init(RankedCode.review), "Review") : nil,
        Action(to: .standings(rankedClient.day, rankedClient.game), "Standings"),
      ], close: close, cancel: close)
  }

  /// The question for the player's name, or the answer to it.
  private func nameSection(_ rankedClient: RankedClient) -> Screen<Picture>.Section? {
    let question = rankedClient.nameQuestion
    let outcome = question.outcome
    let name = String(decoding: rankedClient.player?.name ?? [], as: UTF8.self)
    return .init(
      "name", question.isOpen ? "What’s your name?" : nil,
      [
        question.isOpen ? .text("name-now", "To others you’re \(name).", .note) : nil,
        question.isOpen
          ? .block(
            "name-field",
            .field(
              Field(
                "Your name", .name,
                submit: Action(.init(RankedCode.rename), "Save", isEnabled: question.pendingName == nil)))) : nil,
        .text("name-outcome", outcome?.text, outcome?.isError == true ? .alarm : .good, isAnnounced: true),
      ])
  }

  private func friendsSection(_ rankedClient: RankedClient) -> Screen<Picture>.Section? {
    let friends = rankedClient.friends.marks(rankedClient.game)
    return .init(
      "friends", "Friends",
      [.block("friends-marks", friends.map { .marks($0.marks, spokenText: $0.spokenText) })])
  }

  /// Performs an action of a ranked game's pop-up. `text` is what the player typed in the action's field, as UTF-8.
  public func performInRankedPopUp(_ id: Action.ID, text: [UInt8]) {
    switch RankedCode(rawValue: id.code) {
    case .start: startRankedGame()
    case .playOwnGame: playOwnGameFirst()
    case .finish: finishRankedGame()
    case .close: closePrompt()
    case .review: reviewRankedGame()
    case .rename:
      self.rankedClient?.rename(text)
      onChange?()
    case .share, nil: break
    }
  }
}
