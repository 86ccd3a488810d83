import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

/// The game of Triples of a day that is over, played again.
package enum TriplesAgain {
  /// Whether it is kept on this device what the day dealt.
  package static func isKept(_ day: CalendarDay, in environment: PlayEnvironment) -> Bool {
    environment.storage.read(PastDayGame.dealKey(.triples)).flatMap { Triples.DayDeal(text: $0) }?.day == day
  }

  /// Keeps what a day dealt.
  ///
  /// - Throws: an exit code, when it has been reported that it cannot be kept.
  package static func keep(_ deal: Triples.DayDeal, in environment: PlayEnvironment) throws {
    guard environment.storage.write(PastDayGame.dealKey(.triples), deal.text) else {
      throw Failure.file.report("What the day dealt cannot be kept here.")
    }
  }

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
