import AppSupport
import CodeBreakerSession
import Foundation
import GameCore
import SessionSupport
import SwiftUI
import Testing

@testable import CodeBreakerUI

/// CodeBreaker in the stand-in, with its session, for the assignment's sequences.
@MainActor
struct RunningCodeBreaker {
  let controller: CodeBreakerController
  let app: HeadlessApp

  /// Runs the app with game 537 after two attempts, in memory, and removes the pegs of the guess.
  init(environment: EnvironmentValues = EnvironmentValues()) async {
    await self.init(.preview(), environment)
  }

  /// Runs the app with game 537, in memory. Its random numbers follow from a seed.
  init(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let play = PlayEnvironment(
      storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { random.next() })
    let controller = CodeBreakerController(environment: play)
    controller.session.open(address: Array("codebreaker/1/537/4.mastermind".utf8))
    await self.init(controller, EnvironmentValues())
  }

  /// Runs the app with a controller, and removes the pegs of the guess.
  init(_ controller: CodeBreakerController, _ environment: EnvironmentValues = EnvironmentValues()) async {
    self.controller = controller
    app = HeadlessApp(scene: CodeBreakerScene(controller: controller), environment: environment)
    await app.settle()
    removePegs()
  }

  func removePegs() {
    while app.button("Remove peg").reachable.first?.behavior.isEnabled == true {
      try? app.button("Remove peg").tap()
    }
  }

  /// The names of the pegs to choose from, as screen readers say them.
  var choices: [String] {
    let group = app.reachableNodes.first { $0.accessibility.label == "Pegs to choose from" }
    return group?.elements.map(\.spokenName).filter { !$0.isEmpty } ?? []
  }

  /// What screen readers say about the guess's pegs.
  var guess: [String] {
    let group = app.reachableNodes.first { $0.accessibility.label == "Your guess" }
    return group?.elements.map(\.spokenName) ?? []
  }

  /// The attempts that the player sees, the latest first.
  var attempts: [String] { app.elements.map(\.spokenName).filter { $0.hasPrefix("Attempt ") } }

  /// Taps the choices with these numbers, one for each hole.
  func choose(_ numbers: [Int]) throws {
    let choices = choices
    for number in numbers {
      try #require(choices.indices.contains(number))
      try app.element(choices[number]).tap()
    }
  }

  /// The center of an element on the screen.
  func place(of name: String) throws -> CGPoint {
    app.layOut(on: Device.all[1])
    let frame = try #require(try app.element(name).node.outerFrame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Drags a peg, as screen readers name it, to a place on the screen.
  func drag(_ name: String, to end: CGPoint) throws {
    let start = try place(of: name)
    let frame = try #require(try app.element(name).node.outerFrame)
    let steps = (0...4).map { step in
      let share = CGFloat(step) / 4
      return CGPoint(
        x: start.x + (end.x - start.x) * share - frame.minX, y: start.y + (end.y - start.y) * share - frame.minY)
    }
    try app.element(name).drag(steps)
  }

  var canGuess: Bool { app.button("Guess").reachable.first?.behavior.isEnabled == true }

  func restart() throws { try app.menu("More").chooseItem("Restart Game") }
}
