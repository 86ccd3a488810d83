import CodeBreakerModel
import SessionSupport
import TerminalSupport

extension Reason {
  /// The fact and its numbers, as in `{"fact":"average","better":5.5,"other":10.0}`.
  var json: JSON {
    let fact = (key: "fact", value: JSON(kind.name))
    return switch self {
    case .onlyCode, .oneOfTwo: JSON([fact])
    case .tellsApart(let count, let canBeCode): JSON([fact, ("codes", JSON(count)), ("candidate", JSON(canBeCode))])
    case .excludedColor(let color): JSON([fact, ("color", JSON(CodeText.symbols([color])))])
    case .certainPeg(let place, let color):
      JSON([fact, ("place", JSON(place + 1)), ("color", JSON(CodeText.symbols([color])))])
    case .contradiction(let attempt, let counts):
      JSON([
        fact, ("attempt", JSON(attempt)), ("exact", JSON(counts.exact)), ("inexact", JSON(counts.inexact)),
      ])
    case .average(let better, let other):
      JSON([fact, ("better", JSON(better.value, decimals: 2)), ("other", JSON(other.value, decimals: 2))])
    case .answers(let better, let other), .largestPart(let better, let other):
      JSON([fact, ("better", JSON(better)), ("other", JSON(other))])
    }
  }
}
