import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// Draws the pictures on the page's screens.
enum Picture {
  /// Draws a picture into an empty element, which describes it to screen readers.
  static func draw(_ picture: CodeBreakerSession.Picture, in place: Element) {
    switch picture {
    case .marker: break  // The page's HTML contains the markers.
    case .code(let code): place.append(PegRowElement.make(code))
    case .swatches(let pegs):
      place.append(Element.make("span", "swatches", containing: pegs.compactMap { PegElement.make($0) }))
    // They are only on other pages.
    case .hole, .peg, .attempt, .answer, .mistake, .bar, .option, .evaluatedGuess: break
    case .candidate(let code): place.append(PegRowElement.make(code))
    case .chart(let chart): draw(chart, in: place)
    case .reviewedAttempt(let attempt): draw(attempt, in: place)
    case .curves(let own, let friend): draw(own, friend, in: place)
    case .attempts(let row): draw(row, in: place)
    case .rows(let rows):
      for row in rows {
        let parts = [
          Element.make("b", "number", text: row.number.description), PegRowElement.make(row.code),
          MarkersElement.make(row.markers),
        ]
        place.append(Element.make("div", "position-row", containing: parts))
      }
    }
  }

  /// Draws how the number of possible codes fell, with its values.
  private static func draw(_ chart: CodeBreakerSession.CandidateChart, in place: Element) {
    let drawing = Chart(Element.make("div", "chart"))
    drawing.drawScale(of: chart)
    drawing.draw(chart, line: "curve", dots: "dots")
    for point in chart.points {
      guard let label = point.label else { continue }
      if point.attemptCount > 0 { drawing.add("step", label: point.attemptCount.description, at: (point.x, 1)) }
      drawing.add(point.attemptCount == 0 ? "count first" : "count", label: label, at: (point.x, point.y))
    }
    place.append(drawing.frame)
  }

  /// Draws an attempt with its review.
  private static func draw(_ attempt: CodeBreakerSession.ReviewedAttempt, in place: Element) {
    place.setAttribute("class", "reviewed")
    let row = attempt.row
    let head = Element.make(
      "div", "reviewed-head",
      containing: [
        Element.make("b", "number", text: row.number.description), PegRowElement.make(row.code),
        MarkersElement.make(row.markers),
        Element.make("span", attempt.betterGuess == nil ? "rating best" : "rating", text: attempt.ratingText),
      ])
    let figures = ["Lost \(attempt.lossText)", "Luck \(attempt.luckText)"] as [String]
    let detail = Element.make(
      "div", "reviewed-detail",
      containing: [
        Element.make("span", text: "\(attempt.codeCountsText). \(attempt.expectationText)."),
        Element.make("span", "figures", containing: figures.map { Element.make("span", text: $0) }),
      ])
    place.append(head)
    place.append(detail)
    if let better = attempt.betterGuess {
      let parts = [Element.make("span", text: "Best guess"), PegRowElement.make(better)]
      place.append(Element.make("div", "better", containing: parts))
    }
  }

  /// Draws how the number of possible codes fell in both games.
  private static func draw(
    _ own: CodeBreakerSession.CandidateChart, _ friend: CodeBreakerSession.CandidateChart, in place: Element
  ) {
    let drawing = Chart(Element.make("div", "chart duel-chart"))
    drawing.drawScale(of: own)
    let longer = own.points.count < friend.points.count ? friend : own
    for point in longer.points where point.attemptCount > 0 && point.label != nil {
      drawing.add("step", label: point.attemptCount.description, at: (point.x, 1))
    }
    drawing.draw(friend, line: "friends-curve", dots: "friends-dots")
    drawing.draw(own, line: "curve", dots: "dots")
    let key = Element.make("p", "fine duel-key")
    key.fill([Element.make("span", "own", text: "You"), Element.make("span", "friends", text: "Friend")])
    for part in [Element.make("h3", text: "Codes left"), key, drawing.frame] { place.append(part) }
  }

  /// Draws the two players' attempts with the same number, side by side.
  private static func draw(_ row: CodeBreakerSession.DuelRow, in place: Element) {
    place.setAttribute("class", row.isFirstDifference ? "duel-row parting" : "duel-row")
    if row.isFirstDifference { place.append(Element.make("p", "fine", text: "Your games split here")) }
    place.append(Element.make("b", "number", text: row.number.description))
    for (name, attempt) in [("You", row.own), ("Friend", row.friend)] as [(String, CodeBreakerSession.DuelAttempt?)] {
      let side = Element.make("div", "side")
      side.append(Element.make("b", "name", text: name))
      if let attempt {
        side.append(PegRowElement.make(attempt.row.code))
        side.append(MarkersElement.make(attempt.row.markers))
        side.append(Element.make("span", "fine", text: attempt.note))
      }
      place.append(side)
    }
  }
}

extension Chart {
  /// Draws the lines of a chart of the possible codes, and their labels.
  func drawScale(of chart: CodeBreakerSession.CandidateChart) {
    draw(grid: chart.lines.map { $0.y })
    for line in chart.lines { add("scale", label: line.label, at: (0, line.y)) }
  }

  /// Draws the numbers of possible codes as a line and as dots, of the classes `line` and `dots`.
  func draw(_ chart: CodeBreakerSession.CandidateChart, line: String, dots: String) {
    let points = chart.points.map { ($0.x, $0.y) as Point }
    draw(line, line: points)
    draw(dots, dots: points)
  }
}
