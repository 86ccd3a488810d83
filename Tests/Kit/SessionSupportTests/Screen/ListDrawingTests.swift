import GameCore
import SessionSupport
import Testing

@Suite struct ListDrawingTests {
  private struct Item: Drawable, CustomStringConvertible {
    let id: Int
    var isNumber = true
    var text: String

    func hasSameKind(as other: Item) -> Bool { isNumber == other.isNumber }
    var description: String { text }
  }

  private final class Screen {
    final class Part {
      var text: String
      init(_ text: String) { self.text = text }
    }

    var parts: [Part] = []
    var log: [String] = []
  }

  private struct Recorder: PartRenderer {
    let screen: Screen

    func make(_ item: Item) -> Screen.Part {
      screen.log.append("make \(item)")
      return Screen.Part(item.text)
    }

    func change(_ part: Screen.Part, from old: Item, to new: Item) {
      screen.log.append("change \(old) to \(new)")
      part.text = new.text
    }

    func insert(_ part: Screen.Part, before next: Screen.Part?) {
      screen.log.append("insert \(part.text) before \(next?.text ?? "the end")")
      screen.parts.removeAll { $0 === part }
      let place = next.flatMap { next in screen.parts.firstIndex { $0 === next } }
      screen.parts.insert(part, at: place ?? screen.parts.count)
    }

    func remove(_ part: Screen.Part) {
      screen.log.append("remove \(part.text)")
      screen.parts.removeAll { $0 === part }
    }
  }

  private let screen = Screen()

  private func items(_ texts: String...) -> [Item] {
    texts.map { Item(id: Int($0.unicodeScalars.first!.value), text: $0) }
  }

  @Test func drawingAnEqualListChangesNothing() {
    var drawing = ListDrawing(Recorder(screen: screen))
    drawing.draw(items("a", "b"))
    #expect(screen.log == ["make a", "insert a before the end", "make b", "insert b before the end"])
    screen.log = []
    drawing.draw(items("a", "b"))
    #expect(screen.log.isEmpty)
  }

  @Test func changedElementReusesItsView() {
    var drawing = ListDrawing(Recorder(screen: screen))
    drawing.draw(items("a", "b", "c"))
    let parts = screen.parts
    screen.log = []
    drawing.draw(items("a", "b2", "c"))
    #expect(screen.log == ["change b to b2"])
    #expect(zip(parts, screen.parts).allSatisfy { $0 === $1 })
  }

  @Test func movedElementReusesItsView() {
    var drawing = ListDrawing(Recorder(screen: screen))
    drawing.draw(items("a", "b", "c"))
    screen.log = []
    drawing.draw(items("c", "a", "b"))
    #expect(screen.log == ["insert c before a"])
    #expect(screen.parts.map(\.text) == ["c", "a", "b"])
  }

  @Test func elementOfAnotherKindIsRecreated() {
    var drawing = ListDrawing(Recorder(screen: screen))
    drawing.draw(items("a", "b"))
    screen.log = []
    drawing.draw([Item(id: 97, isNumber: false, text: "a2")] + items("b"))
    #expect(screen.log == ["remove a", "make a2", "insert a2 before b"])
  }

  /// Draws each pair of lists, one after the other. A list has up to four of five elements. The parts must match the
  /// second list, and drawing it must create and remove only the elements that differ.
  @Test func listReplacesAnotherByCreatingAndRemovingOnlyDifferences() {
    let lists = Self.lists()
    for first in lists {
      for second in lists {
        let screen = Screen()
        var drawing = ListDrawing(Recorder(screen: screen))
        drawing.draw(first)
        screen.log = []
        drawing.draw(second)
        #expect(screen.parts.map(\.text) == second.map(\.text), "\(first) then \(second)")
        #expect(
          screen.log.filter { $0.hasPrefix("make") }.count == Set(second.map(\.id)).subtracting(first.map(\.id)).count)
        #expect(
          screen.log.filter { $0.hasPrefix("remove") }.count == Set(first.map(\.id)).subtracting(second.map(\.id)).count
        )
      }
    }
  }

  private static func lists() -> [[Item]] {
    var lists: [[Item]] = [[]]
    for _ in 0..<4 {
      lists += lists.flatMap { list in
        (0..<5).filter { id in !list.contains { $0.id == id } }.map { list + [Item(id: $0, text: "\($0)")] }
      }.filter { !lists.contains($0) }
    }
    return lists
  }

  // MARK: Blocks

  @Test func blocksOfDifferentKindsDiffer() {
    let contents: [Block<Never>.Content] = [
      .text("", .plain, isAnnounced: false), .problem("", nil), .disclosure(Action(to: .home, "")), .figures([]),
      .table(TableBlock("", [], [])), .bars([]), .chart(BarChart([], topLabel: "", spokenText: "")),
      .buttons([], name: nil),
      .choice(Choice("", [], selectedIndex: 0, action: Action(to: .home, "").id)),
      .field(Field("", .name, submit: Action(to: .home, ""))),
    ]
    for (index, content) in contents.enumerated() {
      for (other, another) in contents.enumerated() {
        let isSame = Block<Never>("a", content).hasSameKind(as: Block("a", another))
        #expect(isSame == (index == other))
      }
    }
  }

  @Test func emptySectionsAndMissingActionsAreOmitted() {
    let screen = PlainScreen(
      "Title",
      [
        .init("a", nil, [nil, .text("none", nil), .buttons("no-buttons", [nil])]),
        .init("b", "Heading", [.text("text", "Text")]), nil,
      ], actions: [nil])
    #expect(screen.sections.map(\.title) == ["Heading"])
    #expect(screen.actions.isEmpty)
  }

  @Test func blockIDContainsItsIndexUnlessItIsZero() {
    #expect(BlockID("row", 0).text == "row")
    #expect(BlockID("row", 2).text == "row-2")
  }
}
