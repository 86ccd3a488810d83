import GameCore
import Observation
import SessionSupport

/// The game server that the player has chosen, if any. It validates, tries, and stores the address that the
/// player types, and sends the requests of ranked sessions. Without a server, no daily game is ranked.
@MainActor
@Observable
public final class DayServer {
  /// A closure that sends a request to the address `base`, and returns the reply, or `nil` if no complete one arrived.
  /// It runs on the main actor, so a preview's server has replied before the next main-actor task runs.
  public typealias Exchange = @MainActor @Sendable (_ request: ServerRequest, _ base: String) async -> RankedReply?

  /// A closure that sends a request to the chosen server, and returns the reply, or `nil` if no complete one arrived.
  public typealias Ask = @MainActor @Sendable (ServerRequest) async -> RankedReply?

  /// The outcome of the player's latest action in the settings.
  public enum ChoiceOutcome: Hashable, Sendable {
    /// The site hasn't replied yet.
    case trying
    /// The site has a game server.
    case works
    /// The site didn't reply.
    case unreachable
    /// The site has no game server.
    case absent
    /// The site's reply isn't that of a game server.
    case malformedReply
    /// The text isn't a valid address.
    case fault(ServerAddress.Fault)
    /// The player removed the server.
    case removed
    /// The address couldn't be stored.
    case notStored
  }

  /// The chosen server, or `nil`.
  public private(set) var choice: ServerChoice?

  /// The outcome of the player's latest action in the settings, or `nil`.
  public private(set) var outcome: ChoiceOutcome?

  /// What the chosen server's operator says, as far as the server has replied.
  public private(set) var info = ServerInfo()

  /// A problem with the device's secrets, or `nil`.
  public private(set) var secretsProblem: ServerStorage.SecretsProblem?

  /// A closure that is called when the player has chosen another server or removed the server.
  @ObservationIgnored var onChange: () -> Void = {}

  @ObservationIgnored var onNetworkReturn: () -> Void = {}

  @ObservationIgnored private let base: Storage
  @ObservationIgnored private let defaultSite: ServerAddress?
  @ObservationIgnored private let secrets: any SecretStore
  @ObservationIgnored private let exchange: Exchange
  @ObservationIgnored private var activeStorage: ServerStorage?
  @ObservationIgnored private var trial: Task<Void, Never>?
  @ObservationIgnored private var hadNetwork = true

  /// Creates the server and restores the stored choice. `secrets` stores credentials, and `exchange` sends requests.
  /// Without a server, links to games lead to `defaultSite`, if there is one.
  public init(
    storage: Storage, secrets: any SecretStore = MemorySecretStore(), defaultSite: ServerAddress? = nil,
    exchange: @escaping Exchange = { _, _ in nil }
  ) {
    base = storage
    self.defaultSite = defaultSite
    self.secrets = secrets
    self.exchange = exchange
    choice = storage.read(ServerChoice.key).flatMap { ServerChoice(text: $0) }
    openStorage()
  }

  /// The storage of the chosen server's games, or the base storage if no server is chosen.
  public var storage: Storage { activeStorage?.storage ?? base }

  /// The storage of the chosen server with the methods that remove data, or `nil` if no server is chosen.
  public var serverStorage: ServerStorage? { activeStorage }

  /// The site with the games' pages to which shared links lead, or `nil` if none is known.
  public var site: ServerAddress? { choice?.address ?? defaultSite }

  /// A closure that sends requests to the server that is chosen when this property is read.
  public var ask: Ask {
    let (choice, exchange) = (choice, exchange)
    return { request in
      guard let choice else { return nil }
      return await exchange(request, choice.apiAddress)
    }
  }

  /// Returns whether a call may be sent. A call without a token creates a player, so it must wait while the stored
  /// player can't be read.
  public func canSend(_ call: RankedCall) -> Bool {
    call.request.token != nil || activeStorage?.isPlayerUnreadable != true
  }

