import DailyGames
import GameCore

/// A screen for testing and previewing renderers, with every kind of block and difficult content: long words, names in
/// other writing directions, and tables with no, one, and many rows. Its pictures are text. Players never see it.
public final class BlockGallery: ScreenSource, RequestSource {
  private var isExpanded = false
  private var rowCount = 40
  var selected = 1
  var selectedPart = 1
  private var name = "Ada"
  private var revision = 0
  private var isAsking = false
  private var message: ScreenMessage?
  private var focus: ScreenFocus?

  enum Code: UInt8 {
    case press
    case expand
    case addRows
    case submit
    case select
    case ask
    case confirm
    case cancel
    case share
    case part
  }

  /// A word that is wider than a phone in the largest letters.
  static let longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"

  /// Creates the gallery.
  public init() {}

  /// The screen with all kinds of blocks.
  public var screen: Screen<String> {
    var screen = Screen<String>(
      "Gallery", [texts, problems, fact, buttons, inputs, partsSection, pictures, figures, ranking, charts, tables],
      actions: [Action(to: .home, "All games"), Action(.init(Code.ask), "Remove all", .destructive)], message: message,
      question: isAsking
        ? Question(
          title: "Remove everything?", text: "You can’t undo this.",
          confirm: Action(.init(Code.confirm), "Remove", .destructive), cancel: Action(.init(Code.cancel), "Keep"))
        : nil)
    screen.focus = focus
    return screen
  }

