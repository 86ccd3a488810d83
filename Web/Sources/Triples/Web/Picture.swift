import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// Draws the pictures on the page's screens.
enum Picture {
  /// Draws a picture into an empty element, which describes it to screen readers.
  static func draw(_ picture: TriplesSession.Picture, in place: Element) {
    switch picture {
    case .tiles: break  // The page's HTML contains the tiles.
    case .collection(let count):
      for index in 0..<min(count + 1, TriplesSession.kindCount) {
        let value = (6 << index).description
        let face = Element.make("span", "face", text: value)
        face.setAttribute("data-digits", value.utf8Bytes.count.description)
        let tile = Element.make("span", index < count ? "first" : "first next", containing: [face])
        tile.setAttribute("data-value", value)
        place.append(tile)
      }
    case .medal(let medal):
      let icon = Element.make("i", "medal")
      icon.setAttribute("data-state", medal.styleName)
      place.append(icon)
    case .board(let replay, let first, let second):
      let board = BoardView.makeSmall(in: place)
      board.show(replay.game, isFresh: true)
      board.point(best: first, played: second)
    case .race(let race): draw(race, in: place)
    case .ratedMove, .cell, .tile: break  // They are only on other pages.
    }
  }

  private static func draw(_ race: TriplesSession.Duel.Chart, in place: Element) {
    let chart = Chart(place)
    place.append(Element.make("div", "labels"))
    place.setAttribute("class", "chart drawn")
    chart.draw(grid: race.lines.map { $0.y })
    // A label has no room above the topmost line, or at the start of both games.
    for line in race.lines where line.y > 0 && line.points > 0 {
      chart.add("scale", label: DecimalText.grouped(line.points), at: (0, line.y))
    }
    chart.draw("friend", line: race.friend.map { ($0.x, $0.y) })
    chart.draw("own", line: race.own.map { ($0.x, $0.y) })
    chart.draw("parting", dots: [(race.splitPoint.x, race.splitPoint.y)])
  }
}
