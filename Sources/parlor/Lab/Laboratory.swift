import ArgumentParser
import TerminalSupport

/// The command of a game with tools for those who work on what its coach thinks by.
protocol Laboratory: GameCommand {
  /// The command of those who play.
  associatedtype Game: GameCommand

  /// The tools, which stand behind what players use.
  static var tools: [any ParsableCommand.Type] { get }

  /// Ways to use the tools, as the help of the game's command shows them; it may be empty.
  static var examples: String { get }
}

extension Laboratory {
  static var introduction: String { Game.introduction }

  static var configuration: CommandConfiguration {
    var configuration = Game.configuration
    configuration.subcommands += tools
    configuration.discussion += examples
    return configuration
  }
}
