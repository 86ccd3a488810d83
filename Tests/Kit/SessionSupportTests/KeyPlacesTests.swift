import Testing

@testable import SessionSupport

@Suite struct KeyPlacesTests {
  /// What the keys of a layout type without Shift, in the order of `codes`.
  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let digits: [String]
    let w, a, s, d: String
    /// The keys on which Z, Y, H, and P are, as letters of a US keyboard. In another script, the keys in their places.
    let z, y, h, p: (code: String, types: String)

    var wasd: [(code: String, types: String, name: String)] {
      [("KeyW", w, "w"), ("KeyA", a, "a"), ("KeyS", s, "s"), ("KeyD", d, "d")]
    }
  }

  private static let digits = Array("1234567890-=").map { String($0) }
  private static let digitCodes = (1...9).map { "Digit\($0)" } + ["Digit0", "Minus", "Equal"]

  static let layouts = [
    Layout(
      testDescription: "US", digits: digits, w: "w", a: "a", s: "s", d: "d", z: ("KeyZ", "z"), y: ("KeyY", "y"),
      h: ("KeyH", "h"), p: ("KeyP", "p")),
    Layout(
      testDescription: "French", digits: Array("&é\"'(-è_çà)=").map { String($0) }, w: "z", a: "q", s: "s", d: "d",
      z: ("KeyW", "z"), y: ("KeyY", "y"), h: ("KeyH", "h"), p: ("KeyP", "p")),
    Layout(
      testDescription: "German", digits: digits.dropLast(2) + ["ß", "Dead"], w: "w", a: "a", s: "s", d: "d",
      z: ("KeyY", "z"), y: ("KeyZ", "y"), h: ("KeyH", "h"), p: ("KeyP", "p")),
    Layout(
      testDescription: "Dvorak", digits: digits.dropLast(2) + ["[", "]"], w: ",", a: "a", s: "o", d: "e",
      z: ("Slash", "z"), y: ("KeyT", "y"), h: ("KeyJ", "h"), p: ("KeyR", "p")),
    Layout(
      testDescription: "Russian", digits: digits, w: "ц", a: "ф", s: "ы", d: "в", z: ("KeyZ", "я"), y: ("KeyY", "н"),
      h: ("KeyH", "р"), p: ("KeyP", "з")),
    Layout(
      testDescription: "Greek", digits: digits, w: "ς", a: "α", s: "σ", d: "δ", z: ("KeyZ", "ζ"), y: ("KeyY", "υ"),
      h: ("KeyH", "η"), p: ("KeyP", "π")),
  ]

  private func name(
    _ code: String, _ key: String, _ places: KeyPlaces = .digitsAndWASD, hasCommand: Bool = false
  ) -> String {
    String(decoding: places.name(key: Array(key.utf8), code: Array(code.utf8), hasCommand: hasCommand), as: UTF8.self)
  }

  @Test(arguments: layouts) func movesStandForTheirPlaces(_ layout: Layout) {
    for key in layout.wasd {
      #expect(name(key.code, key.types) == key.name)
      #expect(name(key.code, key.types.uppercased()) == key.name)
    }
  }

  @Test(arguments: layouts) func pegsStandForTheirPlaces(_ layout: Layout) {
    for (code, (types, digit)) in zip(Self.digitCodes, zip(layout.digits, Self.digits)) {
      for places in [KeyPlaces.digits, .digitsAndWASD] { #expect(name(code, types, places) == digit) }
      #expect(name(code, "5", .digits) == digit, "with Shift, some layouts type digits")
    }
    #expect(name("Numpad4", "4", .digits) == "4")
  }

  @Test(arguments: layouts) func lettersStandForWhatTheyType(_ layout: Layout) {
    for places in [KeyPlaces.digits, .digitsAndWASD] {
      #expect(name(layout.h.code, layout.h.types, places) == "h")
      #expect(name(layout.p.code, layout.p.types, places) == "p")
      #expect(name(layout.z.code, layout.z.types, places, hasCommand: true) == "z")
      #expect(name(layout.y.code, layout.y.types, places, hasCommand: true) == "y")
    }
  }

  @Test func letterOfAMoveInAnotherPlaceDoesNothing() {
    #expect(name("KeyZ", "w") == "")
    #expect(name("KeyQ", "a") == "")
    #expect(name("KeyH", "d") == "")
    #expect(name("Semicolon", "S") == "")
    // Games without these moves know the letters by what they type: O on Dvorak is where S is on a US keyboard.
    #expect(name("KeyS", "o", .digits) == "o")
    #expect(name("Semicolon", "s", .digits) == "s")
    #expect(name("KeyA", "a", hasCommand: true) == "a")
  }

  @Test func keyWithoutAPlaceStandsForWhatItTypes() {
    #expect(name("", "w") == "w")
    #expect(name("", "5") == "5")
    #expect(name("", "ц") == "ц")
  }

  @Test func otherKeysKeepTheirNames() {
    for key in ["ArrowLeft", "Enter", "Backspace", "Home", " ", "+", "?", "Dead", "Process", "ö", "é"] {
      #expect(name("Semicolon", key) == key)
    }
    #expect(name("KeyE", "é") == "é", "a Latin letter stands for itself")
    #expect(name("KeyX", "ч", .digits) == "x")
    #expect(name("Comma", "б") == "б")
  }
}
