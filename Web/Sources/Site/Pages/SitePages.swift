import DOM
import DailyGames
import GameCore
import SessionSupport
import WebSupport

/// Starts the page that `<html data-screen="…">` names. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  let name = Window.screenName
  if name == "days".utf8Bytes { return SitePages.showDays() }
  guard Window.hasServer else { return Element.named("no-server").setProperty("hidden", false) }
  if name == "account".utf8Bytes { SitePages.showAccount() } else { SitePages.showStandings() }
}

/// The pages of the site that don't need the rules of a game.
enum SitePages {
  /// Shows the latest daily games.
  static func showDays() {
    let board = DaysScreen(
      isRanked: Window.hasServer, storage: PlayEnvironment.browser.storage, now: { Window.epochSeconds })
    let page = ScreenPage(board)
    Window.listen("online") { _ in page.perform { $0.tryAgain() } }
    LocalStorage.onChange { _ in page.update() }
    Window.listen("pageshow") { _ in page.update() }
    page.begin()
  }

  /// Shows the standings of the day and the game that the address names.
  static func showStandings() {
    let board = StandingsBoard(
      Array(Window.search.dropFirst()), today: CalendarDay(time: Window.epochSeconds),
      player: LocalStorage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) })
    let page = ScreenPage(board)
    Window.listen("online") { _ in
      if board.failure == .unreachable { page.perform { $0.tryAgain() } }
    }
    page.begin()
  }

  /// Shows the player's account and circles.
  static func showAccount() {
    let account = RankedAccount(
      Array(Window.search.dropFirst()), storage: PlayEnvironment.browser.storage,
      remove: { LocalStorage.remove($0) }, now: { Window.epochSeconds })
    let page = ScreenPage(account)
    Window.listen("online") { _ in
      if account.failure == .unreachable { page.perform { $0.tryAgain() } }
    }
    LocalStorage.onChange { _ in page.perform { $0.reloadPlayer() } }
    page.begin()
  }
}
