import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

extension CodeBreakerSession.Picture {
  /// Draws the picture into an empty element, which describes it to screen readers. Sets the element's class.
  func draw(in place: Element) {
    switch self {
    case .code(let code) where code.isHidden:
      let row = RowView(Element.make("span", "pegs"))
      row.show(code)
      place.append(row.element)
    case .code(let code): place.append(PegRowElement.make(code))
    case .marker(let match): place.setAttribute("class", match == .exact ? "marker exact" : "marker inexact")
    case .hole(let peg):
      place.setAttribute("class", "hole")
      place.append(Element.make("span", "place", containing: PegElement.make(peg).map { [$0] } ?? []))
    case .peg(let peg):
      place.setAttribute("class", "choice")
      if let peg = PegElement.make(peg) { place.append(peg) }
    case .answer(let markers, let note):
      place.append(MarkersElement.make(markers))
      place.append(Element.make("span", "fine", text: note))
    case .attempt(let attempt):
      place.setAttribute("class", attempt.isSuspect ? "attempt doubted" : "attempt")
      place.append(AttemptElement.makeNumber(attempt.number))
      place.append(PegRowElement.make(attempt.code))
      place.append(
        attempt.markers.map { MarkersElement.make($0) } ?? Element.make("span", "fine no-answer", text: "?").silenced())
      if !attempt.note.isEmpty { place.append(Element.make("span", "effect fine", text: attempt.note).silenced()) }
    case .mistake(let text, let given, let right):
      place.setAttribute("class", "mistake")
      let answers = [MarkersElement.make(given), MarkersElement.make(right)]
      place.append(Element.make("span", text: text).silenced())
      place.append(Element.make("span", "answers-given", containing: answers))
    case .bar(let markers, let percent, let text):
      place.setAttribute("class", "answer-bar")
      let bar = Element.make("span", "leaves", text: text).silenced()
      bar.setStyle("--share", percent.description)
      place.append(MarkersElement.make(markers))
      place.append(bar)
    case .candidate(let code): place.append(PegRowElement.make(code))
    case .option(let option):
      place.setAttribute("class", "option")
      place.append(option.code.map { PegRowElement.make($0) } ?? MarkersElement.make(option.markers))
      if option.showsWords { place.append(Element.make("span", text: option.words)) }
    case .evaluatedGuess(let guess):
      place.setAttribute("class", guess.isBest ? "best" : "")
      for part in [
        Element.make("span", text: guess.label), PegRowElement.make(guess.code),
        Element.make("b", text: guess.lossText),
      ] { place.append(part.silenced()) }
    case .swatches, .chart, .curves, .rows, .reviewedAttempt, .attempts: break
    }
  }
}
