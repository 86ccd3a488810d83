import CodeBreakerSession
import PlaySupport
import TriplesSession

extension KeptText {
  /// The texts that all games store on a device.
  public static var ofAllGames: [KeptText] { TriplesSession.keptTexts + CodeBreakerSession.keptTexts }
}
