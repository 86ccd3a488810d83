import GameCore

extension Theme {
  /// All themes in display order, the default first.
  ///
  /// To add a theme, add it here with a number of choices in `GameSetup.choiceCounts`, and a line to
  /// `Tests/Fixtures/codebreaker-themes.tsv`. Replay lines refer to a published theme's identifier and the order of its
  /// choices, so they must never change.
  public static let all: [Theme] = [
    mastermind,
    Theme(id: "earth-tones", name: "Earth Tones", colors: ["sand", "clay", "rust", "olive", "forest", "mahogany"]),
    Theme(
      id: "swiftui-colors", name: "SwiftUI Colors",
      colors: [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
      ],
      needsLetters: true),
    Theme(
      id: "rainbow", name: "Rainbow", colors: ["red", "orange", "yellow", "green", "blue", "indigo", "purple"]),
    Theme(id: "seaside", name: "Seaside", colors: ["sand", "mint", "teal", "blue", "indigo", "white"]),
    Theme(id: "newspaper", name: "Newspaper", colors: ["black", "gray", "white", "red", "yellow"]),
    Theme(id: "ice-cream", name: "Ice Cream", colors: ["pink", "mint", "yellow", "purple", "brown"]),
    Theme(
      id: "faces", name: "Faces",
      emoji: [
        ("😄", "laughing"), ("😢", "crying"), ("😡", "angry"), ("😱", "screaming"), ("😴", "sleeping"),
        ("😎", "sunglasses"), ("🤢", "queasy"), ("🥶", "freezing"),
      ]),
    Theme(
      id: "vehicles", name: "Vehicles",
      emoji: [
        ("🚗", "car"), ("🚲", "bicycle"), ("🛴", "scooter"), ("🚢", "ship"), ("🚀", "rocket"), ("🚜", "tractor"),
        ("🚁", "helicopter"), ("🚂", "locomotive"),
      ]),
    Theme(
      id: "animals", name: "Animals",
      emoji: [
        ("🐶", "dog"), ("🐸", "frog"), ("🐼", "panda"), ("🦊", "fox"), ("🐷", "pig"), ("🐙", "octopus"),
        ("🦁", "lion"), ("🐧", "penguin"),
      ]),
    Theme(
      id: "sports", name: "Sports",
      emoji: [
        ("⚽", "soccer ball"), ("🏀", "basketball"), ("🎾", "tennis"), ("🏈", "football"), ("🎳", "bowling"),
        ("🥊", "boxing"),
      ]),
    Theme(
      id: "food", name: "Food",
      emoji: [
        ("🍕", "pizza"), ("🍔", "burger"), ("🥦", "broccoli"), ("🍣", "sushi"), ("🍩", "doughnut"), ("🥕", "carrot"),
        ("🧀", "cheese"), ("🥐", "croissant"),
      ]),
    Theme(
      id: "fruit", name: "Fruit",
      emoji: [
        ("🍎", "apple"), ("🍌", "banana"), ("🍇", "grapes"), ("🍉", "watermelon"), ("🥝", "kiwi"), ("🍒", "cherries"),
        ("🍍", "pineapple"),
      ]),
    Theme(
      id: "weather", name: "Weather",
      emoji: [
        ("🌞", "sun"), ("🌧️", "rain"), ("🌈", "rainbow"), ("⚡", "lightning"), ("⛄", "snowman"), ("🌪️", "tornado"),
      ]),
    Theme(
      id: "music", name: "Music",
      emoji: [
        ("🎸", "guitar"), ("🥁", "drum"), ("🎺", "trumpet"), ("🎻", "violin"), ("🎹", "piano"),
      ]),
  ]

  /// The default theme, with the colors of the board game.
  public static let mastermind = Theme(
    id: "mastermind", name: "Mastermind", colors: ["red", "green", "blue", "yellow", "white", "black"])

  /// Returns the themes of a kind, in display order.
  public static func all(of kind: Kind) -> [Theme] {
    all.filter { $0.kind == kind }
  }

  /// Creates the theme with the identifier, given as ASCII bytes, or returns `nil` if there is none.
  public init?(id: some Collection<UInt8>) {
    let id = Array(id)
    guard let theme = Self.all.first(where: { $0.id.utf8Bytes == id }) else { return nil }
    self = theme
  }
}
