import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

extension TriplesCommand {
  /// Replays a past day, whose deal must be stored, on a whole screen. Throws an exit code after reporting that there
  /// is no terminal.
  package static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    let look = try Look.ofTerminal(for: "Triples")
    lazy var coach = PocketNetwork.coach
    let player = TriplesPlayer(
      session: TriplesSession(environment: environment, playMode: .pastDay(day)), look: look,
      dates: DateText(environment: ProcessInfo.processInfo.environment), slides: true,
      coach: { coach?.advice(for: $0.replay, nodes: $0.nodes).text })
    try player.play(look: look) {}
  }
}
