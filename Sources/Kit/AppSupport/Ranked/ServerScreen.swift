import DailyGames
import NumberedGame
import Observation
import PlaySupport

/// What is shown over the tabs of what a server has.
public enum ServerScreen: Identifiable {
  /// How everybody has played the game of a day.
  case standings(StandingsScreen)
  /// Who the player is, and the tables with friends.
  case account(AccountScreen)

  /// The screen itself.
  public var id: ObjectIdentifier {
    switch self {
    case .standings(let screen): ObjectIdentifier(screen)
    case .account(let screen): ObjectIdentifier(screen)
    }
  }

  /// Asks once more for what did not come.
  @MainActor func tryAgain() {
    switch self {
    case .standings(let screen): screen.comeBack()
    case .account(let screen): screen.comeBack()
    }
  }
}

/// The standings of the game of a day as SwiftUI observes them. It goes from day to day and from game to game.
@MainActor
@Observable
public final class StandingsScreen {
  @ObservationIgnored private let makeRunner: (CalendarDay, DailyGame) -> RequestRunner<StandingsBoard>
  @ObservationIgnored private var runner: RequestRunner<StandingsBoard>
  private var changeCount = 0

  /// Asks for the standings of a game of a day.
  ///
  /// - Parameters:
  ///   - today: the day that it is now.
  ///   - sleep: how time passes.
  init(_ day: CalendarDay, _ game: DailyGame, today: CalendarDay, _ server: DayServer, sleep: @escaping Sleep) {
    makeRunner = { day, game in
      let player = server.storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
      let board = StandingsBoard(Array("\(day)&\(game.folder)".utf8), today: today, player: player)
      return RequestRunner(board, sleep: sleep, ask: server.ask)
    }
    runner = makeRunner(day, game)
    begin()
  }

  /// What there is to be shown.
  public var board: StandingsBoard {
    _ = changeCount
    return runner.source
  }

  /// Goes to the standings of another game, or of another day.
  public func go(to day: CalendarDay, _ game: DailyGame) {
    runner.stop()
    runner = makeRunner(day, game)
    begin()
    changeCount += 1
  }

  /// Tries again what failed for want of a network. Call this method when the player comes back.
  func comeBack() {
    if runner.source.trouble == .unreachable { act { $0.tryAgain() } }
  }

  /// Does something that the player wants.
  func act(_ action: (StandingsBoard) -> Void) {
    action(runner.source)
    changeCount += 1
    runner.follow()
  }

  private func begin() {
    runner.onReply = { [weak self] in self?.changeCount += 1 }
    runner.follow()
  }
}

/// The account of the player as SwiftUI observes it.
@MainActor
@Observable
public final class AccountScreen {
  @ObservationIgnored private let runner: RequestRunner<RankedAccount>
  @ObservationIgnored private let server: DayServer
  @ObservationIgnored private var player: RankedPlayer?
  private var changeCount = 0

  /// What has become of the player.
  enum Change {
    /// The same has another token.
    case token
    /// It is somebody else.
    case another
    /// There is none any more.
    case nobody
  }

  /// Is told what has become of the player.
  @ObservationIgnored var playerHasChanged: (Change) -> Void = { _ in }

  /// Asks who the player is.
  ///
  /// - Parameters:
  ///   - search: what stands behind `?` in the link that led here, such as `join=ACDEFGHJ`.
  ///   - sleep: how time passes.
  init(
    _ search: [UInt8], _ server: DayServer, _ kept: ServerStorage, sleep: @escaping Sleep, now: @escaping () -> Int64
  ) {
    let account = RankedAccount(search, storage: kept.storage, remove: { kept.remove($0) }, now: now)
    player = account.player
    self.server = server
    runner = RequestRunner(account, sleep: sleep, ask: server.ask, mayAsk: { server.mayAsk($0) })
    runner.onReply = { [weak self] in self?.note() }
    runner.follow()
  }

  /// What there is to be shown.
  public var account: RankedAccount {
    _ = changeCount
    return runner.source
  }

  /// The account as a screen. A problem with the device's secrets takes the place of what a player without an account reads.
  public var screen: PlainScreen {
    var screen = account.screen
    if account.profile != nil, let index = screen.sections.firstIndex(where: { $0.id == "devices" }) {
      let note: Block<Never>? = .text("apps", "Each Parlor app is a device of its own.", .note)
      screen.sections[index].blocks += [note].compactMap { $0 }
    }
    guard let trouble = server.secretTrouble else { return screen }
    for index in screen.sections.indices { screen.sections[index].blocks.removeAll { $0.id == "stranger" } }
    let text: Block<Never>? = .text("secret-trouble", trouble.sentence, .alarm)
    screen.sections = [.init("secret-trouble-section", nil, [text])].compactMap { $0 } + screen.sections
    return screen
  }

  /// Does something that the player wants.
  public func act(_ action: (RankedAccount) -> Void) {
    action(runner.source)
    note()
    runner.follow()
  }

  /// The text to share of an invitation: a link to a page of the server's site, which works for everyone, and the way in the app.
  func shareText(_ item: ShareItem) -> String {
    let code = String(decoding: item.question.drop { $0 != UInt8(ascii: "=") }.dropFirst(), as: UTF8.self)
    return item.message(page: "\(server.place?.address.text ?? "")/account.html")
      + "\nIn the app: Today, Account, code \(code)"
  }

  /// To be called when the player comes back: the network may be there again.
  func comeBack() {
    act {
      $0.lookForPlayer()
      if $0.trouble == .unreachable { $0.tryAgain() }
    }
  }

  private func note() {
    changeCount += 1
    let old = player
    player = runner.source.player
    guard old?.id != player?.id || old?.token != player?.token else { return }
    playerHasChanged(player == nil ? .nobody : old?.id == player?.id ? .token : .another)
  }
}
