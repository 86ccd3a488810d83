import DailyGames
import GameCore

extension PastDay: ScreenSource {
  private enum Code: UInt8 {
    /// Opens or closes the explanation of the check.
    case explain
    /// Plays a game again. The action's index is that of the game's dealer.
    case play
    case tryAgain
  }

  /// The check of the seal, and a section for each game.
  public var screen: PlainScreen {
    PlainScreen(
      dealers.count == 1 ? "\(dealers[0].game.name), \(DayText.long(day))" : "\(DayText.long(day)) games",
      [
        .init("start-again", "Start again", [startAgainBlock]), .init("news", nil, newsBlocks),
        .init("seal", "Was this day fair?", sealBlocks),
      ]
        + dealers.indices.map { index in
          let game = dealers[index].game
          return .init(BlockID(game.idText), game.name, blocks(index, game))
        } + [
          .init(
            "trouble", nil,
            [
              .block(
                "problem", failure.map { .problem($0.sentence, Action(.init(Code.tryAgain), "Try again", .main)) })
            ])
        ],
      actions: [
        dealers.first.map { Action(to: .standings(day, $0.game), "Standings") }, Action(to: .days, "All days"),
        Action(to: .home, "All games"),
      ], message: message)
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch Code(rawValue: id.code) {
    case .explain: showsExplanation.toggle()
    case .play: playAgain(at: id.index)
    case .tryAgain: tryAgain()
    case nil: break
    }
  }

  private var startAgainBlock: Block<Never>? {
    .text(
      "missing",
      needsDeal ? "This device no longer has the game of this day. Start it again from here." : nil,
      isAnnounced: true)
  }

  // MARK: The seal

  private var newsBlocks: [Block<Never>?] {
    [
      .text("absence", obstacle?.sentence, isAnnounced: true),
      .text("waiting", isWaitingForVerdict ? "One moment…" : nil, .note),
    ]
  }

  private var isWaitingForVerdict: Bool { verification?.verdict == nil && obstacle == nil && failure == nil }

  private var sealBlocks: [Block<Never>?] {
    guard let verification, let verdict = verification.verdict else { return [] }
    let explain = Action(.init(Code.explain), "How this is checked", isExpanded: showsExplanation)
    return [
      .text("verdict", verdict.sentence, verdict.tone, isAnnounced: true),
      .block("how", .disclosure(explain)),
    ] + (showsExplanation ? explanation(verification) : [])
  }

  private func explanation(_ verification: DayVerification) -> [Block<Never>?] {
    [
      .text(
        "how-seal",
        "Days earlier, the server published a seal: the SHA-256 hash of a text with a secret key. Now that the day is over, the "
          + "key and the text are public:"),
      .text("hashed", verification.reveal.hashedText, .data),
      .text("how-hash", "This device computed the hash of the text. It must be the seal:"),
      .text("commitment", verification.reveal.commitment, .data),
      .text(
        "how-kept",
        verification.storedCommitment == nil
          ? "This device didn’t store a seal before the day." : "The seal that this device stored before the day:"),
      .text("kept", verification.storedCommitment.map { String(decoding: $0, as: UTF8.self) }, .data),
      .text(
        "how-deal",
        "All games follow from the key alone (AES-256-GCM). So this device dealt the day again and checked the recorded games "
          + "against it. In a terminal, `parlor today verify` does the same."),
    ]
  }

  // MARK: A game

  private func blocks(_ index: Int, _ game: DailyGame) -> [Block<Never>?] {
    let deal = verification?.deal(at: index)
    let best = bestGames(at: index)
    let isImpossible = verification?.hasDealt(at: index) == true && deal == nil
    let isWaiting = deal != nil && (best == nil ? failure == nil : best?.isComplete == false)
    return [
      .text(id(game, "par"), deal?.summary),
      .text(
        id(game, "own"), PastDayGame.rankedResult(game, of: day, in: storage).map { "You: \($0.text)." }),
      .text(id(game, "none"), isImpossible ? "This key doesn’t produce a game." : nil, .alarm),
    ] + playAgainBlocks(index, game) + [
      .block(id(game, "games"), gamesContent(game, coach: coachGames(at: index), best: best)),
      .text(
        id(game, "check"), best?.outcomeText ?? (isWaiting ? "One moment…" : nil), best?.fault == nil ? .note : .alarm,
        isAnnounced: true),
    ]
  }

  private func id(_ game: DailyGame, _ word: String) -> BlockID { BlockID("\(game.idText)-\(word)") }

  private func playAgainBlocks(_ index: Int, _ game: DailyGame) -> [Block<Never>?] {
    guard playableDeal(at: index) != nil else { return [] }
    let (label, note) = PastDayGame.playAgainTexts(game, of: day, in: storage)
    let play = Action(.init(Code.play, index), label, .main, spokenText: "\(label): \(game.name)")
    return [.buttons(id(game, "play"), [play]), .text(id(game, "note"), note, .note, isAnnounced: true)]
  }

  private func gamesContent(_ game: DailyGame, coach: CheckedGames?, best: CheckedGames?) -> Block<Never>.Content? {
    var rows: [TableBlock.Row] = []
    if let coach, let text = coach.coachText(game) {
      rows.append(row("", text, watchAction(game, coach.bestGames.first, "Watch the coach’s game")))
    }
    for (index, checked) in (best?.bestGames ?? []).enumerated() {
      let (place, text) = (DecimalText.grouped(index + 1), game.resultText(checked.figure))
      rows.append(row(place, text, watchAction(game, checked, "Watch the no. \(place) game: \(text)")))
    }
    let columns = [
      TableBlock.Column("Place"), TableBlock.Column("Result", .name), TableBlock.Column("Replay", isTitleHidden: true),
    ]
    return rows.isEmpty ? nil : .table(TableBlock("Games to watch", columns, rows))
  }

  private func row(_ place: String, _ text: String, _ watch: Action?) -> TableBlock.Row {
    TableBlock.Row(
      [TableBlock.Cell(place), TableBlock.Cell(text), watch.map { TableBlock.Cell($0) } ?? TableBlock.Cell("")],
      spokenText: place.isEmpty ? text : "\(place). \(text)")
  }

  private func watchAction(_ game: DailyGame, _ checked: CheckedGame?, _ spokenText: String) -> Action? {
    checked?.address.map { Action(to: .replay(game, $0), "Watch", spokenText: spokenText) }
  }
}

extension DayReveal.Verdict {
  fileprivate var tone: Block<Never>.Tone {
    switch self {
    case .holds, .holdsUnseen: .good
    case .changed, .broken: .alarm
    case .unknown: .plain
    }
  }
}
