import CodeBreakerSession
import SessionSupport
import TestSupport
import Testing

// What tests press and read on a screen, by the labels that players see.
extension ScreenSource where Picture == CodeBreakerSession.Picture {
  var sectionIDs: [String] { screen.sections.map(\.id.word) }

  func section(_ id: String) -> CodeBreakerSession.Screen.Section? {
    screen.sections.first { $0.id.text == id }
  }

  var items: [ListItem] {
    screen.blocks.flatMap { block -> [ListItem] in
      if case .list(let items) = block.content { items } else { [] }
    }
  }

  func parts(_ id: String) -> PartsBlock<Picture>? {
    if case .parts(let parts) = screen.blocks.first(where: { $0.id.text == id })?.content { parts } else { nil }
  }

  func choice(_ id: String) -> Choice? {
    guard case .choice(let choice, picture: _) = screen.blocks.first(where: { $0.id.text == id })?.content else {
      return nil
    }
    return choice
  }

  func drawing(_ id: String) -> String? {
    guard case .drawing(_, let words) = screen.blocks.first(where: { $0.id.text == id })?.content else { return nil }
    return words
  }

  /// Presses a button or an item of a list, or a button of the question if there is one.
  func press(_ label: String) throws {
    let screen = screen
    if let question = screen.question {
      return perform(try #require([question.confirm, question.cancel].first { $0.label == label }).id)
    }
    if let item = items.first(where: { $0.title == label }) {
      #expect(item.isEnabled)
      return perform(item.action)
    }
    let action = try #require(screen.action(label), "no button \(label)")
    #expect(action.isEnabled)
    perform(action.id)
  }

  /// Selects an option of a choice.
  func select(_ id: String, _ option: String) throws {
    let found = try #require(choice(id))
    perform(found.action.withIndex(try #require(found.options.firstIndex(of: option))))
  }

  /// Puts pegs into the row, beginning at the first hole.
  func choose(_ pegs: Int...) throws {
    for (hole, peg) in pegs.enumerated() {
      let holes = try #require(parts("guess"))
      if !holes.parts[hole].isSelected { perform(try #require(holes.action(at: hole))) }
      perform(try #require(parts("choices")?.action(at: peg)))
    }
  }
}
