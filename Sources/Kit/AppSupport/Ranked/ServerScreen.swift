import DailyGames
import NumberedGame
import Observation
import PlaySupport

/// A server's screen that covers the tabs.
public enum ServerScreen: Identifiable {
  /// The standings of a daily game.
  case standings(StandingsScreen)
  /// The player's account and circles.
  case account(AccountScreen)

  /// The identity of the screen.
  public var id: ObjectIdentifier {
    switch self {
    case .standings(let screen): ObjectIdentifier(screen)
    case .account(let screen): ObjectIdentifier(screen)
    }
  }

  @MainActor func tryAgain() {
    switch self {
    case .standings(let screen): screen.refresh()
    case .account(let screen): screen.refresh()
    }
  }
}

/// The standings of a daily game, observable by SwiftUI. The player can switch the day and the game.
@MainActor
@Observable
public final class StandingsScreen {
  @ObservationIgnored private let makeRunner: (CalendarDay, DailyGame) -> RequestRunner<StandingsBoard>
  @ObservationIgnored private var runner: RequestRunner<StandingsBoard>
  private var changeCount = 0

  init(_ day: CalendarDay, _ game: DailyGame, today: CalendarDay, _ server: DayServer, sleep: @escaping Sleep) {
    makeRunner = { day, game in
      let player = server.storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
      let board = StandingsBoard(Array("\(day)&\(game.idText)".utf8), today: today, player: player)
      return RequestRunner(board, sleep: sleep, ask: server.ask)
    }
    runner = makeRunner(day, game)
    startRunner()
  }

  /// The standings.
  public var board: StandingsBoard {
    _ = changeCount
    return runner.source
  }

  /// Switches to the standings of another daily game.
  public func go(to day: CalendarDay, _ game: DailyGame) {
    runner.stop()
    runner = makeRunner(day, game)
    startRunner()
    changeCount += 1
  }

  /// Retries a request that failed because there was no network. Call this method when the player comes back.
  func refresh() {
    if runner.source.failure == .unreachable { act { $0.tryAgain() } }
  }

  func act(_ action: (StandingsBoard) -> Void) {
    action(runner.source)
    changeCount += 1
    runner.updateRequests()
  }

  private func startRunner() {
    runner.onReply = { [weak self] in self?.changeCount += 1 }
    runner.updateRequests()
  }
}

/// The player's account, observable by SwiftUI.
@MainActor
@Observable
public final class AccountScreen {
  @ObservationIgnored private let runner: RequestRunner<RankedAccount>
  @ObservationIgnored private let server: DayServer
  @ObservationIgnored private var player: RankedPlayer?
  private var changeCount = 0

  enum PlayerChange {
    /// The player is the same, but has another token.
    case newToken
    /// Another player is signed in.
    case newPlayer
    /// No player is signed in anymore.
    case signedOut
  }

  @ObservationIgnored var onPlayerChange: (PlayerChange) -> Void = { _ in }

  /// Creates the screen and requests the player's profile. `search` follows `?` in a link, such as `join=ACDEFGHJ`.
  init(
    _ search: [UInt8], _ server: DayServer, _ storage: ServerStorage, sleep: @escaping Sleep, now: @escaping () -> Int64
  ) {
    let account = RankedAccount(search, storage: storage.storage, remove: { storage.remove($0) }, now: now)
    player = account.player
    self.server = server
    runner = RequestRunner(account, sleep: sleep, ask: server.ask, canSend: { server.canSend($0) })
    runner.onReply = { [weak self] in self?.accountDidChange() }
    runner.updateRequests()
  }

  /// The account.
  public var account: RankedAccount {
    _ = changeCount
    return runner.source
  }

  /// The account as a screen. A problem with the device's secrets replaces the text for a player without an account.
  public var screen: PlainScreen {
    var screen = account.screen
    if account.profile != nil, let index = screen.sections.firstIndex(where: { $0.id == "devices" }) {
      let note = "Each Parlor app counts as its own device."
      screen.sections[index].blocks.append(Block("apps", .text(note, .note, isAnnounced: false)))
    }
    guard let problem = server.secretsProblem else { return screen }
    for index in screen.sections.indices { screen.sections[index].blocks.removeAll { $0.id == "stranger" } }
    let text: Block<Never>? = .text("secret-trouble", problem.sentence, .alarm)
    if let section = PlainScreen.Section("secret-trouble-section", nil, [text]) {
      screen.sections.insert(section, at: 0)
    }
    return screen
  }

  /// Performs one of the player's actions.
  public func act(_ action: (RankedAccount) -> Void) {
    action(runner.source)
    accountDidChange()
    runner.updateRequests()
  }

  /// Returns an invitation to share: a link to the server's site, the code, and where to enter the code in the app.
  func shareText(_ item: ShareItem) -> String {
    let code = String(decoding: item.query.drop { $0 != UInt8(ascii: "=") }.dropFirst(), as: UTF8.self)
    return item.message(page: "\(server.choice?.address.text ?? "")/account.html")
      + "\nIn the app: Today, Account, code \(code)"
  }

  /// Reloads the stored player and retries a request that found no network. Call this method when the player returns.
  func refresh() {
    act {
      $0.reloadPlayer()
      if $0.failure == .unreachable { $0.tryAgain() }
    }
  }

  private func accountDidChange() {
    changeCount += 1
    let old = player
    player = runner.source.player
    guard old?.id != player?.id || old?.token != player?.token else { return }
    onPlayerChange(player == nil ? .signedOut : old?.id == player?.id ? .newToken : .newPlayer)
  }
}
