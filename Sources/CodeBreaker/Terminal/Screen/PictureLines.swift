import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

extension PegPainter {
  /// Returns the lines of a picture on a screen. Charts and duels are left out.
  func lines(of picture: CodeBreakerSession.Picture) -> [[Span]] {
    switch picture {
    case .code(let code): [strip(code)]
    case .swatches(let pegs): [strip(Code(kind: .guess, pegs: pegs), .tiny)]
    case .rows(let rows):
      rows.map { row in
        [Span("\(row.number)".rightAligned(in: 2) + " ", .dim)] + strip(row.code) + [Span(" ")] + strip(row.markers)
      }
    case .marker, .curves, .attempts: []
    }
  }
}
