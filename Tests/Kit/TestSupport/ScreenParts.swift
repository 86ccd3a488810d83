import SessionSupport

// Access to a screen's contents by the IDs and labels that tests use.
extension Screen {
  /// All blocks.
  public var blocks: [Block<Picture>] { sections.flatMap(\.blocks) }

  /// Returns the text, problem, disclosure, or spoken marks of the block with the given ID, such as `circle-1`, or `nil`
  /// if there is none.
  public func text(_ id: String) -> String? {
    switch blocks.first(where: { $0.id.text == id })?.content {
    case .text(let text, _, isAnnounced: _), .problem(let text, _): text
    case .disclosure(let action): action.label
    case .marks(_, let spokenText): spokenText
    default: nil
    }
  }

  /// Returns what screen readers say after an event that sets `status` and makes the announced blocks appear.
  public func spokenTexts(status: String) -> [String] {
    let announced: [String] = blocks.compactMap {
      switch $0.content {
      case .text(let text, _, isAnnounced: true), .problem(let text, _): text
      default: nil
      }
    }
    return ([status] + announced).filter { !$0.isEmpty }
  }

  /// All choices, from the top down.
  public var choices: [Choice] {
    blocks.compactMap { if case .choice(let choice, picture: _) = $0.content { choice } else { nil } }
  }

  /// Returns the table with the given ID, or `nil` if there is none.
  public func table(_ id: String) -> TableBlock? {
    if case .table(let rows) = blocks.first(where: { $0.id.text == id })?.content { rows } else { nil }
  }

  /// Returns the month with the given ID, or `nil` if there is none.
  public func month(_ id: String) -> CalendarMonth? {
    if case .month(let month) = blocks.first(where: { $0.id.text == id })?.content { month } else { nil }
  }

  /// Returns the rows of the table with the given ID as lines, such as `1 | Ada | 1,042`.
  public func lines(_ id: String) -> [String] {
    table(id)?.rows.map { $0.cells.map(\.text).joined(separator: " | ") } ?? []
  }

  /// All actions, in the order of the screen.
  public var allActions: [Action] {
    blocks.flatMap { block -> [Action] in
      switch block.content {
      case .problem(_, let help): help.map { [$0] } ?? []
      case .disclosure(let action): [action]
      case .buttons(let actions, name: _): actions
      case .field(let field): [field.submit]
      case .table(let rows): rows.rows.flatMap { $0.cells.compactMap(\.action) } + (rows.more.map { [$0] } ?? [])
      case .month(let month): month.steps
      default: []
      }
    } + actions + moreActions
  }

  /// Returns the first action with the given label, or `nil` if there is none.
  public func action(_ label: String) -> Action? { allActions.first { $0.label == label } }

  /// Returns the address of the link with the given label, or `nil` if there is none.
  public func link(_ label: String) -> String? { action(label)?.destination?.address }
}
