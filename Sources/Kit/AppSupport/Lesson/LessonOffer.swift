import DailyGames
import NumberedGame
import PlaySupport

/// The offer of the lesson to a new player.
public enum LessonOffer {
  /// Returns whether the player has neither played the game on this device nor begun its lesson. Call this method
  /// before creating a session, which may store a first game. `game` is the name in addresses, such as "triples".
  public static func isPlayerNew(to game: String, in storage: Storage) -> Bool {
    ["parlor.\(game).door", "parlor.\(game).game", LessonProgress.key(game)].allSatisfy { storage.read($0) == nil }
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A card that offers the lesson to a new player.
public struct LessonOfferCard: View {
  private let game: String
  private let learn: @MainActor () -> Void
  private let play: @MainActor () -> Void

  /// Creates the card. `game` is the game's name, `learn` opens the lesson, and `play` closes the card.
  public init(game: String, learn: @escaping @MainActor () -> Void, play: @escaping @MainActor () -> Void) {
    self.game = game
    self.learn = learn
    self.play = play
  }

  /// The offer and its two buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle("New to \(game)?")
      Text("Learn it by playing, in two minutes. You can find the lesson beside the rules anytime.")
      Button(wide: "Learn by playing", action: learn)
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      Button(wide: "Play now", action: play)
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
  }
}

#Preview("The offer") {
  LessonOfferCard(game: DailyGame.first.name) {
  } play: {
  }
  .inBothSchemes()
}
#endif
