import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

final class NewGameView {
  private let counts: RadioGroup
  private let theme: Menu
  private let opponent: RadioGroup
  private let limit: Menu
  private let number: NumberField
  private let swatches = Element.named("swatches")

  private static let counts = [nil] + GameSetup.pegCounts.map { Int?.some($0) }
  private static let themes = CodeBreakerSession.ThemeChoice.all
  private static let limits = CodeBreakerSession.LimitSetting.all

  init(_ session: CodeBreakerSession) {
    counts = RadioGroup("pegs", Self.counts.map { $0?.description ?? "any" }) {
      session.choose(pegCount: Self.counts[$0])
    }
    theme = Menu("theme-choice", Self.themes.map { $0.label }) { session.choose(theme: Self.themes[$0]) }
    opponent = RadioGroup("opponent", ["code", "luckless"]) { session.choose(isWithoutLuck: $0 == 1) }
    limit = Menu("limit-choice", Self.limits.map { $0.label }) { session.choose(limit: Self.limits[$0]) }
    number = NumberField("number-choice", problem: "number-problem", form: "new-game-form") {
      session.startChosenGame(number: $0)
    }
  }

  func draw(_ form: CodeBreakerSession.NewGameForm, isNew: Bool) {
    counts.show(Self.counts.firstIndex(of: form.pegCount))
    if let index = Self.themes.firstIndex(of: form.theme) { theme.show(index) }
    opponent.show(form.isWithoutLuck ? 1 : 0)
    Element.named("number-setting").setProperty("hidden", form.isWithoutLuck)
    Element.named("opponent-note").setText(form.opponentNote)
    if let index = Self.limits.firstIndex(of: form.limit) { limit.show(index) }
    swatches.fill(form.theme.pegs.compactMap { PegElement.make($0) })
    Element.named("theme-note").setText(form.themeNote)
    Element.named("limit-note").setText(form.limitNote)
    number.show(problem: form.problem, isNew: isNew)
  }
}
