import CodeBreakerSession
import TerminalSupport

extension GamePegPainter {
  /// Returns the lines of a picture on a screen. Charts and duels are left out.
  func lines(of picture: CodeBreakerSession.Picture) -> [[Span]] {
    let space = Span(" ", panelStyle)
    switch picture {
    case .markers(let answers): return answers.map { [space] + markers($0) + [space] }
    case .code(let code): return [faces(code).reduce([space]) { $0 + spans($1, .small) + [space] }]
    case .swatches(let pegs):
      let faces = pegs.map { PegFace($0, source: source, capabilities: capabilities) }
      return [faces.reduce([space]) { $0 + spans($1, .tiny) + [space] }]
    case .marker, .curves, .attempts: return []
    }
  }
}
