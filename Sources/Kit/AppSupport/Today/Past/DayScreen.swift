import DailyGames
import FairDay
import JSON
import NumberedGame
import Observation
import PlaySupport

/// The page of a day that is over, as SwiftUI observes it: asks the server for the day's key, checks it, deals the day anew, and
/// holds against that what was played.
@MainActor
@Observable
public final class DayScreen {
  /// The day.
  public let day: CalendarDay

  /// Which of the day's games it is about.
  public let game: DailyGame

  /// What there is to be seen.
  public private(set) var page: DayPage

  /// What the day dealt, once it is known and can be trusted: then it can be played again.
  public private(set) var deal: (any DealtGame)?

  /// Deals a day, away from what the player does.
  typealias Dealer = @Sendable (CalendarDay, DayKey) -> (any DealtGame)?

  @ObservationIgnored private let server: DayServer
  @ObservationIgnored private let dealer: Dealer
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Asks for what there is to know of a day.
  ///
  /// - Parameters:
  ///   - asksForDeal: whether the player was led here by a game that cannot be played again before it is dealt anew.
  ///   - dealer: deals the day by its key.
  init(_ day: CalendarDay, _ game: DailyGame, _ server: DayServer, asksForDeal: Bool = false, dealer: @escaping Dealer)
  {
    self.day = day
    self.game = game
    self.server = server
    self.dealer = dealer
    page = DayPage(
      day, asksForDeal: asksForDeal, own: PastDayGame.rankedResult(game, of: day, in: server.storage))
    begin()
  }

  /// Asks once more for what did not come.
  public func tryAgain() {
    guard page.trouble != nil else { return }
    page.trouble = nil
    page.isAsking = true
    begin()
  }

  /// To be called when nobody looks at it any more.
  func close() {
    task?.cancel()
  }

  /// To be called where what the day dealt cannot be kept.
  func tellOfFullStorage() {
    page.guidance = "This device keeps nothing more, so the day cannot be played again here."
  }

  private func begin() {
    task?.cancel()
    task = Task { [weak self] in await self?.ask() }
  }

  /// Asks for one thing after the other.
  private func ask() async {
    guard let reveal = await reveal() else { return }
    let kept = RankedCommitments(storage: server.storage).commitment(of: day)
    guard let key = DayKey(hex: reveal.key), let previous = DayCommitment(hex: reveal.previous) else {
      return fail(.nonsense)
    }
    let verdict = reveal.verdict(
      hash: (try? DayCommitment(day: day, previous: previous, key: key))?.bytes, kept: kept)
    page.take(reveal, verdict, kept: kept)
    let deal = await Self.deal(day, key, dealer)
    guard !Task.isCancelled else { return }
    guard let deal else { return page.takeNoDeal() }
    page.par = deal.summary
    if verdict.isGood { self.deal = deal }
    await check(against: deal)
  }

  /// Checks what was played against what was dealt.
  private func check(against deal: any DealtGame) async {
    do throws(ServerTrouble) {
      let games = try await recordedGames(.players, maxCount: CheckedGames.limit)
      let coach = try? await recordedGames(.coach, maxCount: 1)
      let checked = await Self.check(games, coach?.lines.first, game, deal)
      guard !Task.isCancelled else { return }
      if let coach = checked.coach { page.take(coach: coach) }
      page.take(checked.games, of: game)
    } catch {
      if !Task.isCancelled { fail(error) }
    }
  }

  private func recordedGames(
    _ file: RecordedGames.File, maxCount: Int
  ) async throws(ServerTrouble) -> RecordedGames {
    try RecordedGames(await server.ask(RecordedGames.request(for: file, of: game, on: day)), maxCount: maxCount)
  }

  private func reveal() async -> DayReveal? {
    let reply = await server.ask(DayReveal.request(for: day))
    guard !Task.isCancelled else { return nil }
    do throws(DayReveal.Absence) {
      return try DayReveal(reply, day: day)
    } catch .trouble(let trouble) {
      fail(trouble)
    } catch {
      page.take(error)
    }
    return nil
  }

  private func fail(_ trouble: ServerTrouble) {
    page.trouble = trouble.sentence
    page.isAsking = false
  }

  // MARK: What takes a moment

  nonisolated private static func deal(
    _ day: CalendarDay, _ key: DayKey, _ dealer: @escaping Dealer
  ) async -> (any DealtGame)? {
    await Task.detached { dealer(day, key) }.value
  }

  private typealias Checked = (games: CheckedGames, coach: (text: String, address: [UInt8]?)?)

  nonisolated private static func check(
    _ games: RecordedGames, _ coach: [UInt8]?, _ game: DailyGame, _ deal: any DealtGame
  ) async -> Checked {
    await Task.detached {
      (CheckedGames(games, dealt: deal), coach.map { CheckedGames.coach($0, game: game, dealt: deal) })
    }.value
  }
}
