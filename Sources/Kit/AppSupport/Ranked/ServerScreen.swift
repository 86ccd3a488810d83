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
  @ObservationIgnored private let server: DayServer
  @ObservationIgnored private let today: CalendarDay
  @ObservationIgnored private var current: StandingsBoard
  @ObservationIgnored private var line: ServerLine?
  private var changeCount = 0

  /// Asks for the standings of a game of a day.
  ///
  /// - Parameters:
  ///   - today: the day that it is now.
  init(_ day: CalendarDay, _ game: DayGame, today: CalendarDay, _ server: DayServer) {
    self.server = server
    self.today = today
    current = Self.board(day, game, today: today, server)
    begin()
  }

  /// What there is to be shown.
  public var board: StandingsBoard {
    _ = changeCount
    return current
  }

  /// Goes to the standings of another game, or of another day.
  public func go(to day: CalendarDay, _ game: DayGame) {
    current = Self.board(day, game, today: today, server)
    begin()
    changeCount += 1
  }

  /// Asks for more rows.
  public func more(_ place: StandingsBoard.Place) { act { $0.more(place) } }

  /// Asks once more for what did not come.
  public func tryAgain() { act { $0.tryAgain() } }

  /// To be called when the player comes back: the network may be there again.
  func comeBack() {
    if current.trouble == .unreachable { tryAgain() }
  }

  private func act(_ action: (StandingsBoard) -> Void) {
    action(current)
    changeCount += 1
    line?.look()
  }

  private func begin() {
    line?.hangUp()
    let board = current
    line = ServerLine(
      call: { board.call },
      receive: { [weak self] reply, number in
        board.receive(reply, to: number)
        self?.changeCount += 1
      }, sleep: server.sleep, ask: server.ask)
    line?.look()
  }

  private static func board(
    _ day: CalendarDay, _ game: DayGame, today: CalendarDay, _ server: DayServer
  ) -> StandingsBoard {
    let player = server.storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
    return StandingsBoard(Array("\(day)&\(game.folder)".utf8), today: today, player: player)
  }
}

/// The account of the player as SwiftUI observes it.
@MainActor
@Observable
public final class AccountScreen {
  @ObservationIgnored private let current: RankedAccount
  @ObservationIgnored private var line: ServerLine?
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
  /// - Parameter search: what stands behind `?` in the link that led here, such as `join=ACDEFGHJ`.
  init(_ search: [UInt8], _ server: DayServer, _ kept: ServerStorage, now: @escaping () -> Int64) {
    current = RankedAccount(search, storage: kept.storage, remove: { kept.remove($0) }, now: now)
    player = current.player
    self.server = server
    line = ServerLine(
      call: { [current] in current.call }, receive: { [weak self] in self?.receive($0, $1) },
      mayAsk: { server.mayAsk($0) }, sleep: server.sleep, ask: server.ask)
    line?.look()
  }

  /// What there is to be shown.
  public var account: RankedAccount {
    _ = changeCount
    return current
  }

  /// Why nobody knows who the player is, or will know it the next time, as a sentence; nothing where all is well.
  public var secretTroubleText: String? { server.secretTrouble?.sentence }

  /// Does something that the player wants.
  public func act(_ action: (RankedAccount) -> Void) {
    action(current)
    note()
    line?.look()
  }

  /// Whether something is asked before it is done. All that can be set is that it is not to be done.
  var isAsking: Bool {
    get { account.question != nil }
    set { if !newValue, current.question != nil { act { $0.cancel() } } }
  }

  /// Does what was asked about, whether or not SwiftUI has taken the question away by now.
  func confirm(_ question: RankedAccount.Question) {
    act {
      if $0.question == nil { $0.wonder(question) }
      $0.confirm()
    }
  }

  /// The way to a table, to be sent to others: a page of the server's site, which anybody can open, and which shows the code.
  public func invitation(to table: RankedTableName) -> String {
    let code = String(decoding: table.code, as: UTF8.self)
    return current.invitation(to: table).message(page: "\(server.place?.address.text ?? "")/account.html")
      + "\nIn the app: Today, Account, code \(code)"
  }

  /// To be called when the player comes back: the network may be there again.
  func comeBack() {
    act {
      $0.lookForPlayer()
      if $0.trouble == .unreachable { $0.tryAgain() }
    }
  }

  private func receive(_ reply: RankedReply?, _ number: Int) {
    current.receive(reply, to: number)
    note()
  }

  private func note() {
    changeCount += 1
    let old = player
    player = current.player
    guard old?.id != player?.id || old?.token != player?.token else { return }
    playerHasChanged(player == nil ? .nobody : old?.id == player?.id ? .token : .another)
  }
}
