import ArgumentParser
import SessionSupport
import TerminalSupport

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Print every kind of block of a screen, to see how the terminal draws it.")

  @Option(help: "The width in columns.")
  var width = 72

  func validate() throws {
    guard (28...200).contains(width) else { throw ValidationError("--width must be from 28 to 200.") }
  }

  func run() {
    Console.print(BlockGallery().screen.text(width: width) { [[Span($0)]] })
  }
}
