import AllGames
import DOM
import DailyGames
import GameCore
import SessionSupport
import WebSupport

/// Starts the page that `<html data-screen="…">` names. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  if Element.find("html")?.attribute("data-screen") == "data".utf8Bytes { return SiteRulePages.showData() }
  guard Window.hasServer else { return Element.named("no-server").setProperty("hidden", false) }
  SiteRulePages.showCheck()
}

/// The pages of the site that need the rules of all games.
enum SiteRulePages {
  /// Shows the check of the past day that the address names.
  static func showCheck() {
    var dealers = DealerCollector()
    dealers.visitAll()
    let check = PastDay(
      search: Window.search, at: Window.epochSeconds, dealers.all, storage: PlayEnvironment.browser.storage)
    let page = ScreenPage(check)
    Window.listen("online") { _ in
      if check.failure == .unreachable { page.perform { $0.tryAgain() } }
    }
    // The player may return to the page after playing one of the day's games again.
    Window.listen("pageshow") { _ in page.update() }
    page.begin()
  }

  private struct DealerCollector: DailyDealVisitor {
    var all: [DayDealer] = []

    mutating func visit<DealType: DailyDeal>(_ game: DailyGame, _ type: DealType.Type) {
      all.append(DayDealer(game, type))
    }
  }

  /// Shows the page that exports and imports the device's data. `data.js` saves and opens the files.
  static func showData() {
    let data = DeviceData(StoredText.ofAllGames, environment: .browser, remove: { LocalStorage.remove($0) })
    let inbox = Element.named("inbox")
    let board = DataScreen(
      data,
      save: {
        Element.named("outbox").setText(String(decoding: $0, as: UTF8.self))
        Element.named("save").call("click")
      }, open: { Element.named("file").call("click") })
    let page = ScreenPage(board)
    inbox.listen("change") { _ in page.perform { $0.importFile(inbox.text) } }
    page.begin()
  }
}
