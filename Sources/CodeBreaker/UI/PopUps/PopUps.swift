#if canImport(SwiftUI)
import SwiftUI

/// What stands over the screen and waits for an answer.
struct PopUps: ViewModifier {
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    @Bindable var table = table
    ZStack {
      content
        .accessibilityHidden(table.ended != nil)
      if let ended = table.ended {
        EndedView(ended: ended)
          .transition(reducesMotion ? .opacity : .scale(scale: 0.9).combined(with: .opacity))
      }
    }
    .animation(.easeOut(duration: 0.25), value: table.ended)
    .sheet(item: $table.sheet) { sheet in
      switch sheet {
      case .newGame(let form): NewGameView(form: form)
      case .hint: HintView()
      case .review: ReviewView()
      }
    }
    .alert("Give up?", isPresented: $table.isAskingToGiveUp) {
      Button("Keep playing", role: .cancel) {}
      Button("Give up", role: .destructive) { table.giveUp() }
    } message: {
      Text("The code will be revealed, and the game counts as not solved.")
    }
  }
}
#endif
