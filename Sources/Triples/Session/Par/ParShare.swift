import NumberedGame
import PlaySupport

extension TriplesSession {
  /// A score as a share of the par of its game, the best score that a player could have made who knew what is spawned.
  public struct ParShare: Hashable, Sendable {
    /// The score in points.
    public let score: Int

    /// The par, at least 1.
    public let par: Int

    /// Makes a share, or nothing where there is no par.
    init?(_ score: Int, of par: Int?) {
      guard let par, par > 0 else { return nil }
      self.score = score
      self.par = par
    }

    /// The share in whole percent, rounded down, so that 100 % is par itself.
    public var text: String {
      // A saved score may be any number up to 2147483647.
      "\(Int64(score) * 100 / Int64(par)) %"
    }

    /// The share with the par itself: "83 % of par 1,204".
    public var fullText: String { "\(text) of par \(DecimalText.grouped(par))" }

    /// Whether this share is larger than another, exactly.
    func isLarger(than other: ParShare) -> Bool {
      Int64(score) * Int64(other.par) > Int64(other.score) * Int64(par)
    }
  }
}
