import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

/// The game of Triples of a day that is over, played again.
package enum TriplesAgain {
  /// Plays the game on a whole screen. What the day dealt has to be kept.
  ///
  /// - Throws: an exit code, when it has been reported that there is no terminal.
  package static func play(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    let look = try Look.ofTerminal(for: "Triples")
    lazy var coach = PocketNetwork.coach
    let player = TriplesPlayer(
      session: TriplesSession(environment: environment, playMode: .pastDay(day)), look: look,
      dates: DateText(environment: ProcessInfo.processInfo.environment), slides: true,
      coach: { coach?.advice(for: $0.replay, nodes: $0.nodes).text })
    try player.play(look: look) {}
  }
}
