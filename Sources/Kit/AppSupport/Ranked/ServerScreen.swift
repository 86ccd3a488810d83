import DailyGames
import GameCore
import SessionSupport

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
public final class StandingsScreen: SourceScreen<StandingsBoard> {
  private let makeRunner: (CalendarDay, DailyGame) -> RequestRunner<StandingsBoard>

  init(_ day: CalendarDay, _ game: DailyGame, today: CalendarDay, _ server: DayServer, sleep: @escaping Sleep) {
    makeRunner = { day, game in
      let player = server.storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
      let board = StandingsBoard(Array("\(day)&\(game.idText)".utf8), today: today, player: player)
      return RequestRunner(board, sleep: sleep, ask: server.ask)
    }
    super.init(makeRunner(day, game))
  }

  /// Switches to the standings of another daily game.
  public func go(to day: CalendarDay, _ game: DailyGame) { replace(with: makeRunner(day, game)) }

  /// Retries a request that failed because there was no network. Call this method when the player comes back.
  func refresh() {
    if source.failure == .unreachable { act { $0.tryAgain() } }
  }
}

/// The player's account, observable by SwiftUI.
@MainActor
public final class AccountScreen: SourceScreen<RankedAccount> {
  private let server: DayServer
  private var player: RankedPlayer?

  enum PlayerChange {
    /// The player is the same, but has another token.
    case newToken
    /// Another player is signed in.
    case newPlayer
    /// No player is signed in anymore.
    case signedOut
  }

  var onPlayerChange: (PlayerChange) -> Void = { _ in }

  /// Creates the screen and requests the player's profile. `search` follows `?` in a link, such as `join=ACDEFGHJ`.
  init(
    _ search: [UInt8], _ server: DayServer, _ storage: ServerStorage, sleep: @escaping Sleep, now: @escaping () -> Int64
  ) {
    let account = RankedAccount(search, storage: storage.storage, remove: { storage.remove($0) }, now: now)
    player = account.player
    self.server = server
    super.init(RequestRunner(account, sleep: sleep, ask: server.ask, canSend: { server.canSend($0) }))
  }

  /// The account as a screen. A problem with the device's secrets replaces the text for a player without an account.
  public var screen: PlainScreen {
    let account = source
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

  /// Reports a change of the player.
  public override func sourceDidChange() {
    let old = player
    player = source.player
    guard old?.id != player?.id || old?.token != player?.token else { return }
    onPlayerChange(player == nil ? .signedOut : old?.id == player?.id ? .newToken : .newPlayer)
  }
}
