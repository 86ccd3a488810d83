import AppSupport
import GameCore
import SessionSupport
import SwiftUI
import TriplesModel
import TriplesSession

@testable import CodeBreakerUI
@testable import TriplesUI

/// Triples in the stand-in, with its session, for the assignments' sequences.
@MainActor
struct RunningTriples {
  let controller: TriplesController
  let app: HeadlessApp

  /// Runs the app with a game that isn't over, in memory. Determ is chosen, so the next game is game 14.
  init(environment: EnvironmentValues = EnvironmentValues()) async {
    controller = .preview()
    app = HeadlessApp(scene: TriplesScene(controller: controller), environment: environment)
    await app.settle()
  }

  /// Runs the app and starts game 14 by its buttons.
  static func atNewGame() async throws -> RunningTriples {
    let triples = await RunningTriples()
    try triples.startNewGame()
    return triples
  }

  /// Ends the game with New Game, and confirms it in the pop-up.
  func startNewGame() throws {
    try app.button("New Game").tap()
    try app.button("New Game").tap()
  }

  func tap(_ labels: String...) throws {
    for label in labels { try app.button(label).tap() }
  }

  /// The score that the player sees.
  var score: Int? {
    app.reachableNodes.first { $0.accessibility.label == "Score" }?.accessibility.value.flatMap { Int($0) }
  }

  /// The score in the pop-up at the end.
  var finalScore: Int? {
    let texts = app.texts
    return texts.firstIndex(of: "Final score").flatMap { Int(texts[$0 + 1]) }
  }

  /// The tiles that the player sees, by row and column from 0, as screen readers read them.
  var tiles: [[Int]] {
    var rows = Array(repeating: Array(repeating: 0, count: 4), count: 4)
    for node in app.reachableNodes {
      let parts = node.accessibility.label?.split(separator: ", ").map { $0.split(separator: " ") } ?? []
      guard parts.count == 3, parts[1].first == "row", parts[2].first == "column",
        let value = Int(parts[0][0]), let row = Int(parts[1][1]), let column = Int(parts[2][1])
      else { continue }
      rows[row - 1][column - 1] = value
    }
    return rows
  }

  /// The board, which reacts to drags.
  var board: Target { app.view("board") { !$0.behavior.gestures.isEmpty } }

  /// What the toy on About draws, also behind what covers it.
  var toy: [GraphicsContext.Drawing] {
    let canvas = app.keyWindow.content.all { $0.kind == .canvas }.first
    guard case .canvas(let draw) = canvas?.parameters else { return [] }
    var context = GraphicsContext()
    draw(&context, CGSize(width: 300, height: 200))
    return context.drawings
  }

  /// Plays until no move is possible, with the buttons.
  func playToTheEnd() throws {
    var moved = true
    while moved {
      moved = false
      for label in ["Left", "Down", "Right", "Up"] where app.button(label).reachable.first?.behavior.isEnabled == true {
        let before = tiles
        try app.button(label).tap()
        if tiles != before { moved = true }
      }
    }
  }
}
