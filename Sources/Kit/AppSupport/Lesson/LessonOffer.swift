import DailyGames
import GameCore
import SessionSupport

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

extension View {
  /// Covers the view with the offer of the lesson to a new player, and shows the notices of that layer.
  public func lessonOffer<Session: AppSession>(_ controller: SessionController<Session>) -> some View {
    environment(\.ignoresKeys, controller.offersLesson)
      .cover(controller.offersLesson ? "offer" : nil) {
        controller.declineLesson()
      } card: { _ in
        LessonOfferCard(game: Session.kind.name) {
          controller.openLesson()
        } play: {
          controller.declineLesson()
        }
      }
      .notices(controller, on: .cover)
  }
}

/// A card that offers the lesson to a new player.
private struct LessonOfferCard: View {
  let game: String
  let learn: @MainActor () -> Void
  let play: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle("New to \(game)?")
      Text("Learn it by playing, in two minutes. You can find the lesson beside the rules anytime.")
      Button(wide: "Learn by playing") { if !HeldKey.isRepeating { learn() } }
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      Button(wide: "Play now", action: play)
        .buttonStyle(.game)
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
