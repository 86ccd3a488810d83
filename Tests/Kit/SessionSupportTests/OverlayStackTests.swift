import SessionSupport
import Testing

private struct Letter: Overlay, Equatable {
  let kind: Character
  /// The letters of the overlays that can open above this one without closing it.
  var staysUnder = ""

  init(_ kind: Character, staysUnder: String = "") {
    self.kind = kind
    self.staysUnder = staysUnder
  }

  func stays(under other: Letter) -> Bool { staysUnder.contains(other.kind) }
}

@Suite struct OverlayStackTests {
  private var stack: OverlayStack<Letter> {
    var stack = OverlayStack<Letter>()
    for letter in [Letter("a", staysUnder: "bc"), Letter("b", staysUnder: "c"), Letter("c")] { _ = stack.open(letter) }
    return stack
  }

  private func kinds(_ overlays: [Letter]) -> String { String(overlays.map(\.kind)) }

  @Test func openingClosesOverlaysThatDoNotStay() {
    var stack = stack
    #expect(!stack.isEmpty)
    #expect(stack["a"] != nil)
    #expect(stack["b"] != nil)
    #expect(stack["c"] != nil)
    #expect(kinds(stack.open(Letter("b", staysUnder: "c"))) == "bc", "an overlay of the same kind closes too")
    #expect(kinds(stack.open(Letter("d"))) == "ab")
    #expect(kinds(stack.closeAll()) == "d")
    #expect(stack.isEmpty)
  }

  @Test func closingAnOverlayClosesThoseAboveIt() {
    var stack = stack
    #expect(kinds(stack.close("x")) == "")
    #expect(kinds(stack.close("b")) == "bc")
    #expect(stack["a"] != nil)
    #expect(stack["b"] == nil)
    #expect(kinds(stack.close("a")) == "a")
    #expect(stack.isEmpty)
  }

  @Test func overlayIsReplacedInPlaceOnlyIfOneOfItsKindIsOpen() {
    var stack = stack
    stack.replace(with: Letter("b", staysUnder: "x"))
    #expect(stack["b"] == Letter("b", staysUnder: "x"))
    stack.replace(with: Letter("d"))
    #expect(kinds(stack.closeAll()) == "abc", "no overlay of its kind is open")
  }
}
