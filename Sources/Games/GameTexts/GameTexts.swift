import CodeBreakerSession
import PlaySupport
import TriplesSession

extension StoredText {
  /// The texts that all games store on a device.
  public static var ofAllGames: [StoredText] { TriplesSession.keptTexts + CodeBreakerSession.keptTexts }
}
