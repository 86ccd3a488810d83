import GameCore

/// The parts of a screen on which the player reports a name. The player first chooses the name in a table, and then
/// confirms.
enum NameReport {
  static let doneText: String = "Reported. The operator of this server will look at it."

  static let choiceText: String = "Which name do you want to report?"

  /// The column with the buttons that choose a name.
  static var column: TableBlock.Column { TableBlock.Column("Report", isTitleHidden: true) }

  /// Returns the button that begins or ends the choice of a name.
  static func toggle(_ id: Action.ID, isChoosing: Bool) -> Action {
    isChoosing ? Action(id, "Don’t report") : Action(id, "Report a name")
  }

  /// Returns the button that chooses a name, in UTF-8.
  static func choice(_ id: Action.ID, of name: [UInt8]) -> Action {
    Action(id, "Report", spokenText: "Report \(String(decoding: name, as: UTF8.self))")
  }

  /// Returns the question whether to report a name, in UTF-8.
  static func question(about name: [UInt8], confirm: Action.ID, cancel: Action.ID) -> Question {
    Question(
      title: "Report “\(String(decoding: name, as: UTF8.self))”?",
      text:
        "The operator of this server can hide a name that insults or harms others. No one else learns who reported it.",
      confirm: Action(confirm, "Report"), cancel: Action(cancel, "Cancel"))
  }
}
