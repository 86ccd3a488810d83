import Testing
import TriplesModel
import TriplesSession

@Suite struct KeyCommandTests {
  private typealias Command = TriplesSession.KeyCommand

  private static let plain: [(keys: [String], command: Command?)] = [
    (["ArrowLeft", "a", "A"], .move(.left)), (["ArrowRight", "d", "D"], .move(.right)),
    (["ArrowUp", "w", "W"], .move(.up)), (["ArrowDown", "s", "S"], .move(.down)), (["Home"], .firstStep),
    (["End"], .lastStep),
    (["h", "H"], .hint), ([" "], .play),
    (["", "z", "y", "b", "1", "  ", "ä", "arrowleft", "ArrowLeft ", "Enter", "F1", "hh"], nil),
  ]

  @Test(arguments: plain)
  func keysMapToTheSameCommandsWithAndWithoutShift(keys: [String], command: TriplesSession.KeyCommand?) {
    for key in keys {
      #expect(Command(key: Array(key.utf8)) == command, "\(key)")
      #expect(Command(key: Array(key.utf8), hasShift: true) == command, "\(key) with Shift")
    }
  }

  @Test func onlyZAndYUndoAndRedoWithControlOrCommand() {
    let command = { (key: String, hasShift: Bool) in
      Command(key: Array(key.utf8), hasCommand: true, hasShift: hasShift)
    }
    for key in ["z", "Z"] {
      #expect(command(key, false) == .undo)
      #expect(command(key, true) == .redo)
    }
    for key in ["y", "Y"] {
      #expect(command(key, false) == .redo)
      #expect(command(key, true) == .redo)
    }
    for key in ["", "a", "h", "ArrowLeft", "Home"] {
      #expect(command(key, false) == nil)
      #expect(command(key, true) == nil)
    }
  }

  @Test func keysActOnTheBoardUnlessItIsCovered() {
    let session = Device().launch()
    session.openGame("14")
    #expect(session.press(.move(.up)))
    #expect(session.replay.moves == [.up])
    #expect(session.press(.undo))
    #expect(session.replay.moves.isEmpty)
    #expect(session.press(.redo))
    #expect(session.replay.moves == [.up])
    #expect(!session.press(.firstStep))
    #expect(!session.press(.lastStep))
    #expect(!session.press(.play))
    #expect(session.press(.hint))
    #expect(session.asksAboutHint)
    #expect(!session.press(.hint), "the question is answered first")
    #expect(!session.press(.move(.right)), "the question is answered first")
    session.confirmHint()
    #expect(session.hint != nil)
    session.select(.scores)
    #expect(!session.press(.move(.right)))
    #expect(!session.press(.hint))
    #expect(session.replay.moves == [.up])
    session.select(.board)
    session.askForGame()
    #expect(!session.press(.move(.right)))
    #expect(!session.press(.undo))
    #expect(session.replay.moves == [.up])
  }

  @Test func keysStepThroughAndPlayAReplay() {
    let session = Device().launch()
    session.open(address: "triples/1/14/uru")
    let steps: [(command: Command, step: Int)] = [
      (.move(.right), 1), (.lastStep, 3), (.move(.right), 3), (.move(.left), 2), (.firstStep, 0), (.move(.left), 0),
    ]
    for (command, step) in steps {
      #expect(session.press(command))
      #expect(session.viewer?.step == step)
    }
    #expect(!session.press(.move(.up)))
    #expect(!session.press(.move(.down)))
    #expect(!session.press(.hint))
    #expect(session.viewer?.step == 0)
    #expect(session.hint == nil)
    #expect(session.press(.play))
    #expect(session.viewer?.isPlaying == true)
    #expect(session.press(.play))
    #expect(session.viewer?.isPlaying == false)
  }
}
