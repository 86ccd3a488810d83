import DailyGames
import GameCore
import SessionSupport

// `Web/Site/triples/index.html` has the same sentences, so that a browser can show them immediately.
extension TriplesSession {
  /// Returns the rules and the credits. A picture is a row of tiles, given by their numbers.
  public static func aboutScreen(_ input: InputMethod) -> TriplesSession.Screen {
    let moveInstructions: String =
      input == .terminal
      ? "Press an arrow key. Every row or column moves one step that way, if it can: it closes up at its first gap, or where its first two neighbors merge."
      : "Swipe, drag, press the arrow keys, or use the buttons. Every row or column moves one step that way, if it can."
    return Screen(
      "About",
      [
        .init(
          "how", "How to play",
          [
            .text("moving", moveInstructions), .picture("three", .tiles([1, 2, 3]), "1 and 2 make 3."),
            .picture("sum", .tiles([3, 3, 6]), "Two equal numbers from 3 up make their sum: 3 and 3 make 6."),
            .picture(
              "new", .tiles([1, 2]),
              "After each move, a new 1 or 2 appears. Every number that appears, new or merged, scores its value."),
            .text("end", "When nothing can move, the game is over."),
            .buttons("lesson-button", [Action(to: .lesson(.triples), "Learn by playing")]),
          ]),
        .init(
          "more", "Games, levels, and coach",
          [
            .text(
              "number",
              "Every game has a number. The same number and the same moves give the same game on every device, so you can play it again or give it to a friend."
            )
          ]),
        .init(
          "levels-part", nil,
          [
            .text("levels", "Games 1 to 1000 are levels with four medals."),
            .text("shares", "Bronze takes 40% of the best possible score, silver 60%, and gold 80%."),
            .text("crown", "Crown: the best possible score, even if you knew every tile in advance."),
            .text("unaided", "Games with a hint or more than three undos win no medal."),
          ]),
        .init(
          "coach-part", nil,
          [
            .text(
              "coach",
              "The coach has learned the game. It sees what you see, and no more. A hint shows its best move and what the others cost. You can watch it play. A review goes through a game move by move and tells mistakes from bad luck. On your own board, the coach rates each move, and you can play from it."
            ), .buttons("board-button", [Action(to: .board(.triples), "Your own board")]),
          ]),
        .init(
          "daily", "The daily game",
          [
            .text(
              "daily-text",
              "Each day, from midnight to midnight UTC, has one game for everyone. Undo and hints are allowed, and show beside your result. Your own game is kept for later."
            )
          ]),
        .init(
          "credits", "Credits",
          [
            .text(
              "credits-text",
              "Triples is part of Parlor, free software under the MIT license. Its rules come from a programming course at the University of Maryland. It belongs to the family of Threes! by Sirvo and 2048 by Gabriele Cirulli. The game is written in Swift."
            )
          ]),
      ])
  }
}
