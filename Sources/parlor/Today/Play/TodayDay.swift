import Foundation
import NumberedGame

/// A day as a server tells it. Its commitment, and those that are published already, are kept as they were seen first: a server
/// that shows another one later is not believed.
struct TodayDay {
  /// For how many days a server publishes commitments beforehand.
  private static let published = 7

  /// The day.
  let day: CalendarDay

  /// Asks a server for a day, or today.
  ///
  /// - Throws: `TodayProblem`, also where a commitment is another one than before; or an exit code.
  init(_ client: TodayClient, _ day: CalendarDay?, folder: URL, memory: inout TodayMemory) throws {
    let answer = try client.day(day)
    guard let told = try? CalendarDay(text: answer.day.utf8), day == nil || day == told else {
      throw TodayProblem.nonsense("it is about another day")
    }
    self.day = told
    var answers = [answer]
    // The day before belongs to them, since a commitment builds upon the one before it. Once a day is enough.
    let (first, last) = (told.adding(days: -1) ?? told, told.adding(days: Self.published) ?? told)
    if memory[client.name].commitments[last.description] == nil, let more = try? client.days(first...last) {
      answers += more
    }
    var seat = memory[client.name]
    for answer in answers {
      guard let commitment = answer.commitment else { continue }
      if let seen = seat.commitments[answer.day], seen != commitment {
        throw TodayProblem.nonsense("the commitment to \(answer.day.harmless) was \(seen), and is another one now")
      }
      if (try? CalendarDay(text: answer.day.utf8)) != nil { seat.commitments[answer.day] = commitment }
    }
    guard seat.commitments != memory[client.name].commitments else { return }
    memory[client.name] = seat
    try memory.save(in: folder)
  }
}
