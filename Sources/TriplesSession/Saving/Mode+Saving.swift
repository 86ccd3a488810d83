import NumberedGame

extension Mode {
  /// The settings as they are saved: a line that names the form, then the mode.
  var settings: [UInt8] {
    switch self {
    case .random: "triples-settings/1\nmode random".utf8Bytes
    case .determ: "triples-settings/1\nmode determ".utf8Bytes
    }
  }

  /// Reads settings as `settings` writes them. Anything else is none.
  init?(settings text: [UInt8]) {
    guard let mode = Self.allCases.first(where: { $0.settings == text }) else { return nil }
    self = mode
  }
}