  private var texts: Screen<String>.Section? {
    .init(
      "texts", "Texts, and a heading with \(Self.longWord)",
      [
        .text(
          "plain", "A plain text that is long enough to take more than one line on every phone that people play on."),
        .text("lead", "The most important sentence.", .lead), .text("note", "A note.", .note),
        .text("good", "Good news: \(Self.longWord).", .good), .text("alarm", "Bad news: \(Self.longWord).", .alarm),
        .text("code", "ACDE FGHJ KLMN", .code),
        .text("data", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", .data),
        .text("legend", "With hints", .legend), .text("hebrew", "שלום עולם", .plain),
        .block("progress", .progress("Reading \(Self.longWord)", done: 3, count: 8)),
        .text("said", message?.text ?? "Nothing was pressed.", .note, isAnnounced: true),
      ])
  }

  private var problems: Screen<String>.Section? {
    .init(
      "problems", nil,
      [.block("problem", .problem("The server can’t be reached.", Action(.init(Code.press, 0), "Try again")))])
  }

  private var fact: Screen<String>.Section? {
    .init("facts", nil, [.block("fact", .problem("A problem without an action.", nil))])
  }

  private var buttons: Screen<String>.Section? {
    .init(
      "buttons", "Buttons",
      [
        .buttons(
          "roles",
          [
            Action(.init(Code.press, 1), "Main", .main), Action(.init(Code.press, 2), "Plain"),
            Action(.init(Code.press, 4), "Remove", .destructive),
            Action(.init(Code.press, 5), "Disabled", isEnabled: false),
            Action(.init(Code.press, 17), "Take back", symbol: .undo, key: "u"),
          ]),
        .buttons(
          "links",
          [
            Action(to: .practice(.first), "Practice"),
            Action(
              sharing: ShareItem(text: "A game", address: "14".utf8Bytes), .init(Code.share), "Share"),
            Action(.init(Code.press, 6), "A button with \(Self.longWord)"),
          ], name: "Links"),
        .block(
          "disclosure", .disclosure(Action(.init(Code.expand), "More about \(Self.longWord)", isExpanded: isExpanded))),
        isExpanded ? .text("more", "The text below the button.") : nil,
      ])
  }

  private var inputs: Screen<String>.Section? {
    .init(
      "inputs", "Inputs",
      [
        .block(
          "name",
          .field(
            Field("Name", .name, text: name, revision: revision, submit: Action(.init(Code.submit), "Rename")))),
        .block("join", .field(Field("Code of a circle", .code, submit: Action(.init(Code.submit, 1), "Join")))),
        .block(
          "choice",
          .choice(
            Choice("Game", ["All", "4 pegs", Self.longWord], selectedIndex: selected, action: .init(Code.select)))),
        .block("numbers", .choice(numbers, picture: "●")),
      ])
  }

  private var figures: Screen<String>.Section? {
    .init(
      "figures", "Figures",
      [
        .block(
          "counts",
          .figures([
            Figure(name: "Played", value: "99,999,999"), Figure(name: "Won", value: "–"),
            Figure(name: Self.longWord, value: "4.34"),
          ])),
        .block(
          "scale",
          .scale(
            ScoreScale(
              527, of: 1962,
              marks: [.init(785, "Bronze"), .init(1177, "Silver"), .init(1570, "Gold"), .init(1962, "Crown")]))),
        .block("one-count", .figures([Figure(name: "Best", value: "494")])),
        .block(
          "sum",
          .sum([
            Figure(name: "Expected at the start", value: "494.00"), Figure(name: Self.longWord, value: "−20.02"),
            Figure(name: "Final score", value: "473.98"),
          ])),
        .block(
          "marks",
          .marks(
            [
              Mark("A", text: "Ada 6", isFilled: true), Mark("Y", text: "you 7", isFilled: true, isOwn: true),
              Mark("D", text: Self.longWord, isFilled: false), Mark("ש", isFilled: false),
            ], spokenText: "Ada 6, you 7")),
        .block("month", .month(month)),
        .list(
          "list",
          [
            ListItem(
              "Move 12", "Left, better Up", value: "−3", action: .init(Code.press, 7), hint: "Shows the board."),
            ListItem(Self.longWord, Self.longWord, value: "−9,999", action: .init(Code.press, 8), hint: ""),
          ]),
      ])
  }

  private var month: CalendarMonth {
    CalendarMonth(
      "September 2026",
      (1...30).map { number in
        CalendarMonth.Day(
          number, marks: [number % 3 > 0, number % 2 > 0], isToday: number == 17, isSelected: number == 9,
          joinsPrevious: number > 4 && number < 12, joinsNext: number > 3 && number < 11,
          action: number > 17 ? nil : .init(Code.press, 20 + number), spokenText: "September \(number)")
      },
      skippedDayCount: 2, legend: [DailyGame.first.name, Self.longWord],
      steps: [
        Action(.init(Code.press, 18), "‹", spokenText: "Previous month"),
        Action(.init(Code.press, 19), "›", isEnabled: false, spokenText: "Next month"),
      ])
  }

  private var ranking: Screen<String>.Section? {
    .init(
      "ranking-part", "Ranking",
      [
        .block(
          "ranking",
          .ranking([
            RankingEntry(
              rank: 1, score: "99,999,999", title: "Game 9999999999999", detail: "Gold, 1,204 from \(Self.longWord)",
              time: 1_700_000_000, marks: ["undo used", "from a replay", "hint used"], isNewest: true,
              action: .init(Code.press, 9), menu: [Action(.init(Code.press, 10), "Review")]),
            RankingEntry(rank: 100, score: "7", detail: "", time: 1_581_897_599, marks: ["to beat"]),
          ]))
      ])
  }

  private var charts: Screen<String>.Section? {
    .init(
      "charts", "Charts",
      [
        .block(
          "bars",
          .bars([
            HistogramBar(label: "1", count: 0, share: 0), HistogramBar(label: "2", count: 12, share: 1, hintedCount: 5),
            HistogramBar(label: "100–199", count: 9_999, share: 100, hintedCount: 5_000, isOwn: true),
            HistogramBar(label: "–", count: 3, share: 0, hintedCount: 3, spokenLabel: "Not found"),
          ])),
        .block(
          "parts",
          .bars([
            HistogramBar(label: "Opening", count: 104, share: 33, text: "1.04", sentence: "Opening: 1.04 points"),
            HistogramBar(label: "Eight or more", count: 313, share: 100, text: "3.13", sentence: "End: 3.13 points"),
          ])),
        .block(
          "chart",
          .chart(
            BarChart(
              (0..<25).map { BarChart.Bar(share: $0 * 37 % 101, spokenText: "Game \($0 + 1)") }, topLabel: "1.00",
              spokenText: "Twenty-five games"))),
        .block("trend", .trend(trend, spokenText: "Average loss per move")),
      ])
  }

  private var trend: PlayTrend {
    var progress = PlayProgress()
    let today = CalendarDay(time: 1_700_000_000)
    for ago in 0..<12 {
      guard let day = today.adding(days: -2 * ago) else { continue }
      let loss = TotalLoss(count: 100, loss: Int64(12_000 + 2_500 * ago + (ago % 3) * 4_000))
      progress.record(PlayProgress.Game(line: [UInt8(ago)], day: day, total: loss, parts: []))
    }
    return PlayTrend(progress, today: today)
  }

  private var tables: Screen<String>.Section? {
    .init(
      "tables", "Tables",
      [
        .block("empty", .table(table("No rows", 0))), .block("single", .table(table("One row", 1))),
        .block(
          "many",
          .table(table("Many rows", rowCount, more: Action(.init(Code.addRows), "More rows")))),
      ])
  }

  /// Names that challenge a layout: wide, a single word, right to left, symbols, and marks that stack.
  private static let names = [
    "Ada", "WWWWWWWWWWWWWWWWWWWWWWWW", longWord, "שלום עולם", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "<b>bold</b> & more", "e\u{301}\u{302}e\u{301}",
  ]

  private func table(_ caption: String, _ count: Int, more: Action? = nil) -> TableBlock {
    let rows = (0..<count).map { index in
      let name = Self.names[index % Self.names.count]
      let action =
        index % 5 == 0
        ? TableBlock.Cell(Action(.init(Code.press, 100 + index), "Watch", spokenText: "Watch \(name)"))
        : TableBlock.Cell("Over")
      return TableBlock.Row(
        [
          TableBlock.Cell("\(index + 1)"), TableBlock.Cell(name), TableBlock.Cell(DecimalText.grouped(99_999 - index)),
          action,
        ],
        isOwn: index == 3, spokenText: "\(index + 1): \(name)")
    }
    return TableBlock(
      caption, [.init("Rank"), .init("Name", .name), .init("Score"), .init("Game", isTitleHidden: true)], rows,
      placeholder: "There are no rows.", more: more)
  }

  /// An empty array.
  public var pendingRequests: [Request<Never>] { [] }

  /// Ignores all replies.
  public func receive(_ reply: Reply, to request: Request<Never>) {}

  private func newMessage(_ text: String, isError: Bool = false) -> ScreenMessage {
    ScreenMessage(text, isError: isError, number: (message?.number ?? 0) + 1)
  }

  /// Performs an action, and for most actions shows a message about it.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    let typed = String(decoding: text, as: UTF8.self)
    switch Code(rawValue: id.code) {
    case .press: message = newMessage("Button \(id.index) was pressed.")
    case .expand: isExpanded.toggle()
    case .addRows: rowCount += 40
    case .submit where typed.isEmpty: message = newMessage("Type a text first.", isError: true)
    case .submit:
      if id.index == 0 { name = typed }
      revision += 1
      message = newMessage("You typed \(typed).")
    case .select: selected = id.index
    case .part:
      selectedPart = id.index
      focus = ScreenFocus(.id("holes"), after: focus)
    case .ask: isAsking = true
    case .confirm, .cancel:
      message = newMessage(id.code == Code.confirm.rawValue ? "Everything was removed." : "Nothing was removed.")
      isAsking = false
    case .share, nil: break
    }
  }
}