  /// Retries the failed reads and writes of secrets. Call this method when the player comes back.
  func tryAgain() {
    activeStorage?.retryFailedSaves()
    if secretsProblem == .unreadable { _ = activeStorage?.isPlayerUnreadable }
  }

  /// Records whether there is a network. When the network comes back, pending requests are sent at once.
  public func networkDidChange(isAvailable: Bool) {
    defer { hadNetwork = isAvailable }
    if isAvailable, !hadNetwork { onNetworkReturn() }
  }

  // MARK: Settings

  /// Checks the typed address, and asks the site whether it has a server. If `typed` is blank, removes the server.
  public func choose(_ typed: String) {
    trial?.cancel()
    if typed.allSatisfy(\.isWhitespace) { return remove() }
    let address: ServerAddress
    do {
      address = try ServerAddress(typed: typed)
    } catch {
      outcome = .fault(error)
      return
    }
    outcome = .trying
    trial = Task { [weak self, exchange] in
      let reply = await exchange(ServerChoice.request, address.text)
      guard !Task.isCancelled, let self else { return }
      serverDidReply(reply, of: address)
    }
  }

  /// Asks the chosen server for its operator's addresses. Call this method when one of the server's screens opens.
  func loadInfo() {
    guard let address = choice?.address else { return }
    Task { [weak self, exchange] in
      guard let reply = await exchange(ServerChoice.request, address.text), reply.status == 200 else { return }
      guard let self, choice?.address == address else { return }
      info = ServerInfo(reply, from: address)
    }
  }

  private func serverDidReply(_ reply: RankedReply?, of address: ServerAddress) {
    guard let reply else {
      // The network may be at fault, so store the address. Later requests report their own problems.
      if let choice = address == choice?.address ? choice : ServerChoice(address) { store(choice, .unreachable) }
      return
    }
    do {
      store(try ServerChoice(address, reply: reply), .works)
      if choice?.address == address { info = ServerInfo(reply, from: address) }
    } catch {
      outcome = error == .noServer ? .absent : .malformedReply
    }
  }

  private func store(_ choice: ServerChoice, _ outcome: ChoiceOutcome) {
    guard base.write(ServerChoice.key, choice.text) else {
      self.outcome = .notStored
      return
    }
    self.outcome = outcome
    switchServer(to: choice)
  }

  private func remove() {
    guard choice != nil else {
      outcome = nil
      return
    }
    // `Storage` can't remove keys, so an empty value counts as no value.
    guard base.write(ServerChoice.key, []) else {
      outcome = .notStored
      return
    }
    outcome = .removed
    switchServer(to: nil)
  }

  private func switchServer(to choice: ServerChoice?) {
    guard choice != self.choice else { return }
    self.choice = choice
    info = ServerInfo()
    openStorage()
    onChange()
  }

  private func openStorage() {
    activeStorage?.onProblemChange = nil
    activeStorage = choice.map { ServerStorage($0.address, base: base, secrets: secrets) }
    secretsProblem = nil
    activeStorage?.onProblemChange = { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.secretsProblem = self.activeStorage?.problem
      }
    }
  }
}

extension DayServer.ChoiceOutcome {
  /// A sentence that describes the outcome.
  public var sentence: String {
    switch self {
    case .trying: "One moment…"
    case .works: "This server deals your daily games. They’re ranked from now on."
    case .unreachable:
      "The server can’t be reached right now. Its address is saved. Parlor tries again when you play."
    case .absent: "This site has no game server. Nothing was changed."
    case .malformedReply: "The site at this address isn’t a game server. Nothing was changed."
    case .fault(let fault): fault.sentence
    case .removed: "Daily games are no longer ranked. This device remembers your account on the server."
    case .notStored: DataFault.storageRefused.sentence
    }
  }

  /// Whether the outcome is a failure.
  public var isFailure: Bool {
    switch self {
    case .trying, .works, .removed: false
    case .unreachable, .absent, .malformedReply, .fault, .notStored: true
    }
  }
}
