/// How many colours a terminal shows.
package enum ColorDepth: CaseIterable {
  case none, basic, indexed, trueColor

  /// Judges by what the environment says of the terminal, and of the player's wish (no-color.org).
  package init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || terminal == "dumb" || terminal.hasPrefix("vt") {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.contains("256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
