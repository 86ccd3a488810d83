import DailyGames
import NumberedGame
import PlaySupport

/// A member of a circle with friends as it is shown and said.
struct MemberLine: Identifiable, Hashable {
  /// The number of the player.
  let id: [UInt8]
  /// The name, which somebody else may have chosen.
  let name: String
  /// What today's games came to: "Triples 1,042, CodeBreaker –".
  let today: String
  /// The last days: "3 won of 12".
  let month: String
  /// Whether it is the player.
  let isOwn: Bool

  /// The lines of a circle, in its order.
  static func lines(_ circle: FriendCircle) -> [MemberLine] { circle.members.map { MemberLine($0) } }

  private init(_ member: FriendCircle.Member) {
    id = member.id
    name = String(decoding: member.name, as: UTF8.self)
    today = zip(DailyGame.all, member.today).map { "\($0.name) \($1)" }.joined(separator: ", ")
    month = "\(DecimalText.grouped(member.won)) won of \(DecimalText.grouped(member.played))"
    isOwn = member.isOwn
  }

  /// All of it as a sentence.
  var spoken: String {
    let games = today.replacing("–", with: "not told")
    return "\(name)\(isOwn ? ", that is you" : ""). Today: \(games). Last \(FriendCircle.days) days: \(month)."
  }
}
