import GameCore

/// The screen on which players save a device's data to a file, and import such a file on another device.
public final class DataScreen: ScreenSource, RequestSource {
  private let data: DeviceData
  private let save: (_ file: [UInt8]) -> Void
  private let open: () -> Void
  private var message: ScreenMessage?
  private var messageCount = 0

  private enum Code: UInt8 {
    case save
    case open
  }

  /// Creates the screen. `save` hands a file to the player. `open` lets the player choose a file for `read`.
  public init(_ data: DeviceData, save: @escaping (_ file: [UInt8]) -> Void, open: @escaping () -> Void) {
    self.data = data
    self.save = save
    self.open = open
  }

  /// The buttons to save and open a file, and the outcome.
  public var screen: PlainScreen {
    PlainScreen(
      "Your data",
      [
        .init(
          "files", nil,
          [
            .text(
              "about",
              "Everything stays on this device. Save it to a file to move it to another."
            ),
            .buttons(
              "file-actions",
              [Action(.init(Code.save), "Save to a file", .main), Action(.init(Code.open), "Open a file")]),
            .text(
              "note", "Opening a file adds to what is on this device. Nothing is removed, and nothing counts twice.",
              .note),
          ])
      ],
      actions: [Action(to: .home, "All games")], message: message)
  }

  /// An empty array, because closures handle the files.
  public var pendingRequests: [Request<Never>] { [] }

  /// Ignores all replies.
  public func receive(_ reply: Reply, to request: Request<Never>) {}

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch Code(rawValue: id.code) {
    case .save: export()
    case .open: open()
    case nil: break
    }
  }

  /// Imports a file, and shows the outcome.
  public func importFile(_ file: [UInt8]) {
    do throws(DataFault) {
      show(try data.importFile(file).sentence)
    } catch {
      show(error.sentence, isError: true)
    }
  }

  private func show(_ text: String, isError: Bool = false) {
    messageCount += 1
    message = ScreenMessage(text, isError: isError, number: messageCount)
  }

  private func export() {
    do throws(DataFault) {
      let (file, unreadable) = try data.export()
      save(file)
      show(DeviceData.sentence(ofExportWithout: unreadable))
    } catch {
      show(error.sentence, isError: true)
    }
  }
}
